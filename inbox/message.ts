/** What the inbox keeps of a visitor's message: no address, no browser, only what was typed. */
export interface Message {
  receivedAt: string;
  via: Endpoint;
  libVersion?: string;
  params: Record<string, string>;
}

export type Endpoint = 'send' | 'send-form';

/** Undefined for anything that is not a whole message: an incomplete file, or another program's JSON. */
export function parseMessage(text: string): Message | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  return isMessage(value) ? value : undefined;
}

function isMessage(value: unknown): value is Message {
  if (!isRecord(value)) return false;
  const { receivedAt, via, params } = value;
  return (
    typeof receivedAt === 'string' &&
    !Number.isNaN(Date.parse(receivedAt)) &&
    (via === 'send' || via === 'send-form') &&
    isRecord(params) &&
    Object.values(params).every((param) => typeof param === 'string')
  );
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
