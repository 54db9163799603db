import type { Page } from '@playwright/test';
import { openConsole } from './console-steps.ts';
import { changeItem, createEvent, type Item, readItem } from './content-steps.ts';
import { type Api, expect, test } from './fixtures.ts';

const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
/** 10:00 to 12:00 in Kampala. */
const morning = { date: `${day}T07:00:00.000Z`, endDate: `${day}T09:00:00.000Z` };

const timeOf = (page: Page, { title }: { title: string }) => page.getByLabel(`Time of ${title}`);
const timesOf = async (api: Api, { id }: Item) => {
  const { date, endDate } = await readItem(api, 'events', id);
  return { date, endDate };
};

test.describe('the time of an event of this week', () => {
  test('moves together with its end, and goes back with Undo', async ({ page, api, problems }) => {
    const event = await createEvent(api, 'Moved rehearsal', morning);
    await openConsole(page, '/admin');
    await timeOf(page, event).fill('17:30');
    await timeOf(page, event).press('Enter');
    await expect(page.getByText(/^The time of Moved rehearsal is changed/)).toBeVisible();
    expect(await timesOf(api, event)).toEqual({ date: `${day}T14:30:00.000Z`, endDate: `${day}T16:30:00.000Z` });

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(timeOf(page, event)).toHaveValue('10:00');
    expect(await timesOf(api, event)).toEqual(morning);
    expect(problems).toEqual([]);
  });

  test('does not change after Escape', async ({ page, api }) => {
    const event = await createEvent(api, 'Unmoved rehearsal', morning);
    await openConsole(page, '/admin');
    await timeOf(page, event).fill('17:30');
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
    await timeOf(page, event).press('Escape');
    await expect(timeOf(page, event)).toHaveValue('10:00');
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden();
    expect(await timesOf(api, event)).toEqual(morning);
  });

  test('does not overwrite a change of somebody else, and keeps what was typed', async ({ page, api }) => {
    const event = await createEvent(api, 'Contested rehearsal', morning);
    await openConsole(page, '/admin');
    await timeOf(page, event).fill('17:30');
    const others = { date: `${day}T11:00:00.000Z`, endDate: `${day}T13:00:00.000Z` };
    await changeItem(api, 'events', event.id, { title: event.title, category: 'service', ...others });
    await timeOf(page, event).press('Enter');
    await expect(
      page.getByText(
        'Somebody else has changed the time of Contested rehearsal in the meantime. Check it and try again.',
      ),
    ).toBeVisible();
    expect(await timesOf(api, event)).toEqual(others);
    await expect(timeOf(page, event)).toHaveValue('17:30');

    // By now the list shows the other person's time, so this save changes that one.
    await timeOf(page, event).press('Enter');
    await expect(page.getByText(/^The time of Contested rehearsal is changed/)).toBeVisible();
    expect(await timesOf(api, event)).toEqual({ date: `${day}T14:30:00.000Z`, endDate: `${day}T16:30:00.000Z` });
  });
});

test.describe('the oldest waiting testimonial', () => {
  test('can be approved only where it is shown completely, if it is long', async ({ page, api }) => {
    const { body } = await api('POST', '/testimonials', {
      body: { name: 'Long teller', testimony: `${'We walked for two days. '.repeat(30)}Then we arrived.` },
    });
    const { id, name, testimony } = body as { id: number; name: string; testimony: string };
    await api('PUT', `/testimonials/${id}`, { as: 'admin', body: { name, testimony, date: '2020-01-01' } });
    await openConsole(page, '/admin');
    const oldest = page.getByRole('region', { name: 'Oldest waiting testimonial' });
    await expect(oldest).toContainText('Long teller');
    await expect(oldest).toContainText('We walked for two days.');
    await expect(oldest).not.toContainText('Then we arrived.');
    await expect(oldest.getByRole('button', { name: 'Approve' })).toBeHidden();

    await oldest.getByRole('link', { name: 'Read all of it' }).click();
    const review = page.getByRole('region', { name: 'Review' });
    await expect(review).toContainText('Then we arrived.');
    await expect(review.getByRole('button', { name: 'Approve' })).toBeVisible();
    await api('DELETE', `/testimonials/${id}`, { as: 'admin' });
  });
});

test('loads the code of a page when the pointer reaches its link, and not before', async ({ page, problems }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await openConsole(page, '/admin');
  await expect(page.getByRole('region', { name: 'Tasks for the office today' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const atFirst = scripts.length;
  await page.getByRole('link', { name: 'Photo albums' }).first().hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(atFirst);
  await page.waitForLoadState('networkidle');
  const fetched = scripts.length;
  await page.getByRole('link', { name: 'Photo albums' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Photo galleries' })).toBeVisible();
  expect(scripts.length).toBe(fetched);
  expect(problems).toEqual([]);
});
