import { carousel, watchSpeeds } from '../support/carousel.ts';
import { stopClock } from '../support/clock.ts';
import { open } from '../support/open.ts';
import { content } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const { clients, home } = content.single;
const title = home.clients.title;

test('the code of the carousel is fetched only when the carousel comes near', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  const isCode = (url: string) => /\/swiper[^/]*\.js$/.test(url);
  expect(asked.filter(isCode)).toEqual([]);
  const { region, list, next } = carousel(page, title);
  await expect(next).toHaveCount(0);
  await expect(list.getByRole('img')).toHaveCount(clients.length);
  await region.scrollIntoViewIfNeeded();
  await expect(next).toBeVisible();
  expect(asked.filter(isCode)).toHaveLength(1);
});

test('the marks of clients stand in twos, threes, fours and sixes as the window allows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await open(page, '/services');
  const { region, list, load } = carousel(page, title);
  await load();
  await expect(list.getByRole('img')).toHaveCount(clients.length);
  for (const [width, inView, spacing] of [
    // Below the first step each mark has its own width.
    [310, undefined, 50],
    [320, 2, 40],
    [479, 2, 40],
    [480, 3, 60],
    [640, 4, 80],
    [992, 6, 120],
    [1280, 6, 120],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(async () => {
      const [room = 0, ...boxes] = await region.evaluate((element) => [
        element.getBoundingClientRect().width,
        ...[...element.querySelectorAll('li')]
          .map((slide) => slide.getBoundingClientRect())
          .sort((a, b) => a.left - b.left)
          .slice(0, 2)
          .flatMap(({ left, width }) => [left, width]),
      ]);
      const [left = 0, size = 0, nextLeft = 0] = boxes;
      expect(Math.round(nextLeft - left - size)).toBe(spacing);
      if (inView) expect((room + spacing) / (size + spacing)).toBeCloseTo(inView, 1);
    }).toPass({ timeout: 5000 });
  }
});

test('the marks go round without an end, in 600 ms, by themselves every 5000 ms until stopped', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/services');
  const { list, load, pause, previous, rest } = carousel(page, title);
  await load();
  await stopClock(page);
  /** Which mark stands first from the left in the window of the carousel. */
  const first = () =>
    list.evaluate((element) => {
      const edge = element.parentElement?.getBoundingClientRect().left ?? 0;
      const slides = [...element.children].filter(
        (slide) => slide.getBoundingClientRect().left >= edge - 2,
      );
      slides.sort((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left);
      return slides[0]?.querySelector('img')?.alt;
    });
  await watchSpeeds(list);
  await expect.poll(first).toBe(clients[0]?.alt);
  await previous.click();
  await expect.poll(first).toBe(clients.at(-1)?.alt);
  await expect(list).toHaveAttribute('data-speeds', /(^| )600ms/);
  await rest();

  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.mouse.move(1, 1);
  for (const client of clients.slice(0, 2)) {
    await page.clock.runFor(5100);
    await expect.poll(first).toBe(client.alt);
    await rest();
  }
  await pause.click();
  await page.clock.runFor(20_000);
  expect(await first()).toBe(clients[1]?.alt);
});
