/** The shell of the few pages that this server writes itself: no scripts, nothing to fetch. */
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export function escapeHtml(text: string): string {
  return (
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      .replaceAll("'", '&#39;')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: HTML forbids them even escaped
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, '\ufffd')
  );
}

const style = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; border-top: 4px solid #f26b0f; background: #f6f3ee; color: #11151b;
  font: 17px/1.5 system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 32px 16px 64px; }
h1 { margin: 0 0 16px; font-size: 2rem; line-height: 1.15; letter-spacing: -0.02em; }
h2 { margin: 0 0 8px; font-size: 1.2rem; line-height: 1.3; }
a { color: #b5440a; }
:focus-visible { outline: 3px solid #b5440a; outline-offset: 2px; }
article, form { margin: 24px 0; padding: 24px; background: #fff; border: 1px solid #e2dcd3;
  border-radius: 4px; }
article, dd, p { overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0; }
dt, label, .muted { color: #4d5866; }
dd { margin: 0; unicode-bidi: isolate; }
.text { margin: 16px 0 0; white-space: pre-wrap; unicode-bidi: isolate; }
label { display: block; margin: 16px 0 4px; }
input, textarea { width: 100%; padding: 8px; border: 1px solid #4d5866; border-radius: 4px;
  font: inherit; color: inherit; background: #fff; }
button, .action { display: inline-block; margin-top: 24px; padding: 8px 24px; border: 0;
  border-radius: 4px; background: #f26b0f; color: #11151b; font: inherit; font-weight: 600;
  text-decoration: none; cursor: pointer; }
nav { display: flex; gap: 24px; }
.alert { padding: 16px; border-left: 4px solid #b5440a; background: #fff; }
.alert p { margin: 0; }
.alert p + p { margin-top: 8px; }
@media (max-width: 599px) { dl { display: block; } dd { margin-bottom: 8px; } }
`;

export function htmlDocument(title: string, main: string): string {
  return `<!DOCTYPE html>
<html lang="es-CR">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<style>${style}</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;
}

const contentPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; " +
  "frame-ancestors 'none'";

const noStore = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

export function htmlAnswer(context: Context, status: ContentfulStatusCode, html: string): Response {
  return context.html(html, status, {
    ...noStore,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentPolicy,
    'X-Robots-Tag': 'noindex',
  });
}

export function textAnswer(
  context: Context,
  status: ContentfulStatusCode,
  text: string,
  headers: Record<string, string> = {},
): Response {
  const type = { 'Content-Type': 'text/plain; charset=utf-8' };
  return context.text(text, status, { ...noStore, ...type, ...headers });
}
