import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { editing, phonePhotograph, startEditor } from '../support/editor.ts';
import { content } from '../support/pages.ts';
import { expect as atOnce, test } from '../support/test.ts';

// Refusals are answered with 409, which the browser logs. In development the scroll animation does
// not wait for React, and React says so.
test.use({
  expectedErrors: [/409 \(Conflict\)|data-reveal/],
  contextOptions: { reducedMotion: 'reduce' },
});

/** A save checks the whole content first. */
const expect = atOnce.configure({ timeout: 30_000 });

/** In place of the real one, which tests/build makes through the editor too: it ends when told to. */
const briefBuild = `
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
console.log('Construyendo las páginas…');
while (!existsSync('.cache/go-on')) await setTimeout(50);
mkdirSync('build/client', { recursive: true });
writeFileSync('build/client/.build-record', '');`;

let editor: Awaited<ReturnType<typeof startEditor>>;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  editor = await startEditor();
  writeFileSync(join(editor.folder, 'scripts/build.ts'), briefBuild);
});
test.afterAll(() => editor.stop());

const title = 'Vapor medido, planta que rinde';
const tooLong = 'Medimos el vapor de su planta con instrumentos propios y le decimos adónde se va';
const about = 'Trampas de vapor para líneas y equipos: tipos, selección y revisión periódica.';

test('an owner changes the site in the page and publishes it; only that has changed', async ({
  page,
}) => {
  test.setTimeout(240_000);
  page.setDefaultTimeout(60_000);
  const { origin, folder, file } = editor;
  const { field, tool, open, goTo, write, expectSaved } = editing(page);
  const alert = page.getByRole('alert').filter({ hasText: /./ });

  await test.step('the telephone, and with it the number that is dialled', async () => {
    await open(`${origin}/contact`);
    await write('+506 2200 0000', '+506 2222 3333');
    await expectSaved('+506 2222 3333');
    const link = page.getByRole('main').getByRole('link', { name: '+506 2222 3333' });
    await expect(link.first()).toHaveAttribute('href', 'tel:+50622223333');
  });

  await test.step('the title of the home page, too long at first, undone and done again', async () => {
    await goTo('Inicio');
    const heading = page.getByRole('heading', { level: 1 });
    // By keyboard: the Tab key reaches it, and Enter opens it.
    await expect(heading).toHaveAttribute('tabindex', '0');
    await heading.press('Enter');
    await field.fill(tooLong);
    await field.press('Enter');
    await expect(alert).toContainText('Es muy largo: escriba como máximo 70 caracteres');
    await expect(field).toHaveValue(tooLong);
    await field.fill(title);
    await field.press('Enter');
    await expect(heading).toContainText(title);
    await tool('Deshacer').click();
    await expect(heading).toContainText(content.single.home.hero.title);
    await tool('Rehacer').click();
    await expect(heading).toContainText(title);
  });

  await test.step('a person more, with a photograph that lies on its side', async () => {
    await goTo('Quiénes somos');
    // By keyboard: into the tools of the last person, and there with the arrow to the next one.
    const diego = page.getByRole('heading', { name: /^Diego Prueba/ });
    await expect(diego).toHaveAttribute('tabindex', '0');
    await diego.press('Shift+Enter');
    await tool('Editar texto').press('ArrowRight');
    await tool('Agregar otro debajo: persona').press('Enter');
    // It is where one goes on.
    const added = page.getByRole('heading', { name: /^Texto por escribir/ });
    await expect(added).toBeFocused();
    await added.press('Enter');
    await field.fill('Marta Rojas');
    await field.press('Enter');
    const own = page.getByRole('listitem').filter({ hasText: 'Marta Rojas' });
    await own.getByRole('img').click();
    const photograph = await phonePhotograph();
    const chosen = { name: 'IMG_01.JPG', mimeType: 'image/jpeg', buffer: photograph };
    await page.getByLabel('Elija o suelte').setInputFiles(chosen);
    await tool('Guardar imagen').click();
    await expect(alert).toContainText('Escriba primero qué se ve');
    const alt = page.getByLabel('Qué se ve en la imagen');
    await alt.fill('Marta Rojas con casco blanco');
    // As when the editor is started again: picture and words are still there.
    await page.reload();
    await expect(alt).toHaveValue('Marta Rojas con casco blanco');
    await tool('Guardar imagen').click();
    await expect(own.getByRole('img', { name: 'Marta Rojas con casco blanco' })).toBeVisible();
    const {
      width = 0,
      height = 0,
      exif,
    } = await sharp(file('images/team/marta-rojas.webp')).metadata();
    expect(exif).toBeUndefined();
    // Upright, its upper half is the left half of what was stored.
    const { data } = await sharp(file('images/team/marta-rojas.webp'))
      .extract({ left: width >> 1, top: 8, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[2], `${width}×${height}`).toBeGreaterThan(data[0] ?? 0);
  });

  await test.step('a text that changed meanwhile elsewhere is not overwritten', async () => {
    await page.getByRole('main').getByText('Marta Rojas').click();
    const meanwhile = readFileSync(file('team.yaml'), 'utf8').replace('Marta Rojas', 'Marta Mora');
    await expect(field).toHaveValue('Marta Rojas');
    writeFileSync(file('team.yaml'), meanwhile);
    await field.fill('Marta R. Vega');
    await field.press('Enter');
    await expect(alert).toContainText('cambió mientras usted lo editaba');
    await expect(field).toHaveValue('Marta R. Vega');
    await field.press('Escape');
    await expect(page.getByRole('heading', { name: 'Marta Mora' })).toBeVisible();
  });

  await test.step('a product more, described too shortly at first, and one less', async () => {
    await goTo('Válvulas de corte');
    await tool('Página nueva').click();
    await page.getByLabel('Nombre de la página nueva').fill('Trampas de vapor');
    await page.getByLabel('Descripción para buscadores').fill('Trampas.');
    await tool('Crear página').click();
    await expect(alert).toContainText('es muy corto');
    await page.getByLabel('Descripción para buscadores').fill(about);
    await tool('Crear página').click();
    await page.waitForURL('**/products/trampas-de-vapor');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Trampas de vapor');
    await goTo('Totalizadores');
    await tool('Datos de la página').click();
    await tool('Quitar esta página').click();
    await page.getByRole('button', { name: /^Confirmar: quitar/ }).click();
    await page.waitForURL('**/products');
  });

  await test.step('the folder that goes to the server', async () => {
    await tool('Publicar').click();
    await expect(page.getByText(/^Todavía no debe hacerse público/)).toBeVisible();
    await tool('Preparar la carpeta de todos modos').click();
    // Whoever reloads meanwhile sees the same work go on.
    await expect(page.getByText('Preparando la carpeta.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Preparando la carpeta.')).toBeVisible();
    writeFileSync(join(folder, '.cache/go-on'), '');
    await expect(page.getByText('La carpeta está lista:')).toBeVisible();
    await page.getByLabel('¿Dónde está su sitio?').selectOption('Un servidor propio con nginx');
    await expect(page.getByText(/^rsync -a --delete build\/client\/ /)).toBeVisible();
    await tool('Cerrar').click();
    await tool('Publicar').click();
    await expect(page.getByText('Nada cambió desde la última vez.')).toBeVisible();
  });

  await test.step('nothing else has changed, byte by byte', () => {
    const all = (root: string) => globSync('**/*.*', { cwd: root });
    const files = new Set([...all('content'), ...all(join(folder, 'content'))]);
    const bytes = (path: string) => (existsSync(path) ? readFileSync(path, 'latin1') : '');
    const text = (path: string) => readFileSync(path, 'utf8');
    const changed = [...files].filter((name) => bytes(`content/${name}`) !== bytes(file(name)));
    expect(changed.sort()).toEqual([
      'company.yaml',
      'home.yaml',
      'images/team/marta-rojas.webp',
      'models/medidores-flujo.yaml',
      'models/totalizadores.glb',
      'models/totalizadores.glb.br',
      'models/totalizadores.yaml',
      'products/medidores-flujo.yaml',
      'products/totalizadores.yaml',
      'products/trampas-de-vapor.yaml',
      'team.yaml',
    ]);
    const before = (name: string) =>
      text(`content/${name}`).replaceAll(/^ +(- |link: )\/products\/totalizadores\n/gm, '');
    const { title: oldTitle } = content.single.home.hero;
    expect(text(file('company.yaml'))).toBe(
      before('company.yaml')
        .replace('+506 2200 0000', '+506 2222 3333')
        .replace('+50622000000', '+50622223333'),
    );
    expect(text(file('home.yaml'))).toBe(before('home.yaml').replace(oldTitle, title));
    for (const name of ['products/medidores-flujo.yaml', 'models/medidores-flujo.yaml']) {
      expect(text(file(name)), name).toBe(before(name));
    }
    // A person more, below all others.
    expect(text(file('team.yaml')).startsWith(before('team.yaml'))).toBe(true);
  });
});
