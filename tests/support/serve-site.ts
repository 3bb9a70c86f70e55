import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { handOverContent } from '../../app/content.server/read.ts';
import { createSite } from '../../inbox/server.ts';

/** Serves the built site with an empty inbox on a free port of loopback while the tests run. */
export default async function serveSite() {
  // Each of the processes that run the tests would check it all by itself.
  handOverContent();
  const messages = mkdtempSync(join(tmpdir(), 'inbox-'));
  const server = createSite({ messages });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  process.env.SITE = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env.INBOX = messages;
  return () => {
    server.closeAllConnections();
    server.close();
    rmSync(messages, { recursive: true });
  };
}
