/** The one source of the response headers. Every server's set-up is written or checked from here. */
import { cacheControl } from './caching.ts';

/** What the policy depends on, found by the build: see `policy.ts`. */
export interface Policy {
  /** Hashes of the inline scripts and styles that stand in the pages. */
  scripts: string[];
  styles: string[];
  /** The only other hosts: where the map's frame comes from, and where the form sends. */
  map: string;
  mail: string;
}

export type Headers = Record<string, string>;

const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Headers of every answer. HSTS only over https: browsers ignore it elsewhere. */
export function fileHeaders(https: boolean): Headers {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(https && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
  };
}

/** Headers of a document, which decides what may run, load and frame. */
export function pageHeaders(policy: Policy, https: boolean): Headers {
  return {
    ...fileHeaders(https),
    'Content-Security-Policy': contentPolicy(policy, https),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  };
}

/** A document opens in the browser, and is saved under its own name. */
export function documentHeaders(name: string): Headers {
  return { 'Content-Disposition': `inline; filename=${name}` };
}

/** All headers of the answer at a path, as a server on this machine sends it. */
export function responseHeaders(path: string, policy: Policy, https: boolean): Headers {
  const own = isPage(path) ? pageHeaders(policy, https) : fileHeaders(https);
  const [, document] = /^\/documents\/([\w-]+\.pdf)$/.exec(path) ?? [];
  return {
    ...own,
    'Cache-Control': cacheControl(path),
    ...(document && documentHeaders(document)),
  };
}

/** Pages have names without a point; the 404 page is the only one that is named as a file. */
function isPage(path: string): boolean {
  return !/\.[a-z0-9]+$/.test(path) || path.endsWith('.html');
}

function contentPolicy({ scripts, styles, map, mail }: Policy, https: boolean): string {
  const ownAndMail = ["'self'", ...(mail ? [mail] : [])];
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts],
    ['style-src-elem', "'self'", ...styles],
    // The colour that stands in for each picture is an attribute, and there are as many as pictures.
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['media-src', "'self'"],
    // The page asks whether the map can be reached before it shows its frame.
    ['connect-src', ...ownAndMail, map],
    ['manifest-src', "'self'"],
    ['frame-src', map],
    // The search of the 404 page asks the site itself.
    ['form-action', ...ownAndMail],
    ['frame-ancestors', "'none'"],
    ['base-uri', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default'],
    ...(https ? ([['upgrade-insecure-requests']] as [string][]) : []),
  ];
  return directives.map((words) => words.join(' ')).join('; ');
}
