import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSite } from '../../inbox/server.ts';
import { holds } from './contract.ts';

async function startEmbedded() {
  const messages = mkdtempSync(join(tmpdir(), 'inbox-'));
  const server = createSite({ messages });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      rmSync(messages, { recursive: true });
    },
  };
}

holds(startEmbedded, { https: false, refusals: [400, 404] });
