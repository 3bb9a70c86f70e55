/** `npm run bench:visit`: what a visit costs the server, in requests and bytes over the wire. */
import { chromium } from '@playwright/test';
import { startNginx } from '../deploy/nginx/local.ts';
import { scrollThrough } from '../tests/support/violations.ts';

/** A phone with an empty cache that reads three pages to their end. */
const visit = ['/', '/equipment/calderas-vapor', '/contact'];

const nginx = await startNginx();
const executablePath = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true,
  });
  const isForeign = (url: URL) => url.origin !== nginx.origin;
  await page.route(isForeign, (route) => route.fulfill({ body: '' }));
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let [requests, bytes] = [0, 0];
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    if (encodedDataLength > 0) requests += 1;
    bytes += encodedDataLength;
  });
  for (const path of visit) {
    if (path === '/') await page.goto(nginx.origin);
    else
      await page
        .locator(`a[href="${path}"]`)
        .last()
        .evaluate((a: HTMLElement) => a.click());
    await page.waitForURL(`**${path}`);
    await scrollThrough(page);
    for (let before = -1; before !== bytes; await page.waitForTimeout(2000)) before = bytes;
    console.log(`up to ${path}: ${requests} requests, ${Math.round(bytes / 1000)} kB`);
  }
} finally {
  await browser.close();
  await nginx.stop();
}
