import { ask, engagement, log, match, question, says, startConversation, takeQuiz } from './engagement-steps.ts';
import { expect, test } from './fixtures.ts';
import { axeOnPhoneAndDesktop, overflow, phone, visit } from './visit-steps.ts';

// CHAT-02, QUIZ-02: neither has a separate address; the page of the ministries contains both
test('the questions and the assistant have no route of their own', async ({ request }) => {
  for (const path of ['/quiz', '/assistant', '/ministries/quiz', '/ministries/assistant'])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  expect((await request.get('/ministries')).status()).toBe(200);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  // MIN-07, MIN-18, MIN-19, CHAT-03
  test('the page can be read, its tabs and its button work, and each names an alternative', async ({ page }) => {
    await page.goto('/ministries');
    // The six ministries of a new site, and any that other tests have added.
    const names = page.getByRole('region', { name: 'Our Ministries' }).getByRole('article').getByRole('heading');
    for (const name of [
      'Uganda National Branch',
      'Vocational Institute',
      'Crown of Glory',
      'Eye Camp',
      'Remnant Afire',
      "My Sister's Keeper",
    ])
      await expect(names.filter({ hasText: name }).first()).toBeVisible();
    await expect(log(page)).toContainText('What may I help you with?');
    await expect(engagement(page).getByRole('link', { name: 'Ask for prayer' })).toHaveAttribute(
      'href',
      '/contact#prayer',
    );
    await engagement(page).getByRole('link', { name: 'Ministry matcher' }).click();
    await expect(page).toHaveURL('/ministries?tab=matcher#engagement');
    await expect(engagement(page).getByRole('link', { name: 'Ministry matcher' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(engagement(page).getByRole('link', { name: 'Write to us' })).toBeVisible();
    await page.getByRole('button', { name: 'Find Your Perfect Ministry Match' }).click();
    await expect(page).toHaveURL(/view=match/);
    await expect(match(page).getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact#message');
    await page.getByRole('button', { name: 'Close Your Perfect Ministry Match' }).click();
    await expect(match(page)).toHaveCount(0);
    const card = page.getByRole('article').filter({ hasText: 'Eye Camp' }).first();
    await card.getByRole('link', { name: /^Read more/ }).click();
    await expect(card).toContainText(
      'Those who need glasses get them the same day; those who need surgery are accompanied to the hospital and home again.',
    );
  });
});

test('every view is accessible on a phone and on a desktop, and fits both', async ({ page, problems }) => {
  for (const path of ['/ministries', '/ministries?view=match', '/ministries?tab=matcher', '/ministries?ministry=4']) {
    await visit(page, path);
    if (path.includes('match')) await expect(question(page, 1)).toBeVisible();
    expect(await axeOnPhoneAndDesktop(page), path).toEqual([]);
    expect(await overflow(page), path).toBe(0);
    await page.setViewportSize(phone);
    expect(await overflow(page), path).toBe(0);
  }
  expect(problems).toEqual([]);
});

test('nothing overflows at 320 pixels, or on a phone with text of twice the size', async ({ page }) => {
  for (const [width, size] of [
    [320, '100%'],
    [360, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await visit(page, '/ministries?view=match');
    await page.evaluate((text) => (document.documentElement.style.fontSize = text), size);
    const fits = async (what: string) => expect(await overflow(page), what).toBe(0);
    await expect(question(page, 1)).toBeVisible();
    await fits(`${width} first question`);
    await takeQuiz(
      page,
      (option) => option.check(),
      (button) => button.click(),
    );
    await expect(page.getByRole('heading', { name: 'Where your gifts fit' })).toBeVisible();
    await fits(`${width} matches`);
    await page.getByRole('button', { name: 'Retake Assessment' }).click();
    await startConversation(page);
    await ask(page, 'Show me events');
    await expect(says(page, 'bot').last()).toContainText('All events');
    await fits(`${width} assistant`);
    await page.evaluate(() => localStorage.clear());
  }
});

test('the tabs keep the scroll position, and nothing moves with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(phone);
  await visit(page, '/ministries');
  const tab = engagement(page).getByRole('link', { name: 'Ministry matcher' });
  await tab.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await tab.click();
  await expect(question(page, 1)).toBeVisible();
  await expect(page).toHaveURL('/ministries?tab=matcher');
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThanOrEqual(2);
  await page.getByRole('button', { name: 'Find Your Perfect Ministry Match' }).click();
  await expect(question(page, 1)).toHaveCount(1);
  await expect(engagement(page).getByRole('link', { name: 'Go to the questions' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
});
