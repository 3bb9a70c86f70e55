/** The owner's guide as a page of the editor, with its pictures: whoever needs it has only the browser open. */
import { readFileSync } from 'node:fs';
import { Marked } from 'marked';

export const guideFile = 'docs/propietario.md';

const style = `
  body { max-width: 72ch; margin: 0 auto; padding: 32px 20px 80px; color: #14171d; font: 1.0625rem/1.6 system-ui, sans-serif; }
  h1, h2 { line-height: 1.2; }
  h2 { margin-top: 56px; padding-top: 16px; border-top: 3px solid #f26b0f; }
  img { max-width: 100%; border: 1px solid #d5d2cc; }
  code { padding: 0 4px; background: #f5f2ed; overflow-wrap: anywhere; }
  table { border-collapse: collapse; }
  td, th { padding: 8px 12px; border: 1px solid #d5d2cc; text-align: start; vertical-align: top; }
  a { color: #a8430a; }
`;

/** Headings have the names by which the list at its top calls them, as on the project's own site. */
const marked = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      const id = text
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-');
      return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
  },
});

export function guidePage(): string {
  const text = readFileSync(guideFile, 'utf8')
    .replaceAll('](images/', '](/docs/images/')
    .replaceAll('](publishing.md)', '](/docs/publishing.md)');
  const [, title] = /^# (.*)$/m.exec(text) ?? [];
  return `<!doctype html><html lang="es-CR"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style>${marked.parse(text)}</html>`;
}
