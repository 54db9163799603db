import type { Page } from '@playwright/test';
import { kampalaDay } from '@ministry/domain';
import { axe, expect, test } from './fixtures.ts';
import { desktop, hydrated, overflow, phone, visit } from './visit-steps.ts';

const day = 86_400_000;

interface Testimony {
  id: number;
  name: string;
  testimony: string;
  date: string;
  verified: boolean;
}
interface Announcement {
  id: number;
}

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Community' });
const form = (page: Page) => page.getByRole('region', { name: 'Share Your Testimony' });
const nameField = (page: Page) => form(page).getByRole('textbox', { name: 'Your name' });
const storyField = (page: Page) => form(page).getByRole('textbox', { name: 'Your testimony' });
const sendButton = (page: Page) => form(page).getByRole('button', { name: 'Share testimony' });
async function isClean(page: Page) {
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    expect(await axe(page), `at ${size.width}`).toEqual([]);
  }
}

test.use({ viewport: phone });

test.describe('a testimony', () => {
  // CONST-07, TST-02, TST-03, API-25, API-26, NAV-61
  test('is corrected, survives a failed request, is sent once and appears when the office has approved it', async ({
    page,
    api,
    problems,
  }) => {
    // A long test that checks both widths in each state.
    test.slow();
    await visit(page, '/community');
    await page.getByRole('link', { name: 'Share Your Testimony' }).click();
    await expect(page).toHaveURL(/#testimony$/);
    await expect(form(page).getByRole('heading', { name: 'Share Your Testimony' })).toBeInViewport();

    await sendButton(page).click();
    // TST-04: the toast, and the same text beside the fields.
    await expect(page.getByText('Missing information', { exact: true })).toBeVisible();
    await expect(page.getByText('Please fill in all fields.', { exact: true })).toBeVisible();
    await expect(nameField(page)).toBeFocused();
    await expect(nameField(page)).toHaveAccessibleDescription(/Please write your name\./);
    await expect(storyField(page)).toHaveAccessibleDescription('Please write your testimony.');
    await isClean(page);

    const story = `The rains failed and we prayed. God fed us through a neighbour. Ŋat ma geno. ${Date.now()}`;
    await nameField(page).fill('Apio Sarah');
    await storyField(page).fill(story);
    const sent: { key: string | undefined; body: unknown }[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST')
        sent.push({ key: request.headers()['idempotency-key'], body: request.postDataJSON() });
    });
    await page.route('**/api/testimonials', (route) => route.abort(), { times: 1 });
    await sendButton(page).click();
    // TST-07
    await expect(page.getByText('Failed to submit testimony', { exact: true })).toBeVisible();
    await expect(page.getByText('Please try again or contact us directly.', { exact: true })).toBeVisible();
    await expect(form(page).getByRole('alert')).toContainText('Not sent yet; what you wrote is kept on this device.');
    await isClean(page);

    // A reload stands for a closed tab: nothing is lost.
    await page.reload();
    await hydrated(page);
    await expect(nameField(page)).toHaveValue('Apio Sarah');
    await expect(storyField(page)).toHaveValue(story);

    await sendButton(page).dblclick();
    // TST-05
    await expect(page.getByText('Testimony submitted successfully!', { exact: true })).toBeVisible();
    const thanks = 'Thank you for sharing your testimony. It will be reviewed before being published.';
    await expect(form(page).getByRole('status')).toHaveText(thanks);
    await expect(form(page).getByRole('status')).toBeFocused();
    // TST-06
    await expect(nameField(page)).toHaveValue('');
    await expect(storyField(page)).toHaveValue('');
    await isClean(page);
    // One request was lost and a double click sent only one; both requests had the same text and the same key.
    expect(sent).toHaveLength(2);
    expect(sent[1]?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(sent[0]?.key).toBe(sent[1]?.key);
    expect(sent[1]?.body).toEqual({
      name: 'Apio Sarah',
      testimony: story,
      date: kampalaDay(new Date()), // TST-09
      verified: false, // TST-01
    });

    const waiting = ((await api('GET', '/testimonials?status=draft', { as: 'admin' })).body as Testimony[]).filter(
      ({ testimony }) => testimony === story,
    );
    expect(waiting).toMatchObject([{ name: 'Apio Sarah', verified: false, date: kampalaDay(new Date()) }]);
    await page.goto('/community');
    await expect(page.getByText(story)).toHaveCount(0);
    const { id } = waiting[0] as Testimony;
    expect(
      (
        await api('PUT', `/testimonials/${id}`, {
          as: 'admin',
          body: { name: 'Apio Sarah', testimony: story, verified: true },
        })
      ).status,
    ).toBe(200);
    await page.goto('/community');
    // COM-04
    await expect(page.getByRole('figure').filter({ hasText: story })).toContainText('Apio Sarah');
    expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([]);
  });

  // TST-01: the server decides, whatever is sent
  test('cannot be verified by its author', async ({ api }) => {
    const { status, body } = await api('POST', '/testimonials', {
      body: { name: 'Opio', testimony: 'I verify myself.', verified: true, date: '1999-01-01' },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ verified: false, date: kampalaDay(new Date()) });
  });

  // TST-08
  test('that cannot be fetched is reported, and can be fetched again', async ({ page }) => {
    await visit(page, '/community?tab=announcements');
    await page.route('**/api/testimonials?*', (route) => route.fulfill({ status: 503, body: 'Busy' }), { times: 1 });
    await tabs(page).getByRole('link', { name: 'Testimonials' }).click();
    await expect(page.getByRole('alert')).toContainText('Failed to fetch testimonials');
    await isClean(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('figure').first()).toBeVisible();
  });
});

test.describe('the tabs', () => {
  test('take at most two lines on a phone', async ({ page }) => {
    await visit(page, '/community');
    const heights = await tabs(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect(heights).toHaveLength(3);
    // At most two lines of text.
    expect(Math.max(...heights)).toBeLessThan(70);
  });

  // COM-01…03, COM-06…08
  test('change without a reload, and back', async ({ page, problems }) => {
    await visit(page, '/community');
    await page.evaluate(() => Object.assign(window, { stays: true }));
    await expect(tabs(page).locator('[aria-current=page]')).toHaveText('Testimonials');
    await tabs(page).getByRole('link', { name: 'Photo Gallery' }).click();
    await expect(page).toHaveURL(/\?tab=gallery$/);
    await expect(tabs(page).locator('[aria-current=page]')).toHaveText('Photo Gallery');
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/community\?tab=gallery&album=\d+$/);
    await isClean(page);
    await page.getByRole('main').getByRole('link', { name: 'Back to Albums' }).click();
    await expect(page).toHaveURL(/\/community\?tab=gallery$/);
    await tabs(page).getByRole('link', { name: 'Announcements' }).click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await isClean(page);
    await page.goBack();
    await expect(tabs(page).locator('[aria-current=page]')).toHaveText('Photo Gallery');
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);
    expect(problems).toEqual([]);
  });
});

test.describe('announcements', () => {
  const draft = (own: object) => ({
    title: 'A notice',
    content: 'Come.',
    validUntil: kampalaDay(new Date(Date.now() + 30 * day)),
    isActive: true,
    ...own,
  });
  const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

  // NAV-57, CONST-04, ANN-01, ANN-02, ANN-10
  test('show which are new and how important they are, and the rest of a long one on request', async ({
    page,
    api,
    problems,
  }) => {
    const title = `Well at Paicho ${Date.now()}`;
    const text = [
      'The borehole at Paicho is **open**.',
      '## Hours',
      'From six in the morning until dusk, each day of the week, for everybody who comes with a clean can. '.repeat(3),
      'The committee of the village keeps the key and the book. '.repeat(6),
      '<script>alert(1)</script>',
    ].join('\n\n');
    await api('POST', '/announcements', { as: 'admin', body: draft({ title, content: text, priority: 'high' }) });
    await api('POST', '/announcements', {
      as: 'admin',
      body: draft({ title: `${title} of old`, date: new Date(Date.now() - 15 * day).toISOString(), priority: 'low' }),
    });
    await visit(page, '/announcements');
    const notice = card(page, title);
    await expect(notice.getByText('New', { exact: true })).toBeVisible();
    await expect(notice.getByText('Important', { exact: true })).toBeVisible();
    await expect(notice.getByRole('heading', { level: 3, name: 'Hours' })).toBeVisible();
    await expect(notice.getByText('The committee of the village')).toBeHidden();
    await notice.getByText('Read more').click();
    await expect(notice.getByText('The committee of the village')).toBeVisible();
    await expect(notice.getByText('<script>alert(1)</script>')).toBeVisible();
    await isClean(page);
    const old = card(page, `${title} of old`);
    await expect(old.getByText('Good to know', { exact: true })).toBeVisible();
    await expect(old.getByText('New', { exact: true })).toHaveCount(0);
    // COM-08: the same list in the community's tab
    await visit(page, '/community?tab=announcements');
    await expect(card(page, title)).toBeVisible();
    expect(problems).toEqual([]);
  });

  // ANN-08
  test('hide a picture that cannot be loaded', async ({ page, api }) => {
    const title = `Without its picture ${Date.now()}`;
    const { body } = await api('POST', '/announcements', {
      as: 'admin',
      body: draft({ title, featuredImage: '/uploads/00000000000000000000000000000000-640x360.jpg' }),
    });
    await visit(page, '/announcements');
    await card(page, title).scrollIntoViewIfNeeded();
    await expect(card(page, title).locator('img')).toHaveCount(0);
    // Remove it, because other tests expect no errors in the browser on this page.
    await api('DELETE', `/announcements/${(body as { id: number }).id}`, { as: 'admin' });
  });

  // ANN-04, ANN-05, ANN-06, ANN-07, API-21
  test('that cannot be fetched are reported as an error, never as an empty list', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await visit(page, '/community');
    await page.route('**/api/announcements?*', (route) => route.fulfill({ status: 500, body: 'Broken' }), { times: 1 });
    await tabs(page).getByRole('link', { name: 'Announcements' }).click();
    await expect(page.getByRole('alert')).toContainText('Failed to fetch announcements');
    await expect(page.getByText('No Announcements Yet')).toHaveCount(0);
    await expect(page.getByRole('status')).toHaveCount(0);
    await expect.poll(() => logged).toContain('Failed to fetch announcements: 500: Broken');
    await isClean(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });

  // ANN-03
  test('say so when there are none', async ({ page, api }) => {
    const all = (await api('GET', '/announcements?limit=500')).body as Announcement[];
    const items = all.map(({ id }) => id);
    await api('POST', '/announcements/bulk', { as: 'admin', body: { action: 'unpublish', items } });
    try {
      await visit(page, '/announcements');
      await expect(page.getByRole('heading', { name: 'No Announcements Yet' })).toBeVisible();
      await isClean(page);
    } finally {
      await api('POST', '/announcements/bulk', { as: 'admin', body: { action: 'publish', items } });
    }
  });
});

for (const path of ['/community', '/community?tab=gallery', '/community?tab=announcements', '/announcements']) {
  test(`${path} fits 320 pixels and text of twice the size`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    expect(await overflow(page)).toBe(0);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await overflow(page)).toBe(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // COM-02, COM-03, COM-07, COM-08
  test('the tabs, an album and the announcements can be read', async ({ page }) => {
    await page.goto('/community');
    await expect(page.getByRole('figure').first()).toBeVisible();
    await tabs(page).getByRole('link', { name: 'Photo Gallery' }).click();
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByRole('main').getByRole('link', { name: 'Back to Albums' })).toBeVisible();
    await tabs(page).getByRole('link', { name: 'Announcements' }).click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });

  test('a testimony is sent as a plain form', async ({ page, api }) => {
    const story = `No script, and still heard. ${Date.now()}`;
    await page.goto('/community');
    await nameField(page).fill('Okello');
    await storyField(page).fill(story);
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/community\?testimony=sent#testimony$/);
    await expect(form(page).getByRole('status')).toContainText('It will be reviewed before being published.');
    expect((await api('GET', '/testimonials?status=draft', { as: 'admin' })).body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ testimony: story, verified: false, date: kampalaDay(new Date()) }),
      ]),
    );
  });

  test('a testimony without text is shown again with the field marked', async ({ page }) => {
    await page.goto('/community');
    await nameField(page).fill('Okello');
    await form(page)
      .locator('form')
      .evaluate((element: HTMLFormElement) => (element.noValidate = true));
    await sendButton(page).click();
    await expect(nameField(page)).toHaveValue('Okello');
    await expect(storyField(page)).toHaveAttribute('aria-invalid', 'true');
  });
});
