import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { freePort } from '../../deploy/loopback.ts';
import { copyProject } from './project-copy.ts';
import { expect } from './test.ts';

/** The editor on a copy of the project, where it may change everything. */
export async function startEditor() {
  const { folder, env, remove } = copyProject();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['edit/main.ts', '--no-open', '--trial'], {
    cwd: folder,
    env: { ...env(), PORT: String(port), NODE_ENV: '' },
  });
  const ended = once(server, 'exit');
  let printed = '';
  const ready = new Promise<void>((done, fail) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (words) => {
        printed += words;
        if (printed.includes(`Local:   ${origin}`)) done();
      });
    }
    server.on('exit', () => fail(new Error(printed)));
  });
  await ready;
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    remove();
  };
  return { origin, folder, stop, file: (name: string) => join(folder, 'content', name) };
}

/** What somebody does in the editor, as they would. */
export function editing(page: Page) {
  const field = page.getByRole('textbox', { name: 'Texto', exact: true });
  const tool = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    field,
    tool,
    async open(address: string) {
      await page.goto(address);
      await page.getByRole('region', { name: 'Editor del sitio' }).waitFor();
    },
    /** By the footer, which keeps its clicks while one edits. */
    async goTo(name: string) {
      // Reached by the Tab key: React has the page.
      await page.locator('main p[tabindex]').first().waitFor();
      const link = { name: new RegExp(`^${name}`) };
      await page.getByRole('contentinfo').getByRole('link', link).first().click();
      await page.waitForFunction((title) => document.title.startsWith(title), name);
    },
    async write(shown: string, text: string) {
      await page.getByRole('main').getByText(shown).first().click();
      await field.fill(text);
      await field.press('Enter');
    },
    /** The text is in the page again, and the field gone. */
    async expectSaved(text: string) {
      const soon = { timeout: 30_000 };
      await expect(field).toHaveCount(0, soon);
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible(soon);
    },
  };
}

/** As a telephone held upright stores it: on its side, with a note which way is up and where it was taken. */
export async function phonePhotograph(): Promise<Buffer> {
  const half = {
    create: { width: 800, height: 1200, channels: 3, background: '#2f5f86' },
  } as const;
  return sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#f26b0f' } })
    .composite([{ input: await sharp(half).png().toBuffer(), left: 0, top: 0 }])
    .withExif({ IFD0: { Make: 'Telefono' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}
