/** What the server asks of a request before it trusts it. */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

export interface Target {
  /** Decoded: safe to look up under a folder. */
  path: string;
  /** As it came, for redirects. */
  rawPath: string;
  query: string;
}

/**
 * Undefined for what no page of a site can be called: bad escapes, control characters, backslashes
 * (browsers read them as slashes), climbing or empty segments, slashes in disguise.
 */
export function parseTarget(url: string): Target | undefined {
  const local = url.replace(/^https?:\/\/[^/?#]*/i, '');
  const mark = local.indexOf('?');
  const rawPath = (mark < 0 ? local : local.slice(0, mark)) || '/';
  const query = mark < 0 ? '' : local.slice(mark);
  const path = decodePath(rawPath);
  if (path === undefined || !path.startsWith('/')) return undefined;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u001f\u007f\\?#]|\/\/|\/\.{1,2}(\/|$)/.test(path)) return undefined;
  if (/%2f/i.test(rawPath)) return undefined;
  return { path, rawPath, query };
}

function decodePath(rawPath: string): string | undefined {
  try {
    return decodeURIComponent(rawPath);
  } catch {
    return undefined;
  }
}

/** A browser names where a post comes from; programs name nothing, and gain nothing by lying. */
export function isSameOrigin({ headers }: IncomingMessage): boolean {
  if (headers.origin === undefined) return true;
  if (headers.host === undefined || !URL.canParse(headers.origin)) return false;
  const origin = new URL(headers.origin);
  // Read with the origin's scheme, so that a default port counts as no port on both sides.
  const host = `${origin.protocol}//${headers.host}`;
  return (
    /^https?:$/.test(origin.protocol) && URL.canParse(host) && new URL(host).host === origin.host
  );
}

/**
 * A foreign page can point its own name at this machine and post to it as to its own origin. So only
 * names that nobody else can hold may write: this machine's, the address that was reached, and the
 * name under which the site is published.
 */
export function isOwnHost({ headers, socket }: IncomingMessage, publicHost: string): boolean {
  const name = hostName(headers.host);
  if (name === undefined) return false;
  const reached = (socket.localAddress ?? '').replace(/^::ffff:/, '');
  return isLoopbackHost(headers.host) || name === reached || (name === publicHost && name !== '');
}

/**
 * True only for a reader at this very machine. The name is checked too, because a foreign page can
 * point its own name at 127.0.0.1 and read on; and a proxy here would speak for the whole world.
 */
export function isLocalReader({ headers, socket }: IncomingMessage): boolean {
  const proxied = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'].some((h) => h in headers);
  return !proxied && isLoopbackAddress(socket.remoteAddress) && isLoopbackHost(headers.host);
}

function isLoopbackAddress(address = ''): boolean {
  const family = isIP(address);
  return family !== 0 && loopback.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

export function isLoopbackHost(host = ''): boolean {
  const name = hostName(host) ?? '';
  return name === 'localhost' || name.endsWith('.localhost') || isLoopbackAddress(name);
}

/** Without port and brackets; undefined for what is no name. */
function hostName(host = ''): string | undefined {
  if (!/^[\w.:[\]-]+$/.test(host) || !URL.canParse(`http://${host}`)) return undefined;
  return new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '');
}
