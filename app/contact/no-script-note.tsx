import type { MailService } from './mail.ts';

export type NoScriptNoteProps = { mail: MailService; words: string };

/** EmailJS answers a plain form post with a bare «OK» and leads nobody back, so it is said before. */
export function NoScriptNote({ mail, words }: NoScriptNoteProps) {
  if (mail.origin === '') return null;
  return (
    <noscript>
      <p>{words}</p>
    </noscript>
  );
}
