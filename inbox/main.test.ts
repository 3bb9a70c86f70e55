import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { localIds, mailService } from '../app/contact/mail.ts';
import { readIds } from './ids.ts';
import { folders, run, started } from './test-process.ts';
import { ask, params, storedMessages } from './test-site.ts';

test('says where the site, the inbox and the messages are, and ends well', async () => {
  const environment = folders();
  const { child, printed, port } = await started({ ...environment, PORT: '0' });
  expect(printed).toContain(`http://127.0.0.1:${port}/\n`);
  expect(printed).toContain(`http://127.0.0.1:${port}/inbox`);
  expect(printed).toContain(environment.INBOX_FOLDER);
  expect((await ask(port, '/')).status).toBe(200);
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('a taken port is explained, and the folder of the other is left alone', async () => {
  const first = await started({ ...folders(), PORT: '0' });
  const environment = folders();
  const second = run({ ...environment, PORT: String(first.port) });
  const [message, [code]] = await Promise.all([text(second.stderr), once(second, 'exit')]);
  expect(code).toBe(1);
  expect(message).toContain(`El puerto ${first.port} ya está ocupado`);
  expect(message).toContain(`npm start -- --port ${first.port + 1}`);
  expect(existsSync(environment.INBOX_FOLDER)).toBe(false);
  expect((await ask(first.port, '/')).status).toBe(200);
});

test.each([
  ['a wrong port', { PORT: '70000' }, 'no es un puerto'],
  ['a site that is not built', { SITE_FOLDER: '/nowhere' }, 'npm run build'],
])('%s is explained', async (_case, given, expected) => {
  const child = run({ ...folders(), PORT: '0', ...given });
  const [message, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(code).toBe(1);
  expect(message).toContain(expected);
});

test('a message under way when it is told to end is still kept and answered', async () => {
  const environment = folders();
  const { child, port } = await started({ ...environment, PORT: '0' });
  const body = JSON.stringify({
    user_id: localIds.publicKey,
    service_id: localIds.serviceId,
    template_id: localIds.templateId,
    template_params: params,
  });
  const socket = connect(port, '127.0.0.1');
  socket.write(
    'POST /api/v1.0/email/send HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
      `Expect: 100-continue\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`,
  );
  const [proceed] = await once(socket, 'data');
  expect(String(proceed)).toContain('100 Continue');
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  socket.write(body);
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('200 OK');
  expect(await exit).toEqual([0, null]);
  expect(storedMessages(environment.INBOX_FOLDER)).toHaveLength(1);
});

test('a build without keys sends the ids that the inbox expects', () => {
  expect(mailService({})).toMatchObject({ origin: '', ...localIds });
  expect(readIds({})).toEqual(localIds);
  expect(readIds({ INBOX_SERVICE_ID: 'other' })).toEqual({ ...localIds, serviceId: 'other' });
});
