import type { Page } from '@playwright/test';
import { axe, expect, test } from './fixtures.ts';
import { desktop, fonts, phone, setFont, visit } from './visit-steps.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
// NAV-51
test('a visitor with a small phone sees the next service at once, and how to come', async ({ page, problems }) => {
  await page.setViewportSize(phone);
  await visit(page, '/');
  const card = region(page, (await page.locator('#next-service').textContent()) ?? '');
  const plan = card.getByRole('link', { name: 'Plan your visit' });
  await expect(card.getByRole('heading')).toHaveText(/^(Sunday|Wednesday|Thursday|Friday) /);
  await expect(plan).toHaveAttribute('href', '/contact');
  for (const font of fonts) {
    await setFont(page, font);
    await expect(card.getByText(/^(Next service|Under way now)$/)).toBeInViewport();
    await expect(card.getByRole('heading')).toBeInViewport();
    await expect(plan, font.text).toBeInViewport({ ratio: 1 });
  }
  expect(problems).toEqual([]);
});

// HOME-09, HOME-10, CONST-03
test('the buttons of the hero lead to the live service and to the gallery', async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByRole('link', { name: 'Photos/Gallery Check' })).toHaveAttribute(
    'href',
    '/community?tab=gallery',
  );
  await page.getByRole('link', { name: 'Watch Live Service' }).click();
  await expect(page).toHaveURL(/\/live$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Live Stream' })).toBeVisible();
});

// HOME-01…03, HOME-05…07
test('the sections are in their order', async ({ page }) => {
  await visit(page, '/');
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(headings.slice(1)).toEqual([
    'What God has done',
    'Highlights',
    'Coming up',
    'Who leads',
    'Ministries',
    'What changes',
    'Every week',
    'What your gift does',
  ]);
  // HOME-08
  await expect(
    page
      .getByRole('contentinfo')
      .getByRole('region', { name: 'Newsletter' })
      .getByRole('button', { name: 'Subscribe' }),
  ).toBeAttached();
});

// HOME-11…13, CONST-19, CONST-20, CONST-22, CONST-23
test('the figures are those of the ministry', async ({ page }) => {
  await visit(page, '/');
  const figures = region(page, 'What God has done').getByRole('definition');
  await expect(figures).toHaveText(['30,000+', '900+', '22+']);
  await expect(region(page, 'What God has done').getByRole('term')).toHaveText([
    'souls saved',
    'children supported',
    'years of ministry',
  ]);
  await expect(region(page, 'What changes').locator('strong')).toHaveText(['15+', '1000+']);
});

test('the leaders are named, with a link to the whole team', async ({ page }) => {
  await visit(page, '/');
  const leaders = region(page, 'Who leads');
  expect(await leaders.getByRole('listitem').count()).toBeGreaterThanOrEqual(3);
  await expect(leaders.getByRole('link', { name: 'Meet the whole team' })).toHaveAttribute('href', '/team');
});

// HOME-06
test('the giving section says what each purpose does and leads to giving', async ({ page }) => {
  await visit(page, '/');
  const giving = region(page, 'What your gift does');
  await expect(giving.getByRole('term')).toHaveText(['General', 'Children', 'Education']);
  await expect(giving.getByRole('link', { name: 'Give' })).toHaveAttribute('href', '/contact#donation');
});

// HOME-07
test('the weekly programme has its days and hours', async ({ page }) => {
  await visit(page, '/');
  const items = region(page, 'Every week').getByRole('listitem');
  // Each row with the day of its group.
  const rows = await items.evaluateAll((all) =>
    all.map((item) => [item.closest('ul')?.previousElementSibling?.textContent, item.textContent?.replace('Next', '')]),
  );
  expect(rows).toEqual([
    ['Sunday', '1st service7:00–9:00 AM'], // HOME-18
    ['Sunday', '2nd service9:00–11:30 AM'], // HOME-19
    ['Wednesday', "Women's program9:00 AM–4:00 PM"], // HOME-20
    ['Wednesday', 'Youth service5:00–6:30 PM'], // HOME-21
    ['Wednesday', "Widows' overnightEvening till dawn"], // HOME-22
    ['Thursday', 'Mid-week deliverance4:00–6:30 PM'], // HOME-23
    ['Friday', 'Overnight prayers9:00 PM till dawn'], // HOME-24
  ]);
});

// HOME-03, HOME-04
test('the ministries come from the API, or are the six built-in ones if it has none', async ({ page, api }) => {
  const { body } = await api('GET', '/ministries?view=summary&limit=6');
  const listed = body as { id: number; name: string }[];
  expect(listed.length).toBeGreaterThan(0);
  await visit(page, '/');
  const names = region(page, 'Ministries').getByRole('heading', { level: 3 });
  await expect(names).toHaveText(listed.map(({ name }) => name));

  const items = ((await api('GET', '/ministries')).body as { id: number }[]).map(({ id }) => id);
  await api('POST', '/ministries/bulk', { as: 'admin', body: { action: 'unpublish', items } });
  try {
    await visit(page, '/');
    await expect(names).toHaveText([
      'Uganda National Branch',
      'Vocational Institute',
      'Crown of Glory',
      'Eye Camp',
      'Remnant Afire',
      "My Sister's Keeper",
    ]);
  } finally {
    await api('POST', '/ministries/bulk', { as: 'admin', body: { action: 'publish', items } });
  }
});

for (const [name, viewport] of [
  ['phone', phone],
  ['desktop', desktop],
] as const) {
  test(`axe finds nothing on a ${name}`, async ({ page, problems }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/');
    expect(await axe(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
}
