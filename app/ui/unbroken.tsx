import type { ReactNode } from 'react';
import styles from './unbroken.module.css';

/** The name of a refrigerant, a size, an instrument or a decree: R-1234ze(E), CV-500, R12-08, 26789-MTSS, 60534-8-3; and a range: 4–20 mA. */
const code =
  /(\b[A-Z]+-IF97\b|\b[hsv](?:fg?|g)\d?\b|\bh[co]\b|\bxT\b|\bFL\b|\bK(?:SH|[Nbcd])\b|\bcp\b|\b[A-Z]{1,4}\d*(?:-[A-Z]{2,4})*-\d[\w()/]*|\b\d+(?:-[A-Z]+)+|\b\d{4,}(?:-\d+)+|\d[\d\u00a0,]*–\d+(?:[\u00a0,]\d+)*(?:\u00a0[^\s\d,;.:)]+)?)/;

/** The words that a symbol stands for: «Entalpía del líquido, hf». */
const beforeSymbol = /(\p{L},) (?=[hsv](?:fg?|g)\b)/gu;

/** A quantity and its index: hfg2, xT, KSH, FL, cp. */
const symbol = /^([a-zFK])([a-zA-Z]+\d?)$/;

/** While the owner edits, a text says at its end where it is written, and must stay one. */
const isMarked = (text: string) => import.meta.env.DEV && text.includes('\u{E0001}');

/** A text whose names with a hyphen, and ranges, stay in one line, and whose symbols are set as such; no property says so for a hyphen alone. */
export function unbroken(text: string): ReactNode {
  const parts = text.replace(beforeSymbol, '$1\u00a0').split(code);
  if (parts.length === 1 || isMarked(text)) return text;
  return parts.map((part, index) =>
    // Every second part is what was split at.
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are known by their place
      <span key={index} className={styles.unbroken}>
        {set(part)}
      </span>
    ),
  );
}

function set(part: string): ReactNode {
  const [, letter, index] = symbol.exec(part) ?? [];
  if (!letter) return part;
  return (
    <>
      <i>{letter}</i>
      <sub>{index}</sub>
    </>
  );
}
