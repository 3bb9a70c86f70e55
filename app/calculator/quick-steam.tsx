import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useLabels } from '../site.ts';
import { Button } from '../ui/button.tsx';
import { FigureList } from '../ui/figure-list.tsx';
import fieldStyles from './field.module.css';
import type { QuickAnswer } from './quick-answer.ts';
import styles from './quick-steam.module.css';

export type QuickSteamProps = {
  title: string;
  basis: string;
  action: string;
  /** The page that has the whole answer, and what its field is called there. */
  to: string;
  field: { name: string; label: string; unit: string; value: string };
  answer: (readonly [label: string, value: string])[];
};

/** What the slider spans, in the field's unit: what is asked for every day. */
const span = { min: 0, max: 20, step: 0.25 };

/**
 * One field of the steam table. Without scripts it is a form that opens the table; its code comes when
 * somebody asks something else than the example.
 */
export function QuickSteam({ title, basis, action, to, field, answer }: QuickSteamProps) {
  const id = useId();
  const { failure } = useLabels();
  const input = useRef<HTMLInputElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const asked = useRef(field.value);
  const [rows, setRows] = useState(answer);
  const [problem, setProblem] = useState('');
  async function ask(text: string) {
    if (asked.current === text) return;
    asked.current = text;
    const found = await answerTo(text, failure.missing);
    if (asked.current !== text) return;
    setProblem(found.ok ? '' : found.reason);
    if (found.ok) setRows(found.rows);
  }
  const early = useRef('');
  // It may have been typed before React was there.
  useLayoutEffect(() => {
    early.current = input.current?.value ?? '';
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what came before
  useEffect(() => {
    if (early.current) ask(early.current);
  }, []);
  return (
    <form className={styles.quick} action={to} method="get" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <label htmlFor={id}>{field.label}</label>
      <div className={fieldStyles.entry}>
        <input
          ref={input}
          className={fieldStyles.number}
          id={id}
          name={field.name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={field.value}
          aria-invalid={problem !== ''}
          aria-describedby={`${id}-basis`}
          onInput={({ currentTarget: { value } }) => {
            if (slider.current) slider.current.value = value.replace(',', '.');
            ask(value);
          }}
        />
        <span className={fieldStyles.unit}>{field.unit}</span>
        <input type="hidden" name={`${field.name}.unit`} value={field.unit} />
      </div>
      <div
        className={`${fieldStyles.range} ${styles.range}`}
        data-min={span.min}
        data-max={span.max}
      >
        <input
          ref={slider}
          className={fieldStyles.slider}
          type="range"
          autoComplete="off"
          aria-label={field.label}
          {...span}
          defaultValue={field.value}
          onInput={({ currentTarget: { value } }) => {
            const text = value.replace('.', ',');
            if (input.current) input.current.value = text;
            ask(text);
          }}
        />
      </div>
      <div role="status">
        {problem && <p className={styles.problem}>{problem}</p>}
        <FigureList
          className={styles.answer}
          rows={problem ? rows.map(([label]) => [label, '—'] as const) : rows}
        />
      </div>
      <p id={`${id}-basis`} className={styles.basis}>
        {basis}
      </p>
      <Button type="submit" variant="quiet">
        {action}
      </Button>
    </form>
  );
}

async function answerTo(text: string, missing: string): Promise<QuickAnswer> {
  try {
    const { quickAnswer } = await import('./quick-answer.ts');
    return await quickAnswer(text);
  } catch {
    return { ok: false, reason: missing };
  }
}
