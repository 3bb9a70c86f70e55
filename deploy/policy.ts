/** Finds what the content policy has to allow, and keeps it beside the built site. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mailService } from '../app/contact/mail.ts';
import { mapLinks } from '../app/contact/map.ts';
import type { Content } from '../app/content.server/load.ts';
import { findElements } from '../scripts/html.ts';
import type { Policy } from './headers.ts';

/** What applies when nothing is known: no inline code, no other host. */
const strictest: Policy = { scripts: [], styles: [], map: "'none'", mail: '' };

export function makePolicy(root: string, content: Content): Policy {
  const pages = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(join(root, file), 'utf8'));
  const policy = {
    scripts: hashes(pages, 'script'),
    styles: hashes(pages, 'style'),
    map: new URL(mapLinks(content.single.company.map).embed).origin,
    mail: mailService(process.env).origin,
  };
  writeFileSync(policyFile(root), JSON.stringify(policy, null, 1));
  return policy;
}

export function readPolicy(root: string): Policy {
  const file = policyFile(root);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : strictest;
}

/** Beside the published folder, not in it. */
function policyFile(root: string): string {
  return join(root, '../policy.json');
}

/** Of what the browser would run or apply: neither files nor data such as JSON-LD. */
export function hashes(pages: string[], tag: 'script' | 'style'): string[] {
  const texts = pages.flatMap((page) =>
    findElements(page, tag)
      .filter(({ attributes: { src, type = '' } }) => src === undefined && !type.includes('json'))
      .map(({ text }) => text),
  );
  return [...new Set(texts.filter(Boolean))].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
