import type { Locator, Page } from '@playwright/test';
import { axe, expect, test } from './fixtures.ts';

const phone = { width: 360, height: 780 };
const desktop = { width: 1280, height: 900 };
const minute = 60_000;
const day = 24 * 60 * minute;

/** The page answers to its script from here on. */
async function visit(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset);
}
const engagement = (page: Page) => page.getByRole('region', { name: 'Smart Ministry Engagement' });
const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByRole('textbox', { name: 'Your question' });
const match = (page: Page) => page.getByRole('region', { name: 'Your ministry match' });
const question = (page: Page, number: number) => page.getByRole('heading', { name: `Question ${number} of 7` });
const says = (page: Page, by: 'bot' | 'user' | 'system') => log(page).locator(`[data-by=${by}]`);

async function ask(page: Page, text: string) {
  await field(page).fill(text);
  await page.keyboard.press('Enter');
}
async function startConversation(page: Page) {
  await page.getByRole('button', { name: 'Start a conversation' }).click();
  await expect(field(page)).toBeFocused();
}

/** Below the bar of the page, so that nothing of it is covered. */
const toChat = (page: Page) => engagement(page).evaluate((part) => part.scrollIntoView());

/** Answers the seven questions with what a nurse would say; `pick` chooses an option, `lead` goes on. */
async function takeQuiz(page: Page, pick: (option: Locator) => Promise<void>, lead: (button: Locator) => Promise<void>) {
  const next = () => lead(page.getByRole('button', { name: 'Next' }));
  const rating = (option: string, stars: RegExp) => page.getByRole('group', { name: option }).getByRole('radio', { name: stars });
  await expect(question(page, 1)).toBeVisible();
  await pick(page.getByRole('radio', { name: 'Health and healing for those without a clinic' }));
  await next();
  await expect(question(page, 2)).toBeFocused();
  await pick(page.getByRole('checkbox', { name: 'The sick' }));
  await next();
  await pick(page.getByRole('checkbox', { name: 'Nursing or medical training' }));
  await next();
  await pick(rating('Working in a village for several days', /^5/));
  await next();
  await pick(rating('Standing beside women and girls', /^4/));
  await next();
  await pick(page.getByRole('radio', { name: '11–20 hours' }));
  await next();
  await pick(page.getByRole('radio', { name: 'Come along once and see' }));
  await lead(page.getByRole('button', { name: 'Get My Matches' }));
}

test.describe('the matching questions on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

  // NAV-54, MIN-06, MIN-07, QUIZ-01, QUIZ-10…14, QUIZ-26, QUIZ-27
  test('a visitor answers them by touch and volunteers for the best match', async ({ page, problems }) => {
    await visit(page, '/ministries');
    await page.getByRole('button', { name: 'Find Your Perfect Ministry Match' }).tap();
    await expect(question(page, 1)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
    expect(await axe(page), 'the first question').toEqual([]);
    await takeQuiz(page, (option) => option.tap(), (button) => button.tap());
    await expect(page.getByText('Weighing your answers…')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Where your gifts fit' })).toBeFocused();
    const best = match(page).getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Eye Camp' }) }).first();
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
    await takeQuiz(page, (option) => option.check(), (button) => button.tap());
    await page.reload();
    await page.getByRole('button', { name: 'Retake Assessment' }).tap();
    await expect(question(page, 1)).toBeFocused();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  });
});

// QUIZ-04, QUIZ-05: the list was read with the page; the questions ask the server for nothing
test('the questions can be answered with the keyboard alone, and call nobody', async ({ page, problems }) => {
  await visit(page, '/ministries');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(...(request.url().includes('/api/') ? [request.url()] : [])));
  await page.getByRole('button', { name: 'Find Your Perfect Ministry Match' }).press('Enter');
  await takeQuiz(page, async (option) => {
    await option.focus();
    await page.keyboard.press('Space');
    await expect(option).toBeChecked();
  }, (button) => button.press('Enter'));
  await expect(page.getByRole('heading', { name: 'Where your gifts fit' })).toBeFocused();
  expect(await axe(page)).toEqual([]);
  expect(calls).toEqual([]);
  expect(problems).toEqual([]);
});

// QUIZ-03
test('a ministry that the office adds takes part in the matching', async ({ page, api }) => {
  const { status, body } = await api('POST', '/ministries', {
    as: 'admin',
    body: { name: 'Voice of Hope Radio', description: 'On air each morning.', icon: 'radio', category: 'outreach', impact: '', tags: ['radio'], isActive: true },
  });
  expect(status).toBe(201);
  await visit(page, '/ministries?tab=matcher');
  await page.getByRole('radio', { name: 'The word of God by radio and screen' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('checkbox', { name: 'Villages far from a church' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('checkbox', { name: 'Sound, camera, writing or design' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  for (const [option, stars] of [['Praying through a night', /^1/], ['Microphone, camera and computer', /^5/]] as const) {
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

test.describe('the assistant on a phone', () => {
  // No colour is caught on its way.
  test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

  // CHAT-01, CHAT-03, CHAT-04…07, CHAT-12…14, CHAT-16, CHAT-30
  test('a visitor asks for events, sermons and ministries', async ({ page, problems }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(...(request.url().includes('/api/') ? [new URL(request.url()).pathname] : [])));
    await visit(page, '/ministries');
    await expect(log(page)).toContainText('Welcome to Faithful Witness Ministries');
    await page.getByRole('button', { name: 'Show me events' }).click();
    await expect(says(page, 'bot').last()).toContainText('The next 3 events:');
    const listed = says(page, 'bot').last().getByRole('link');
    await expect(listed).toHaveCount(4);
    await expect(listed.first()).toHaveAttribute('href', /^\/events\/\d+$/);

    await ask(page, '   ');
    await expect(says(page, 'user')).toHaveCount(1);
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/sermons**', async (route) => {
      await held;
      await route.continue();
    });
    await ask(page, 'Sermons about faith');
    await expect(page.getByText('The assistant is writing…')).toBeAttached();
    await expect(field(page)).toBeDisabled();
    await toChat(page);
    expect(await axe(page), 'while it writes').toEqual([]);
    release();
    await expect(says(page, 'bot').last()).toContainText('Sermons on ‘faith’:');
    await expect(field(page)).toBeFocused();
    await expect(says(page, 'bot').last().getByRole('link').first()).toHaveAttribute('href', /^\/sermons\/\d+$/);

    await ask(page, 'Tell me about Eye Camp');
    await expect(says(page, 'bot').last()).toContainText('Eye Camp: Doctors and nurses');
    // Each list once, and nothing else: the rules run here.
    expect([...calls].sort()).toEqual(['/api/events', '/api/sermons']);
    await toChat(page);
    expect(await axe(page), 'after it answered').toEqual([]);
    await says(page, 'bot').last().getByRole('link', { name: 'Write to Eye Camp' }).click();
    await expect(page).toHaveURL('/contact?ministry=Eye%20Camp#message');
    expect(problems).toEqual([]);
  });

  // CHAT-09…11, CHAT-24
  test('an urgent prayer gets the phone number at once and is asked after in half an hour', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/ministries');
    await startConversation(page);
    await ask(page, 'Urgent! Please pray for my son');
    await page.clock.runFor(10);
    await expect(says(page, 'bot').last()).toContainText('+256 700 000 000');
    await expect(says(page, 'bot').last().getByRole('link', { name: 'Call +256 700 000 000' })).toHaveAttribute('href', 'tel:+256700000000');
    await page.clock.runFor(29 * minute);
    await expect(says(page, 'system')).toHaveCount(0);
    await page.clock.runFor(2 * minute);
    await expect(says(page, 'system')).toHaveCount(1);
    await expect(says(page, 'system')).toContainText('How are you now?');
    await page.clock.runFor(31 * minute);
    await expect(says(page, 'system')).toHaveCount(1);
  });

  // CHAT-22, CHAT-23, CHAT-25, CHAT-28
  test('it remembers after a reload, greets after a day, and forgets when it is told to', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/ministries');
    await startConversation(page);
    await ask(page, 'Please pray for my exams');
    await page.clock.runFor(1_000);
    await expect(says(page, 'bot').last().getByRole('link', { name: 'Write a prayer request' })).toHaveAttribute('href', '/contact#prayer');

    await visit(page, '/ministries');
    await expect(says(page, 'user')).toHaveText([/Please pray for my exams/]);
    await page.clock.fastForward(day + minute);
    await expect(says(page, 'system').filter({ hasText: 'Welcome back' })).toHaveCount(1);
    await expect(says(page, 'system').filter({ hasText: 'Yesterday you asked for prayer' })).toHaveCount(1);

    await page.getByText('What I remember').click();
    await toChat(page);
    await expect(engagement(page).getByRole('definition').first()).toHaveText('Please pray for my exams');
    expect(await axe(page), 'what it remembers').toEqual([]);
    await page.getByRole('button', { name: 'Clear my conversation' }).click();
    await expect(says(page, 'user')).toHaveCount(0);
    await expect(log(page)).toContainText('is gone');
    await visit(page, '/ministries');
    await expect(page.getByRole('button', { name: 'Start a conversation' })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('assistant');
  });

  // CHAT-17…21
  test('it apologises when a list cannot be had, with four ways on', async ({ page }) => {
    await visit(page, '/ministries');
    await startConversation(page);
    await page.route('**/api/sermons**', (route) => route.fulfill({ status: 503, body: 'Busy' }));
    await ask(page, 'Latest sermon');
    await expect(says(page, 'bot').last()).toHaveText("I apologize, but I'm having trouble processing that right now. Let me help you in a different way.");
    for (const name of ['Show me events', 'Prayer support', 'Ministry information', 'Contact support']) await expect(engagement(page).getByRole('button', { name })).toBeVisible();
  });
});

// CHAT-02, QUIZ-02: neither has an address of its own; the page of the ministries holds both
test('the questions and the assistant have no route of their own', async ({ request }) => {
  for (const path of ['/quiz', '/assistant', '/ministries/quiz', '/ministries/assistant']) expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  expect((await request.get('/ministries')).status()).toBe(200);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  // MIN-07, MIN-18, MIN-19, CHAT-03
  test('the page is read, its tabs and its button lead, and each says where else to turn', async ({ page }) => {
    await page.goto('/ministries');
    await expect(page.getByRole('region', { name: 'Our Ministries' }).getByRole('article')).toHaveCount(6);
    await expect(log(page)).toContainText('What may I help you with?');
    await expect(engagement(page).getByRole('link', { name: 'Ask for prayer' })).toHaveAttribute('href', '/contact#prayer');
    await engagement(page).getByRole('link', { name: 'Ministry matcher' }).click();
    await expect(page).toHaveURL('/ministries?tab=matcher#engagement');
    await expect(engagement(page).getByRole('link', { name: 'Ministry matcher' })).toHaveAttribute('aria-current', 'true');
    await expect(engagement(page).getByRole('link', { name: 'Write to us' })).toBeVisible();
    await page.getByRole('button', { name: 'Find Your Perfect Ministry Match' }).click();
    await expect(page).toHaveURL(/view=match/);
    await expect(match(page).getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact#message');
    await page.getByRole('button', { name: 'Close Your Perfect Ministry Match' }).click();
    await expect(match(page)).toHaveCount(0);
    const card = page.getByRole('article').filter({ hasText: 'Eye Camp' }).first();
    await card.getByRole('link', { name: /^Read more/ }).click();
    await expect(card).toContainText('Whoever needs glasses gets them the same day; whoever needs surgery is accompanied to the hospital and home again.');
  });
});

for (const [name, viewport] of [['a phone', phone], ['a desktop', desktop]] as const) {
  test(`axe finds nothing on ${name}, and nothing overflows`, async ({ page, problems }) => {
    await page.setViewportSize(viewport);
    for (const path of ['/ministries', '/ministries?view=match', '/ministries?tab=matcher', '/ministries?ministry=4']) {
      await visit(page, path);
      if (path.includes('match')) await expect(question(page, 1)).toBeVisible();
      expect(await axe(page), path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(viewport.width);
    }
    expect(problems).toEqual([]);
  });
}

test('nothing overflows at 320 pixels, nor a phone at twice the text size', async ({ page }) => {
  for (const [width, size] of [[320, '100%'], [360, '200%']] as const) {
    await page.setViewportSize({ width, height: 700 });
    await visit(page, '/ministries?view=match');
    await page.evaluate((text) => (document.documentElement.style.fontSize = text), size);
    const fits = async (what: string) => expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(width);
    await expect(question(page, 1)).toBeVisible();
    await fits(`${width} first question`);
    await takeQuiz(page, (option) => option.check(), (button) => button.click());
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

test('the tabs keep the place of the reader, and nothing moves with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(phone);
  await visit(page, '/ministries');
  const tab = engagement(page).getByRole('link', { name: 'Ministry matcher' });
  await tab.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await tab.click();
  await expect(question(page, 1)).toBeVisible();
  await expect(page).toHaveURL('/ministries?tab=matcher');
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThanOrEqual(2);
  await page.getByRole('button', { name: 'Find Your Perfect Ministry Match' }).click();
  await expect(question(page, 1)).toHaveCount(1);
  await expect(engagement(page).getByRole('link', { name: 'Go to the questions' })).toBeVisible();
  const names = await page.evaluate(() => document.getAnimations().length);
  expect(names).toBe(0);
});
