import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { localIds } from '../app/contact/mail.ts';
import { folders, started } from './test-process.ts';
import { params, postJson, storedMessages } from './test-site.ts';

const posts = import.meta.env.MODE === 'long' ? 4_000 : 500;
const senders = 16;
const kills = [0.25, 0.5, 0.75].map((share) => share * posts);

test(`killed ${kills.length} times within ${posts} posts: every message answered 200 is there, whole`, async () => {
  const environment = folders();
  let server = await started({ ...environment, PORT: '0' });
  const { port } = server;
  const answered: string[] = [];
  let next = 0;
  let restart: Promise<void> | undefined;

  async function killAndRestart() {
    server.child.kill('SIGKILL');
    await once(server.child, 'exit');
    server = await started({ ...environment, PORT: String(port) });
    restart = undefined;
  }

  async function send() {
    while (next < posts) {
      const subject = `mensaje ${next++}`;
      const body = {
        user_id: localIds.publicKey,
        service_id: localIds.serviceId,
        template_id: localIds.templateId,
        template_params: { ...params, subject, message: subject.repeat(500) },
      };
      try {
        const { status } = await postJson(port, body);
        expect(status).toBe(200);
        answered.push(subject);
      } catch (error) {
        // Cut off or refused while the server was away: nobody was told that it arrived.
        expect(String(error)).toMatch(/ECONNRE|hang up|EPIPE/);
      }
      if (kills.includes(answered.length)) restart ??= killAndRestart();
      // Most wait for it to come back; some knock while it is away.
      if (next % senders !== 0) await restart;
    }
  }
  await Promise.all(Array.from({ length: senders }, send));
  await restart;

  const names = readdirSync(environment.INBOX_FOLDER);
  // Interrupted writes have a name of their own, and go with a later start.
  const leftovers = names.filter((name) => /\.json\.\d+$/.test(name));
  const stored = storedMessages(environment.INBOX_FOLDER);
  const texts = new Map(stored.map((message) => [message.params.subject, message.params.message]));
  expect(answered.length).toBeGreaterThan(posts * 0.8);
  expect(answered.length).toBeLessThan(posts);
  expect(answered.filter((subject) => texts.get(subject) !== subject.repeat(500))).toEqual([]);
  // What was on its way when the server died may be there too, but nothing else and nothing incomplete.
  expect(stored.length - answered.length).toBeLessThanOrEqual(senders * kills.length);
  expect(leftovers.length).toBeLessThanOrEqual(senders * kills.length);
  expect(names.length).toBe(stored.length + leftovers.length);
}, 180_000);
