import { engagement, match, question, takeQuiz } from './engagement-steps.ts';
import { axe, expect, test } from './fixtures.ts';
import { phone, visit } from './visit-steps.ts';

test.describe('the matching questions on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

  // NAV-54, MIN-06, MIN-07, QUIZ-01, QUIZ-10, QUIZ-11, QUIZ-14, QUIZ-27
  test('a visitor answers them by touch and volunteers for the best match', async ({ page, problems }) => {
    await page.clock.install();
    await visit(page, '/ministries');
    await page.getByRole('button', { name: 'Find Your Perfect Ministry Match' }).tap();
    await expect(question(page, 1)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
    expect(await axe(page), 'the first question').toEqual([]);
    // The result appears after two seconds; a slow machine may need that long to check the page before it.
    await page.clock.pauseAt(Date.now() + 60_000);
    await takeQuiz(
      page,
      (option) => option.tap(),
      (button) => button.tap(),
    );
    await expect(page.getByText('Weighing your answers…')).toBeVisible();
    await page.clock.resume();
    await expect(page.getByRole('heading', { name: 'Where your gifts fit' })).toBeFocused();
    const best = match(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Eye Camp' }) })
      .first();
    await expect(match(page).getByRole('heading', { level: 4 }).first()).toHaveText('Eye Camp');
    await expect(best.getByText('Excellent Match')).toBeVisible();
    await expect(best.getByText('You can bring medical training.')).toBeVisible();
    expect(await axe(page), 'the matches').toEqual([]);

    await best.getByRole('link', { name: /^Volunteer/ }).tap();
    await expect(page).toHaveURL('/contact?ministry=Eye%20Camp#message');
    await expect(page.getByRole('textbox', { name: /message/i })).toHaveValue(/Eye Camp/);
    expect(problems).toEqual([]);
  });

  // QUIZ-15
  test('the answers survive a reload, and retaking forgets them', async ({ page }) => {
    await visit(page, '/ministries?view=match');
    await page.getByRole('radio', { name: 'Prayer and worship' }).tap();
    await page.getByRole('button', { name: 'Next' }).tap();
    await page.getByRole('checkbox', { name: 'Children', exact: true }).tap();
    await page.reload();
    await expect(question(page, 2)).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Children', exact: true })).toBeChecked();
    await page.getByRole('button', { name: 'Previous' }).tap();
    await takeQuiz(
      page,
      (option) => option.check(),
      (button) => button.tap(),
    );
    await page.reload();
    await page.getByRole('button', { name: 'Retake Assessment' }).tap();
    await expect(question(page, 1)).toBeFocused();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  });
});

// QUIZ-04, QUIZ-05: the list is read with the page, the questions when they are opened; the answers are sent nowhere
test('the questions can be answered with the keyboard alone, and request only the quiz', async ({ page, problems }) => {
  await visit(page, '/ministries');
  const calls: string[] = [];
  page.on('request', (request) =>
    calls.push(...(request.url().includes('/api/') ? [new URL(request.url()).pathname] : [])),
  );
  await page.getByRole('button', { name: 'Find Your Perfect Ministry Match' }).press('Enter');
  await takeQuiz(
    page,
    async (option) => {
      await option.focus();
      await page.keyboard.press('Space');
      await expect(option).toBeChecked();
    },
    (button) => button.press('Enter'),
  );
  await expect(page.getByRole('heading', { name: 'Where your gifts fit' })).toBeFocused();
  expect(await axe(page)).toEqual([]);
  expect(calls).toEqual(['/api/ministry-quiz']);
  expect(problems).toEqual([]);
});

// QUIZ-03
test('a ministry that the office adds takes part in the matching', async ({ page, api }) => {
  const { status, body } = await api('POST', '/ministries', {
    as: 'admin',
    body: {
      name: 'Voice of Hope Radio',
      description: 'On air each morning.',
      icon: 'radio',
      category: 'outreach',
      impact: '',
      tags: ['radio'],
      isActive: true,
    },
  });
  expect(status).toBe(201);
  await visit(page, '/ministries?tab=matcher');
  await page.getByRole('radio', { name: 'The word of God by radio and screen' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('checkbox', { name: 'Villages far from a church' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('checkbox', { name: 'Sound, camera, writing or design' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  for (const [option, stars] of [
    ['Praying through a night', /^1/],
    ['Microphone, camera and computer', /^5/],
  ] as const) {
    await page.getByRole('group', { name: option }).getByRole('radio', { name: stars }).check();
    await page.getByRole('button', { name: 'Next' }).click();
  }
  await page.getByRole('radio', { name: '3–5 hours' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: 'Be trained first' }).check();
  await page.getByRole('button', { name: 'Get My Matches' }).click();
  await expect(engagement(page).getByRole('heading', { level: 4 }).first()).toHaveText('Voice of Hope Radio');
  await api('DELETE', `/ministries/${(body as { id: number }).id}`, { as: 'admin' });
});
