import type { Page } from '@playwright/test';
import { axe, expect, test } from './fixtures.ts';
import { desktop, phone, visit } from './visit-steps.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
// NAV-51
test('a visitor with a small phone finds the next service at once, and how to come', async ({ page, problems }) => {
  await page.setViewportSize(phone);
  await visit(page, '/');
  const card = region(page, (await page.locator('#next-service').textContent()) ?? '');
  await expect(card.getByText(/^(Next service|Under way now)$/)).toBeInViewport();
  await expect(card.getByRole('heading')).toHaveText(/^(Sunday|Wednesday|Thursday|Friday) /);
  await expect(card.getByRole('heading')).toBeInViewport();
  const plan = card.getByRole('link', { name: 'Plan your visit' });
  await expect(plan).toBeInViewport({ ratio: 1 });
  await expect(plan).toHaveAttribute('href', '/contact');
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
test('everything stands in its order', async ({ page }) => {
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

test('the leaders are named, and the whole team is one press away', async ({ page }) => {
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

// HOME-07, HOME-18…24
test('the weekly programme has its days and hours', async ({ page }) => {
  await visit(page, '/');
  const items = region(page, 'Every week').getByRole('listitem');
  // Each row with the day that it stands under.
  const rows = await items.evaluateAll((all) =>
    all.map((item) => [item.closest('ul')?.previousElementSibling?.textContent, item.textContent?.replace('Next', '')]),
  );
  expect(rows).toEqual([
    ['Sunday', '1st service7:00–9:00 AM'],
    ['Sunday', '2nd service9:00–11:30 AM'],
    ['Wednesday', "Women's program9:00 AM–4:00 PM"],
    ['Wednesday', 'Youth service5:00–6:30 PM'],
    ['Wednesday', "Widows' overnightEvening till dawn"],
    ['Thursday', 'Mid-week deliverance4:00–6:30 PM'],
    ['Friday', 'Overnight prayers9:00 PM till dawn'],
  ]);
});

// HOME-03, HOME-04
test('the ministries are those of the API, and six of our own where there are none', async ({ page, api }) => {
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

test('shows the next service above the fold of a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const card = page.getByRole('region', { name: /service|program|overnight|deliverance|prayers/i }).first();
  const plan = card.getByRole('link', { name: 'Plan your visit' });
  const box = await plan.boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.height);
  await expect(plan).toHaveAttribute('href', '/contact');
});

// HOME-07, HOME-09…13, HOME-18…24, CONST-20, CONST-22
test('has its buttons, figures and week', async ({ page, problems }) => {
  await visit(page, '/');
  await expect(page.getByRole('link', { name: 'Watch Live Service' })).toHaveAttribute('href', '/live');
  await expect(page.getByRole('link', { name: 'Photos/Gallery Check' })).toHaveAttribute(
    'href',
    '/community?tab=gallery',
  );
  for (const figure of ['30,000+', '900+', '22+']) await expect(page.getByText(figure, { exact: true })).toBeVisible();
  const week = page.getByRole('region', { name: 'Every week' });
  for (const row of [
    /1st service.*7:00–9:00 AM/,
    /2nd service.*9:00–11:30 AM/,
    /Women's program.*9:00 AM–4:00 PM/,
    /Youth service.*5:00–6:30 PM/,
    /Widows' overnight/,
    /deliverance.*4:00–6:30 PM/,
    /Overnight prayers.*9:00 PM till dawn/,
  ]) {
    await expect(week.getByRole('listitem').filter({ hasText: row })).toHaveCount(1);
  }
  await expect(page.getByRole('region', { name: 'Coming up' }).getByRole('article')).toHaveCount(3);
  expect(problems).toEqual([]);
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
