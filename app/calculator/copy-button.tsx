import { useState } from 'react';
import { Button, type ButtonProps } from '../ui/button.tsx';

export type CopyButtonProps = Omit<ButtonProps, 'onClick' | 'children'> & {
  /** Before it is pressed, once the text is copied, and where the browser does not let it. */
  words: Record<'copy' | 'copied' | 'failed', string>;
  text: () => string;
};

/** Copies a text, and says whether it did. */
export function CopyButton({ words, text, ...rest }: CopyButtonProps) {
  const [word, setWord] = useState<keyof typeof words>('copy');
  async function copy() {
    try {
      await navigator.clipboard.writeText(text());
      setWord('copied');
    } catch {
      setWord('failed');
    }
  }
  return (
    <Button variant="quiet" onClick={copy} aria-live="polite" {...rest}>
      {words[word]}
    </Button>
  );
}
