import { open } from '../support/open.ts';
import { content } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const { about, pillars, stats, team } = content.single;

test('the about page has its breadcrumb, story with video, figures, pillars and team', async ({
  page,
}) => {
  await open(page, '/about');
  const trail = page.getByRole('navigation', { name: 'Ruta de navegación' });
  await expect(trail.getByRole('listitem')).toHaveText(['Inicio', 'Quiénes somos']);
  await expect(trail.getByRole('link', { name: 'Inicio' })).toHaveAttribute('href', '/');
  await expect(trail.locator('[aria-current="page"]')).toHaveText('Quiénes somos');

  const story = page.getByRole('region', { name: about.story.title });
  for (const text of about.story.paragraphs) await expect(story.getByText(text)).toBeVisible();
  const video = story.getByRole('link', { name: about.story.video.label });
  await expect(video).toHaveAttribute('href', '/film/recorrido.mp4');

  const figures = page.getByRole('region', { name: about.stats.title });
  await expect(figures.getByRole('definition')).toHaveText(['232', '521', '1467', '15']);
  await expect(figures.getByRole('term')).toHaveText(stats.map((stat) => stat.label));
  await expect(figures.getByRole('term').locator('svg')).toHaveCount(stats.length);

  // The smallest letters of a drawing are 19 of the 1600 that it is wide.
  for (const { imageAlt: name } of about.way.steps) {
    if (!name) continue;
    const { width = 0 } = (await page.getByRole('img', { name }).boundingBox()) ?? {};
    expect((width * 19) / 1600).toBeGreaterThanOrEqual(11);
  }

  for (const { name, role, description, imageAlt, socialLinks } of team) {
    const card = page.getByRole('listitem').filter({
      has: page.getByRole('heading', { level: 3, name }),
    });
    await expect(card).toContainText(role);
    await expect(card).toContainText(description);
    await expect(card.getByRole('img', { name: imageAlt })).toBeAttached();
    for (const { platform } of socialLinks) await expect(card).toContainText(`${platform} Muestra`);
  }
});

test('the film comes with the click, in a dialog, with captions, and goes with it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/about');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith('/film/'))).toEqual([]);
  await page.getByRole('link', { name: about.story.video.label }).click();
  const dialog = page.getByRole('dialog', { name: about.story.video.title });
  await expect(dialog).toBeVisible();
  const film = dialog.locator('video');
  const seen = () =>
    film.evaluate((video: HTMLVideoElement) => ({
      seconds: Math.round(video.duration),
      captions: video.textTracks[0]?.cues?.length,
      mode: video.textTracks[0]?.mode,
    }));
  const shots = about.story.video.shots.length;
  await expect.poll(seen).toEqual({ seconds: 30, captions: shots, mode: 'showing' });
  // Each shot can be shown: a file may be damaged in the middle.
  for (let shot = 1; shot <= shots; shot += 1) {
    expect(await film.evaluate(goTo, (shot / shots) * 29)).toBe('');
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/about');
});

test('the pillars are the alternative services section, on the about and the home page', async ({
  page,
}) => {
  for (const path of ['/about', '/']) {
    await open(page, path);
    const section = page.locator('#alt-services');
    await expect(section.getByRole('heading', { level: 2 })).toHaveText(
      (path === '/about' ? about.pillars : pillars).title,
    );
    // Home and About tell the same rules with another title, introduction and picture.
    const { introduction, imageAlt } = path === '/about' ? about.pillars : pillars;
    await expect(section.getByText(introduction)).toBeVisible();
    const items = section.getByRole('listitem');
    // About shows in what a client notices each rule; what the rule says is folded under it.
    for (const { text } of path === '/about' ? about.pillars.proofs : []) {
      await expect(section.getByText(text)).toBeVisible();
    }
    await items.locator('details').evaluateAll((all) => {
      for (const one of all as HTMLDetailsElement[]) {
        one.name = '';
        one.open = true;
      }
    });
    await expect(items.getByRole('heading', { level: 3 })).toHaveText(
      pillars.altServicesData.map((item) => item.title),
    );
    await expect(items.getByRole('paragraph')).toHaveText(
      pillars.altServicesData.map((item) => item.description),
    );
    expect(await items.locator(':scope > svg').count()).toBe(pillars.altServicesData.length);
    const picture = section.getByRole('img', { name: imageAlt });
    await picture.scrollIntoViewIfNeeded();
    // Fixed: it stays in the window while the list beside it goes by.
    await items.last().scrollIntoViewIfNeeded();
    await expect(picture).toBeInViewport();
  }
});

test('each step of the work shows what the client receives', async ({ page }) => {
  await open(page, '/about');
  const { title, steps, example } = about.way;
  const items = page.getByRole('region', { name: title }).getByRole('listitem');
  await expect(items.getByRole('heading', { level: 3 })).toHaveText(steps.map((one) => one.title));
  for (const [index, { receives, imageAlt }] of steps.entries()) {
    await expect(items.nth(index)).toContainText(receives);
    if (imageAlt)
      await expect(items.nth(index).getByRole('img', { name: imageAlt })).toBeAttached();
  }
  // The plant that the tool starts with, before and after: what comes back saves fuel and water.
  await expect(items.first().getByRole('definition')).toHaveCount(8);
  await expect(items.first()).toContainText(new RegExp(`${example.returned}1\\s800\\skg/h`));
  const figures = await items.last().getByRole('definition').allTextContents();
  const numbers = figures.map((text) => Number.parseFloat(text.replace(/\s|^\D+/g, '')));
  expect(numbers).toHaveLength(6);
  for (const [index, after] of numbers.entries()) {
    if (index % 2 === 1) expect(after).toBeLessThan(numbers[index - 1] ?? 0);
  }

  // A drawing is too fine for the page: it opens whole, and leads on to the next one.
  const drawn = steps.flatMap(({ imageAlt }) => imageAlt ?? []);
  await items.getByRole('link', { name: drawn[0] ?? '' }).click();
  const shown = page.getByRole('dialog').locator('img').first();
  await expect(shown).toHaveAttribute('alt', drawn[0] ?? '');
  await page.keyboard.press('ArrowRight');
  await expect(shown).toHaveAttribute('alt', drawn[1] ?? '');
});

/** Shows the film at that second; what went wrong, or nothing. */
function goTo(video: HTMLVideoElement, second: number) {
  return new Promise<string>((resolve) => {
    const end = () => resolve(video.error?.message ?? '');
    if (video.error) return end();
    video.onseeked = end;
    video.onerror = end;
    video.currentTime = second;
  });
}
