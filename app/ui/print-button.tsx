import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { Button, type ButtonProps } from './button.tsx';
import styles from './print-button.module.css';

export type PrintButtonProps = ButtonProps & {
  sheet: () => ReactNode;
  /** What a browser that saves it as a PDF calls the file; the page's title unless said. */
  fileName?: string;
  /** Whether the browser's own command prints the sheet too: who has worked on a page wants the result. */
  insteadOfPage?: boolean | undefined;
};

/** Prints `sheet` alone: it exists only while it is printed, and then the page around it does not. */
export function PrintButton({ sheet, fileName, insteadOfPage, ...rest }: PrintButtonProps) {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const finish = () => setPrinting(false);
    addEventListener('afterprint', finish);
    return () => removeEventListener('afterprint', finish);
  }, []);
  useEffect(() => {
    if (!insteadOfPage) return;
    const show = () => flushSync(() => setPrinting(true));
    addEventListener('beforeprint', show);
    return () => removeEventListener('beforeprint', show);
  }, [insteadOfPage]);
  useLayoutEffect(() => {
    if (!printing || !fileName) return;
    const { title } = document;
    document.title = fileName;
    return () => {
      document.title = title;
    };
  }, [printing, fileName]);
  function print() {
    // The sheet must stand in the document before the browser takes its picture.
    flushSync(() => setPrinting(true));
    window.print();
  }
  return (
    <>
      <Button variant="quiet" onClick={print} {...rest} />
      {printing && createPortal(<div className={styles.sheet}>{sheet()}</div>, document.body)}
    </>
  );
}
