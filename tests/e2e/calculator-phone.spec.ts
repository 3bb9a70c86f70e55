import type { Locator } from '@playwright/test';
import { withoutPictures } from '../support/browser.ts';
import { openCalculator, ready } from '../support/calculator.ts';
import { expect, test } from '../support/test.ts';

test.use(withoutPictures);

declare global {
  interface Window {
    shared?: ShareData;
  }
}

test('a boiler is sized, sent and asked for in six touches and little scrolling', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      window.shared = data ?? {};
    };
  });
  // Jumps instead of glides, so that what is left to scroll can be measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/equipment/calderas-vapor');
  let touches = 0;
  let scrolled = 0;
  const position = () => page.evaluate(() => scrollY);
  async function touch(target: Locator) {
    const before = await position();
    await target.scrollIntoViewIfNeeded();
    scrolled += Math.abs((await position()) - before);
    await target.tap();
    touches += 1;
  }

  await touch(page.getByRole('main').getByRole('link', { name: 'Calcule su caso' }).first());
  const calculator = page.locator('#calcular-calderas-vapor');
  await expect(calculator).toBeInViewport();
  await ready(calculator);
  const flow = calculator.getByRole('textbox', { name: 'Producción de vapor' });
  await touch(flow);
  await flow.fill('3500');
  const pressure = calculator.getByRole('textbox', { name: 'Presión del vapor' });
  await touch(pressure);
  await pressure.fill('10');
  const gist = calculator.getByText(/^Por tonelada/);
  await expect(gist).toBeInViewport();
  await expect(calculator.getByText('Cotizar', { exact: true })).toBeInViewport();
  await touch(gist);
  await expect(calculator.getByRole('status').getByText('Costo por hora')).toBeInViewport();

  await touch(calculator.getByRole('button', { name: 'Enviar enlace' }));
  await expect.poll(() => page.evaluate(() => window.shared?.url)).toContain('3500');
  const link = (await page.evaluate(() => window.shared?.url)) ?? '';
  await touch(calculator.getByRole('link', { name: 'Solicitar cotización con estos datos' }));
  await expect(page.getByLabel('Mensaje')).toHaveValue(/Producción de vapor: 3\s500\skg\/h/);
  await expect(page.getByLabel('Mensaje')).toHaveValue(/Costo por tonelada de vapor: ₡\s47\s\d{3}/);
  expect(touches).toBe(6);
  // The machine and its figures stand before the link, the choices before the first field.
  expect(scrolled).toBeLessThan(1500);

  // The colleague lands on the calculator, with these figures in it.
  await page.goto(link);
  await expect(calculator).toBeInViewport();
  await expect(flow).toHaveValue(/^3\s500$/);
  await expect(pressure).toHaveValue('10');
});

test('what has a usual value waits behind a button, unless it is to be mended', async ({
  page,
}) => {
  await page.goto('/equipment/calderas-vapor#calcular-calderas-vapor');
  const calculator = page.locator('#calcular-calderas-vapor');
  await ready(calculator);
  const blowdown = calculator.getByRole('textbox', { name: 'Purga' });
  const more = calculator.getByRole('button', { name: 'Ajustar más datos' });
  await expect(blowdown).toBeHidden();
  await more.tap();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await blowdown.fill('40');
  await more.tap();
  await expect(blowdown).toBeVisible();
  await expect(calculator.getByRole('status')).toContainText('debe estar entre 0 y 15');
  await blowdown.fill('5');
  await more.tap();
  await expect(blowdown).toBeHidden();
});

test('a slider stands as far from its entry as from its help, a note near its name, heads in line', async ({
  page,
}) => {
  for (const id of ['totalizadores', 'linea-condensado']) {
    const calculator = await openCalculator(page, `/tools/${id}#calcular-${id}`);
    expect(await calculator.evaluate(outOfPlace), id).toEqual([]);
  }
});

/** What of a form a finger's room pushes away from where it belongs, in pixels. */
function outOfPlace(calculator: Element): string[] {
  const box = (one: Element | null | undefined) => {
    const range = document.createRange();
    range.selectNodeContents(one as Element);
    return range.getBoundingClientRect();
  };
  const shown = (selector: string) =>
    [...calculator.querySelectorAll(selector)].filter((one) => one.getClientRects().length);
  const found: [string, number, number][] = [];
  for (const slider of shown('[type="range"]')) {
    const range = slider.parentElement as Element;
    const { top, height } = slider.getBoundingClientRect();
    const middle = top + height / 2;
    const over = middle - (range.previousElementSibling?.getBoundingClientRect().bottom ?? 0);
    const under = box(range.nextElementSibling).top - middle;
    // Above its letters a line has some room.
    found.push(['slider', over - under, 4]);
  }
  for (const note of shown('[role="status"] dd + dd')) {
    const row = note.parentElement as Element;
    found.push(['note', box(note).top - box(row.querySelector('dt')).bottom - 2, 6]);
    const unit = row.querySelector('select')?.getBoundingClientRect().height ?? 44;
    found.push(['unit', Math.min(0, unit - 44), 0]);
  }
  const table = calculator.querySelector('[role="status"] table') as Element;
  const heads = [...table.querySelectorAll('thead th')].map((head) =>
    (head.lastElementChild as Element).getBoundingClientRect(),
  );
  for (const { top, height, right } of heads) {
    const [first] = heads;
    found.push(['head', top + height / 2 - (first ? first.top + first.height / 2 : 0), 1]);
    found.push(['beside', Math.max(0, right - table.getBoundingClientRect().right), 1]);
  }
  return found
    .filter(([, by, most]) => Math.abs(by) > most)
    .map(([name, by]) => `${name}: ${Math.round(by)}`);
}
