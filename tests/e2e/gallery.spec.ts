import { carousel, watchSpeeds } from '../support/carousel.ts';
import { stopClock } from '../support/clock.ts';
import { open } from '../support/open.ts';
import { content } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const path = '/equipment/calderas-vapor';
const slides =
  content.collection.equipment.find((entry) => entry.slug === 'calderas-vapor')?.images ?? [];
const total = slides.length;

test('the slider goes on, back, round and to any picture, by pointer and by keyboard', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, path);
  const gallery = carousel(page, 'Imágenes');
  await gallery.load();
  await watchSpeeds(gallery.list);
  const expectShown = async (n: number) => {
    await expect(gallery.thumbnail(n, total)).toBeChecked();
    const picture = gallery.region.getByRole('img', { name: slides[n - 1]?.alt ?? '' });
    await expect(picture).toBeInViewport({ ratio: 0.9 });
    await gallery.rest();
  };
  await expectShown(1);
  await gallery.next.click();
  await expectShown(2);
  await expect(gallery.list).toHaveAttribute('data-speeds', /(^| )600ms/);
  await gallery.previous.click();
  await expectShown(1);
  await gallery.previous.click();
  await expectShown(total);
  await gallery.next.press('Enter');
  await expectShown(1);
  await gallery.thumbnail(3, total).press('Space');
  await expectShown(3);
});

test('a press while the slider still moves is not lost @desktop', async ({ page }) => {
  await open(page, path);
  const gallery = carousel(page, 'Imágenes');
  await gallery.load();
  await gallery.next.evaluate((button: HTMLButtonElement) => {
    button.click();
    // Half of the way.
    setTimeout(() => button.click(), 300);
  });
  await expect(gallery.thumbnail(3, total)).toBeChecked();
});

test.describe('by itself', { tag: '@desktop' }, () => {
  test('the slider goes on every 5000 ms, and rests when paused, hovered or focused', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, path);
    const gallery = carousel(page, 'Imágenes');
    await gallery.load();
    await stopClock(page);
    const expectShown = async (n: number) => {
      await expect(gallery.thumbnail(n, total)).toBeChecked();
      await gallery.rest();
    };
    const leave = async () => {
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.mouse.move(1, 500);
      // On slow cores the slider hears of it later than the clock goes on.
      await page.waitForTimeout(300);
    };
    const expectRest = async (n: number) => {
      await page.clock.runFor(20_000);
      await expectShown(n);
    };
    await gallery.thumbnail(1, total).click();
    await expectRest(1);
    await leave();
    await page.clock.runFor(5000);
    await expectShown(2);
    await page.clock.runFor(4900);
    await expectShown(2);
    await page.clock.runFor(200);
    await expectShown(3);

    await gallery.region.getByRole('img', { name: slides[2]?.alt ?? '' }).hover();
    await expectRest(3);
    await gallery.next.focus();
    await expectRest(3);
    await gallery.pause.click();
    await leave();
    await expectRest(3);
    await gallery.play.click();
    await leave();
    await page.clock.runFor(5100);
    await expectShown(4);
  });
});

test('the code of the slider and the other pictures come when the first move is due', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const count = (what: RegExp) => asked.filter((path) => what.test(path)).length;
  const laterPictures = /calderas-vapor-(detalle|corte)\.[0-9a-f]+-(?!160)/;
  await page.clock.install();
  await open(page, path);
  await stopClock(page);
  // However long the page took to open.
  await page.clock.runFor(Math.max(0, 4500 - (await page.evaluate(() => performance.now()))));
  expect(count(/swiper/)).toBe(0);
  expect(count(laterPictures)).toBe(0);
  const { thumbnail } = carousel(page, 'Imágenes');
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(thumbnail(2, total)).toBeChecked({ timeout: 500 });
  }).toPass();
  expect(count(/swiper/)).toBe(1);
});

test.describe('with a finger', { tag: '@phone' }, () => {
  test('the slider takes over where the finger has left the strip', async ({ page }) => {
    await open(page, path);
    const gallery = carousel(page, 'Imágenes');
    await gallery.region.evaluate((region) => {
      const strip = region.firstElementChild as HTMLElement;
      strip.scrollTo({ left: strip.clientWidth * 2, behavior: 'instant' });
    });
    await expect(gallery.thumbnail(3, total)).toBeChecked();
    const picture = gallery.region.getByRole('img', { name: slides[2]?.alt ?? '' });
    await expect(picture).toBeInViewport({ ratio: 0.9 });
  });
});

test.describe('with reduced motion', { tag: '@desktop' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the slider changes only by hand, and at once', async ({ page }) => {
    await page.clock.install();
    await open(page, path);
    const gallery = carousel(page, 'Imágenes');
    await gallery.load();
    await expect(gallery.pause).toHaveCount(0);
    await page.clock.runFor(20_000);
    await expect(gallery.thumbnail(1, total)).toBeChecked();
    await watchSpeeds(gallery.list);
    await gallery.next.click();
    await expect(gallery.thumbnail(2, total)).toBeChecked();
    await expect(gallery.list).toHaveAttribute('data-speeds', /0ms/);
    await expect(gallery.list).not.toHaveAttribute('data-speeds', /[1-9]/);
  });
});
