import type { Page } from '@playwright/test';
import { formatDayTime } from '@ministry/domain';
import { ask, engagement, field, log, says, startConversation, toChat } from './engagement-steps.ts';
import { axe, expect, test } from './fixtures.ts';
import { phone, visit } from './visit-steps.ts';
import { visitorQuestions } from './visitor-questions.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const options = (page: Page) => engagement(page).getByRole('group', { name: 'You may also ask' }).getByRole('button');

interface EventFacts {
  title: string;
  date: string;
  location: string;
}

test.describe('the assistant on a phone', () => {
  // Without transitions, so that no colour is measured halfway.
  test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

  // CHAT-01, CHAT-03, CHAT-04, CHAT-05, CHAT-06, CHAT-07, CHAT-12, CHAT-13, CHAT-14, CHAT-16, CHAT-30
  test('a visitor asks for events, sermons and ministries', async ({ page, problems }) => {
    const calls: string[] = [];
    page.on('request', (request) =>
      calls.push(...(request.url().includes('/api/') ? [new URL(request.url()).pathname] : [])),
    );
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
    // Each list is read once, and nothing else is requested: the rules run in the browser.
    expect([...calls].sort()).toEqual(['/api/assistant', '/api/events', '/api/sermons']);
    await toChat(page);
    expect(await axe(page), 'after it answered').toEqual([]);
    await says(page, 'bot').last().getByRole('link', { name: 'Write to Eye Camp' }).click();
    await expect(page).toHaveURL('/contact?ministry=Eye%20Camp#message');
    expect(problems).toEqual([]);
  });

  // CHAT-09…11, CHAT-24
  test('an urgent prayer gets the phone number at once, and a follow-up within half an hour', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/ministries');
    await startConversation(page);
    await ask(page, 'Urgent! Please pray for my son');
    await page.clock.runFor(10);
    await expect(says(page, 'bot').last()).toContainText('+256 700 000 000');
    await expect(says(page, 'bot').last().getByRole('link', { name: 'Call +256 700 000 000' })).toHaveAttribute(
      'href',
      'tel:+256700000000',
    );
    await expect(options(page)).toHaveCount(0);
    await page.clock.runFor(29 * minute);
    await expect(says(page, 'system')).toHaveCount(0);
    await page.clock.runFor(2 * minute);
    await expect(says(page, 'system')).toHaveCount(1);
    await expect(says(page, 'system')).toContainText('How are you now?');
    await page.clock.runFor(31 * minute);
    await expect(says(page, 'system')).toHaveCount(1);
  });

  test('somebody in danger is offered help, a call and a prayer, and nothing else', async ({ page }) => {
    await visit(page, '/ministries');
    await startConversation(page);
    for (const [message, answer, ways] of [
      ['I want to die', 'You are not alone.', []],
      ['nobody loves me', 'people are here for you', ['I am safe now']],
    ] as const) {
      await ask(page, message);
      const reply = says(page, 'bot').last();
      await expect(reply).toContainText(answer);
      await expect(reply.getByRole('link')).toHaveText([
        /^Call \+256/,
        /^Call 999/,
        'WhatsApp',
        'Write a prayer request',
      ]);
      await expect(options(page)).toHaveText([...ways]);
    }
    await toChat(page);
    expect(await axe(page), 'the help').toEqual([]);
    await options(page).click();
    await expect(says(page, 'bot').last()).toContainText('Thank God');
    await expect(options(page)).toHaveText(['Prayer support', 'Service times', 'Show me events']);
    await ask(page, 'hello');
    await expect(says(page, 'bot').last()).toContainText('What may I help you with?');
  });

  // CHAT-22, CHAT-23, CHAT-25, CHAT-28
  test('it remembers after a reload, greets after a day, and forgets when it is told to', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/ministries');
    await startConversation(page);
    await ask(page, 'Please pray for my exams');
    await page.clock.runFor(1_000);
    await expect(says(page, 'bot').last().getByRole('link', { name: 'Write a prayer request' })).toHaveAttribute(
      'href',
      '/contact#prayer',
    );

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
    await expect(log(page)).toContainText('was deleted');
    await visit(page, '/ministries');
    await expect(page.getByRole('button', { name: 'Start a conversation' })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('assistant');
  });

  // CHAT-17, CHAT-18, CHAT-19, CHAT-20, CHAT-21
  test('it apologises when a list cannot be loaded, with four other choices', async ({ page }) => {
    await visit(page, '/ministries');
    await startConversation(page);
    await page.route('**/api/sermons**', (route) => route.fulfill({ status: 503, body: 'Busy' }));
    await ask(page, 'Latest sermon');
    await expect(says(page, 'bot').last()).toHaveText(
      "I apologize, but I'm having trouble processing that right now. Let me help you in a different way.",
    );
    for (const name of ['Show me events', 'Prayer support', 'Ministry information', 'Contact support'])
      await expect(engagement(page).getByRole('button', { name })).toBeVisible();
  });
});

test.describe('what visitors ask is answered', () => {
  for (const [topic, questions] of Object.entries(visitorQuestions)) {
    test(topic, async ({ page, api }) => {
      const events = (await api('GET', '/events')).body as EventFacts[];
      /** For an event, the reply must also contain its date and place. */
      const wanted = (text: string): string[] => {
        const event = events.find(({ title }) => title === text);
        return event ? [text, `${formatDayTime(new Date(event.date))}, ${event.location}`] : [text];
      };
      await visit(page, '/ministries');
      await startConversation(page);
      const answers = says(page, 'bot').filter({ hasNotText: 'The assistant is writing…' });
      for (const [number, [question, ...has]] of questions.entries()) {
        await ask(page, question);
        // The welcome message is the first one.
        await expect(answers).toHaveCount(number + 2);
        const answer = await answers
          .last()
          .evaluate((line) =>
            [line.textContent, ...[...line.querySelectorAll('a')].map((link) => link.getAttribute('href'))].join(' '),
          );
        for (const text of has.flatMap(wanted)) expect.soft(answer, question).toContain(text);
      }
    });
  }
});
