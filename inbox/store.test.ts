import fs, {
  mkdirSync,
  readdirSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { Message } from './message.ts';
import { createStore, prepareFolder } from './store.ts';
import { params, storedMessages, temporaryFolder } from './test-site.ts';

const stem = '20260102T030405678Z-0123456789abcdef0123456789abcdef';

function messageAt(receivedAt: string): Message {
  return { receivedAt, via: 'send', params };
}

test('keeps a message as one whole file that only its owner can read', async () => {
  const store = createStore(join(temporaryFolder(), 'new', 'messages'));
  const message = messageAt('2026-01-02T03:04:05.678Z');
  const name = await store.save(message);
  expect(name).toMatch(/^20260102T030405678Z-[0-9a-f]{32}\.json$/);
  expect(readdirSync(store.folder)).toEqual([name]);
  expect(storedMessages(store.folder)).toEqual([message]);
  expect(statSync(join(store.folder, name)).mode & 0o777).toBe(0o600);
});

test('lists newest first, by pages, and gives equal times different names', async () => {
  const store = createStore(temporaryFolder());
  const times = ['2026-03-01', '2025-12-31', '2026-03-01', '2026-02-01'];
  await Promise.all(times.map((day) => store.save(messageAt(`${day}T00:00:00.000Z`))));
  const { total, entries } = await store.list(0, 3);
  expect(total).toBe(4);
  const days = entries.map((entry) => 'message' in entry && entry.message.receivedAt.slice(0, 10));
  expect(days).toEqual(['2026-03-01', '2026-03-01', '2026-02-01']);
  expect((await store.list(3, 3)).entries).toHaveLength(1);
});

test('shows incomplete and foreign files as such, last, and follows no link', async () => {
  const folder = temporaryFolder();
  const store = createStore(folder);
  const whole = await store.save(messageAt('2026-01-02T03:04:05.678Z'));
  const incomplete = {
    half: stem.replace('20260102', '20270102'),
    other: stem.replace('20260102', '20260101'),
    large: stem.replace('20260102', '20260100'),
  };
  writeFileSync(join(folder, `${incomplete.half}.json`), '{"receivedAt": "2026-0');
  writeFileSync(join(folder, `${incomplete.other}.json`), '{"receivedAt":"never","via":"send"}');
  writeFileSync(join(folder, `${incomplete.large}.json`), ' '.repeat(2 ** 20 + 1));
  writeFileSync(join(folder, 'notes.txt'), 'mine');
  mkdirSync(join(folder, `${stem.replace('20260102', '20260103')}.json`));
  symlinkSync('/etc/passwd', join(folder, `${stem}.json`));
  const { total, entries } = await store.list(0, 50);
  expect(total).toBe(7);
  expect(entries.map((entry) => ('odd' in entry ? entry.odd : entry.name))).toEqual([
    'incomplete',
    whole,
    'incomplete',
    'incomplete',
    'foreign',
    'foreign',
    'foreign',
  ]);
});

test('an absent folder is an empty inbox', async () => {
  const store = createStore(join(temporaryFolder(), 'absent'));
  expect(await store.list(0, 50)).toEqual({ total: 0, entries: [] });
});

test('clears leftovers of interrupted writes, shows none, and leaves the rest alone', async () => {
  const folder = temporaryFolder();
  const fresh = `${stem}.json.123`;
  const kept = [fresh, '.keep', `${stem}.json`, 'notes.tmp'];
  const leftover = `${stem}.json.4294967295`;
  for (const name of [...kept, leftover]) writeFileSync(join(folder, name), '{"half');
  const anHourAgo = Date.now() / 1000 - 3600;
  for (const name of [leftover, 'notes.tmp']) utimesSync(join(folder, name), anHourAgo, anHourAgo);
  prepareFolder(folder);
  expect(readdirSync(folder).sort()).toEqual(kept.sort());
  const { entries } = await createStore(folder).list(0, 50);
  expect(entries.map(({ name }) => name)).toEqual([`${stem}.json`, 'notes.tmp']);
});

const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
type Done = (error: Error | null, written?: number) => void;

test.each([
  ['fails in write', 'write', (done: Done) => done(full)],
  ['fails in fsync', 'fsync', (done: Done) => done(full)],
  ['takes only part of the bytes', 'write', (done: Done) => done(null, 1)],
] as const)('a disk that %s leaves nothing and says so', async (_case, step, answer) => {
  const store = createStore(temporaryFolder());
  const message = messageAt('2026-01-02T03:04:05.678Z');
  const spy = vi.spyOn(fs, step);
  spy.mockImplementationOnce((...given: unknown[]) => answer(given.at(-1) as Done));
  await expect(store.save(message)).rejects.toThrow(/no space|cut short/);
  spy.mockRestore();
  expect(readdirSync(store.folder)).toEqual([]);
  await store.save(message);
  expect(storedMessages(store.folder)).toEqual([message]);
});
