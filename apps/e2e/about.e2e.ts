import type { Page } from '@playwright/test';
import { axe, expect, test } from './fixtures.ts';
import { desktop, hydrated, overflow, phone } from './visit-steps.ts';

const widths = [phone, desktop];

const section = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });

test.use({ viewport: phone });

test.describe('about', () => {
  // NAV-52
  test('shows the leadership, how gifts are handled, the values, the activities and the building projects', async ({
    page,
    problems,
  }) => {
    expect((await page.goto('/about'))?.status()).toBe(200);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About the ministry');

    // ABT-01
    const offices = section(page, 'Leadership structure');
    await expect(offices.getByRole('listitem').filter({ hasText: 'Assembly of members' })).toHaveCount(1);
    // The parent list says which body each office answers to.
    await expect(
      offices
        .locator('li li li li', { hasText: 'Pastoral council' })
        .getByRole('listitem')
        .filter({ hasText: 'Deacons' }),
    ).toHaveCount(1);
    await expect(offices.getByRole('link', { name: 'Meet the team' })).toHaveAttribute('href', '/team');

    await expect(section(page, 'Financial accountability').getByRole('term')).not.toHaveCount(0); // ABT-02
    await expect(section(page, 'Six core ministry priorities').getByRole('listitem')).toHaveCount(6); // ABT-03
    await expect(section(page, 'Ministry programmes').getByRole('listitem')).not.toHaveCount(0); // ABT-04

    const names = [
      'Uganda National Branch',
      'Vocational Institute',
      'Crown of Glory',
      'Eye Camp',
      'Remnant Afire',
      "My Sister's Keeper",
    ];
    // ABT-05
    await expect(section(page, 'Special ministries').getByRole('heading', { level: 3 })).toHaveText(names);

    // ABT-06
    const projects = section(page, 'Major projects').getByRole('listitem');
    for (const project of await projects.all())
      await expect(project).toContainText(/In Progress|Active|Planning|Development|Ongoing/);
    expect(await projects.count()).toBeGreaterThanOrEqual(4);

    // ABT-07
    await section(page, 'Get involved').getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL(/\/contact$/);
    expect(problems).toEqual([]);
  });

  // CONST-19, CONST-20, CONST-21, CONST-22, CONST-23
  test('shows its figures, each with a label', async ({ page }) => {
    await page.goto('/about');
    const reach = section(page, 'What God has done so far');
    await expect(reach.getByRole('definition')).toHaveText(['15+', '22+', '30K+', '900+', '1000+']);
    await expect(reach.getByRole('term')).toHaveText([
      /\w/,
      'years of ministry',
      'souls saved',
      'children supported',
      /\w/,
    ]);
  });

  test('shows its figures also after navigation from a page without figures; so does the home page', async ({
    page,
  }) => {
    await page.goto('/contact');
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(section(page, 'What God has done so far').getByRole('definition')).toContainText(['15+', '1000+']);
    await page.getByRole('banner').getByRole('link', { name: 'Faithful Witness', exact: false }).first().click();
    await expect(section(page, 'What changes').locator('strong')).toHaveText(['15+', '1000+']);
  });
});

test.describe('team', () => {
  // NAV-53, TEAM-01, TEAM-02, TEAM-03, TEAM-04, TEAM-05, TEAM-06, TEAM-09, TEAM-10, DATA-20
  test('shows each member as a row that can be opened', async ({ page, problems }) => {
    expect((await page.goto('/team'))?.status()).toBe(200);
    await hydrated(page);
    const titles = ['Team leaders', 'Pastoral council', 'Deacons', 'Ministry workers', 'Levites', 'Support staff'];
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([...titles, /./]);
    await page
      .getByRole('navigation', { name: 'Go to a part of the team' })
      .getByRole('link', { name: 'Levites' })
      .click();
    await expect(page).toHaveURL(/#levites$/);
    await expect(section(page, 'Levites').getByRole('heading', { name: 'Levites' })).toBeInViewport();

    const worker = section(page, 'Ministry workers').getByRole('listitem').first();
    const row = worker.locator('summary');
    // Initials stand in for a missing picture.
    await expect(row.locator('svg text')).toHaveText(/^[A-ZŊ]{2}$/);
    await expect(worker.getByRole('link').first()).toBeHidden();
    await row.click();
    await expect(worker.getByRole('link', { name: /^\+256 700 000 \d{3}$/ })).toHaveAttribute(
      'href',
      /^tel:\+256700000\d{3}$/,
    );
    await expect(worker.getByRole('link', { name: /@example\.org$/ })).toHaveAttribute('href', /^mailto:/);
    for (const fact of ['Department', 'Place', 'Ask about'])
      await expect(worker.getByText(fact, { exact: true })).toBeVisible();
    expect(problems).toEqual([]);
  });

  // TEAM-07, TEAM-08
  test('links to the contact page and to the family registration', async ({ page }) => {
    await page.goto('/team');
    const closing = section(page, 'Not sure whom to ask?');
    await expect(closing.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
    await expect(closing.getByRole('link', { name: 'Register your family' })).toHaveAttribute(
      'href',
      '/family-registration',
    );
  });
});

for (const path of ['/about', '/team']) {
  test(`${path} has no axe violations, also with its rows open`, async ({ page }) => {
    for (const size of widths) {
      await page.setViewportSize(size);
      await page.goto(path);
      await hydrated(page);
      await page.evaluate(() =>
        document.querySelectorAll('main details').forEach((row, index) => index < 3 && row.setAttribute('open', '')),
      );
      expect(await axe(page)).toEqual([]);
    }
  });

  test(`${path} fits 320 pixels and text of twice the size`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    await page.evaluate(() => document.querySelectorAll('main details').forEach((row) => row.setAttribute('open', '')));
    expect(await overflow(page)).toBe(0);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await overflow(page)).toBe(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the team can be read and its rows open', async ({ page }) => {
    await page.goto('/team');
    const leader = section(page, 'Team leaders').getByRole('listitem').first();
    await leader.locator('summary').click();
    await expect(leader.getByRole('link', { name: /@example\.org$/ })).toBeVisible();
  });
});
