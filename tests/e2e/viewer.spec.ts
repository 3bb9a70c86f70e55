import type { Page } from '@playwright/test';
import { expectNothingFromAxe } from '../support/axe.ts';
import { open } from '../support/open.ts';
import { content } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const path = '/equipment/calderas-vapor';
const slides =
  content.collection.equipment.find((entry) => entry.slug === 'calderas-vapor')?.images ?? [];
const [first, second] = slides;
const altOf = (slide: typeof first) => slide?.alt ?? '';

const gallery = (page: Page) => page.getByRole('region', { name: 'Imágenes' });
const link = (page: Page) => gallery(page).getByRole('link', { name: altOf(first) });
const dialog = (page: Page) => page.getByRole('dialog');
const frame = (page: Page) => dialog(page).locator('[data-zoomed]');
const picture = (page: Page) => frame(page).locator('img');
const scale = (page: Page) => dialog(page).getByLabel('Aumento');
const boxOf = async (page: Page) => {
  const box = await picture(page).boundingBox();
  if (!box) throw new Error('No picture is shown');
  return box;
};

test('the keyboard opens a picture, enlarges and moves it, goes on and closes', {
  tag: '@desktop',
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, path);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((file) => /viewer/.test(file))).toEqual([]);
  await link(page).focus();
  await page.keyboard.press('Enter');
  await expect(picture(page)).toHaveAttribute('alt', altOf(first));
  const largest = `${first?.src.src}-${first?.src.widths.at(-1)}.webp`;
  await expect(picture(page)).toHaveAttribute('src', largest);
  await expect(dialog(page).getByRole('link', { name: 'Descargar la imagen' })).toHaveAttribute(
    'href',
    largest,
  );
  await expectNothingFromAxe(page, 'dialog');

  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(scale(page)).toHaveText('225 %');
  const before = await boxOf(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await boxOf(page)).x).toBeLessThan(before.x);
  await page.keyboard.press('-');
  await expect(scale(page)).toHaveText('150 %');
  await page.keyboard.press('0');
  await expect(scale(page)).toHaveText('100 %');
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, -300);
  await expect(scale(page)).not.toHaveText('100 %');
  await page.keyboard.press('0');

  await page.keyboard.press('ArrowRight');
  await expect(picture(page)).toHaveAttribute('alt', altOf(second));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(picture(page)).toHaveAttribute('alt', altOf(slides.at(-1)));
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(link(page)).toBeFocused();
});

test('fingers enlarge a picture by pinching and by two taps, move it and swipe to the next', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, path);
  await link(page).tap();
  await expect(picture(page)).toHaveAttribute('alt', altOf(first));
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
  await touch('touchStart', [170, 350], [220, 350]);
  await touch('touchMove', [145, 350], [245, 350]);
  await touch('touchMove', [120, 350], [270, 350]);
  await touch('touchEnd');
  await expect(scale(page)).toHaveText('300 %');
  const before = await boxOf(page);
  await touch('touchStart', [195, 350]);
  await touch('touchMove', [255, 350]);
  await touch('touchEnd');
  await expect.poll(async () => (await boxOf(page)).x).toBeGreaterThan(before.x + 30);
  await expect(picture(page)).toHaveAttribute('alt', altOf(first));

  await page.touchscreen.tap(195, 350);
  await page.touchscreen.tap(195, 350);
  await expect(scale(page)).toHaveText('100 %');
  await touch('touchStart', [300, 350]);
  await touch('touchMove', [200, 355]);
  await touch('touchEnd');
  await expect(picture(page)).toHaveAttribute('alt', altOf(second));
  // A drawing opens whole and turned, as large as the screen allows; a photograph can be turned.
  const turn = dialog(page).getByRole('button', { name: 'Girar la imagen' });
  await expect(turn).toHaveAttribute('aria-pressed', 'false');
  const previous = dialog(page).getByRole('button', { name: 'Anterior' });
  await previous.click();
  await previous.click();
  await expect(picture(page)).toHaveAttribute('alt', altOf(slides.at(-1)));
  await expect(turn).toHaveAttribute('aria-pressed', 'true');
  const room = await frame(page).boundingBox();
  const turned = await boxOf(page);
  expect(turned.width).toBeCloseTo(room?.width ?? 0, 0);
  expect(turned.height).toBeCloseTo(room?.height ?? 0, 0);
  expect(turned.height).toBeGreaterThan(0.6 * (page.viewportSize()?.height ?? 0));
  await turn.click();
  await expect(scale(page)).toHaveText('100 %');
  await expect(turn).toHaveAttribute('aria-pressed', 'false');
  await dialog(page).getByRole('button', { name: 'Llenar la pantalla' }).click();
  expect((await boxOf(page)).height).toBeGreaterThanOrEqual((room?.height ?? 0) - 1);
  // Not a tap: right after a swipe the browser takes one for the end of it.
  await dialog(page).getByRole('button', { name: 'Cerrar' }).click();
  await expect(dialog(page)).toHaveCount(0);
});

test.describe('where its code cannot be had', { tag: '@desktop' }, () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to (load|fetch)/] });

  test('a picture is a link to its largest file', async ({ page }) => {
    await page.route('**/assets/viewer-*.js', (route) => route.abort());
    await open(page, path);
    await link(page).click();
    await expect(page).toHaveURL(/\/pictures\/equipment-calderas-vapor-conjunto\.\w+-\d+\.webp$/);
  });
});
