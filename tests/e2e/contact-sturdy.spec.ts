import { withoutPictures } from '../support/browser.ts';
import { aMessage, contactForm, fillForm, storedMessages } from '../support/contact.ts';
import { standInForMap } from '../support/map.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test.use(withoutPictures);

test.beforeEach(({ page }) => standInForMap(page));

for (const [what, deny] of [
  [
    'that may not be looked at',
    () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          configurable: true,
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    },
  ],
  [
    'that is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`a message is sent with storage ${what}`, async ({ page }) => {
    await page.addInitScript(deny);
    await open(page, '/contact');
    const typed = aMessage('Sin almacenamiento');
    await fillForm(page, typed);
    const { button, dialog } = contactForm(page);
    await button.click();
    await expect(dialog).toContainText('¡Hola Ana!');
    expect(storedMessages(typed.subject)).toHaveLength(1);
  });
}

test('a tab that was open over a deployment still sends', async ({ page }) => {
  await open(page, '/contact');
  await page.route('**/assets/**', (route) => route.abort());
  const typed = aMessage('Pestaña vieja');
  await fillForm(page, typed);
  const { button, dialog } = contactForm(page);
  await button.click();
  await expect(dialog).toContainText('¡Hola Ana!');
  expect(storedMessages(typed.subject)).toHaveLength(1);
});

test('the button keeps its size and can be read while a message is sent', async ({ page }) => {
  await open(page, '/contact');
  await fillForm(page, aMessage('Botón'));
  const released = Promise.withResolvers<void>();
  await page.route('**/api/v1.0/email/send', async (route) => {
    await released.promise;
    await route.continue();
  });
  const { button, dialog } = contactForm(page);
  const width = (await button.boundingBox())?.width ?? 0;
  await button.click();
  await expect(button).toHaveText('Enviando...');
  await expect(button).toBeDisabled();
  expect((await button.boundingBox())?.width).toBeGreaterThanOrEqual(width);
  const ratio = await button.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    const luminance = (css: string) => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d');
      if (!canvas) throw new Error('no canvas');
      canvas.fillStyle = css;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map(
        (part) => {
          const share = part / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        },
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const [dark = 0, light = 0] = [luminance(color), luminance(backgroundColor)].sort();
    return (light + 0.05) / (dark + 0.05);
  });
  expect(ratio).toBeGreaterThanOrEqual(4.5);
  released.resolve();
  await expect(dialog).toBeVisible();
});
