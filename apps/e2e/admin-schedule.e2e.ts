import { kampalaDay } from '@ministry/domain';
import { openConsole, signIn } from './console-steps.ts';
import { axe, expect, test } from './fixtures.ts';
import { overflow } from './visit-steps.ts';

const weekAhead = kampalaDay(new Date(Date.now() + 7 * 86_400_000));
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const announcement = (title: string, more: object = {}) => ({
  title,
  content: 'All come.',
  validUntil: weekAhead,
  ...more,
});
const [year, month, day] = weekAhead.split('-');

test('an announcement is published at its time, and unpublished again at its time', async ({ page, api }) => {
  const title = `Choir practice ${Date.now()}`;
  const body = announcement(title, { publishAt: inSeconds(86_400) });
  const { status, body: made } = await api('POST', '/announcements', { as: 'admin', body });
  expect(status).toBe(201);
  const { id } = made as { id: number };
  // The API refuses a time in the past, so each time is set only after the change before it has been seen.
  const at = async (times: object) =>
    expect((await api('PUT', `/announcements/${id}`, { as: 'admin', body: announcement(title, times) })).status).toBe(
      200,
    );
  const isShown = async () => {
    await page.goto('/announcements');
    return page.getByText(title, { exact: true }).count();
  };
  expect(await isShown()).toBe(0);
  await at({ publishAt: inSeconds(3) });
  await expect.poll(isShown).toBe(1);
  await at({ unpublishAt: inSeconds(3) });
  await expect.poll(isShown).toBe(0);
});

test('the office enters both times with the day first, in the time of Kampala', async ({ page, api }) => {
  const title = `Women's fellowship ${Date.now()}`;
  const { body } = await api('POST', '/announcements', { as: 'admin', body: announcement(title) });
  const { id } = body as { id: number };
  await openConsole(page, `/admin/community/announcements/${id}`);
  const publishAt = page.getByLabel('Publish at');
  await publishAt.fill(`${Number(day)}/${Number(month)}/${year} 09:00`);
  await publishAt.press('Enter');
  await expect(page.getByRole('switch', { name: 'Publish immediately' })).not.toBeChecked();
  expect(await axe(page)).toEqual([]);

  const takeDownAt = page.getByLabel('Take down at');
  await takeDownAt.fill(`${Number(day)}/${Number(month)}/${year} 08:00`);
  await takeDownAt.press('Enter');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(takeDownAt).toHaveAccessibleDescription(/must be after publish at/);
  await expect(takeDownAt).toBeFocused();
  await takeDownAt.fill(`${Number(day)}/${Number(month)}/${year} 18:30`);
  await takeDownAt.press('Enter');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').getByText('Content saved successfully')).toBeVisible();
  const stored = (await api('GET', `/announcements/${id}`, { as: 'admin' })).body;
  expect(stored).toMatchObject({
    status: 'draft',
    publishAt: `${weekAhead}T06:00:00.000Z`,
    unpublishAt: `${weekAhead}T15:30:00.000Z`,
  });

  await openConsole(page, `/admin/community/announcements?search=${encodeURIComponent(title)}`);
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText(/Scheduled, \w{3} \d+ \w{3}, 9:00 AM/);
});

test('publishing by hand removes the scheduled time', async ({ page, api }) => {
  const body = announcement(`Bible school ${Date.now()}`, { publishAt: inSeconds(86_400) });
  const { id } = (await api('POST', '/announcements', { as: 'admin', body })).body as { id: number };
  await openConsole(page, `/admin/community/announcements/${id}`);
  await expect(page.getByLabel('Publish at')).not.toHaveValue('');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByLabel('Publish at')).toHaveValue('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').getByText('Content saved successfully')).toBeVisible();
  expect((await api('GET', `/announcements/${id}`, { as: 'admin' })).body).toMatchObject({
    status: 'published',
    publishAt: null,
  });
});

test('the calendar shows an announcement on its days, by month, and links to the editor', async ({ page, api }) => {
  const title = `Easter choir ${Date.now()}`;
  const body = announcement(title, {
    validUntil: '2041-05-30',
    publishAt: '2041-04-03T05:30:00.000Z',
    unpublishAt: '2041-05-12T05:30:00.000Z',
  });
  const { id } = (await api('POST', '/announcements', { as: 'admin', body })).body as { id: number };
  const entry = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });

  await openConsole(page, '/admin/calendar?month=2041-03');
  await expect(page.getByRole('heading', { level: 2, name: 'March 2041' })).toBeVisible();
  await expect(page.getByText('Sunday 31 March 2041').last()).toBeAttached();
  await page.getByRole('button', { name: 'Month after' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'April 2041' })).toBeVisible();
  await expect(entry.first()).toContainText('Wednesday 3 April 2041');
  await expect(page.getByRole('link', { name: title })).toHaveText(`8:30 AM ${title}Announcement is published`);
  expect(await axe(page)).toEqual([]);

  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole('button', { name: 'Month after' }).click();
  await expect(page.getByRole('link', { name: title })).toHaveText(`8:30 AM ${title}Announcement is taken down`);
  expect(await overflow(page)).toBe(0);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(`/admin/community/announcements/${id}`);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'May 2041' })).toBeVisible();
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(page).toHaveURL('/admin/calendar');
});

test('the calendar shows newsletters at their time, but only to those who may send them', async ({ page, api }) => {
  const subject = `News of June ${Date.now()}`;
  await api('POST', '/newsletter/subscribe', { body: { email: 'calendar@example.org' } });
  const { body } = await api('POST', '/newsletter/campaigns', {
    as: 'admin',
    body: { subject, body: 'The rains have come.', audience: 'newsletter' },
  });
  const { id } = body as { id: number };
  const sendAt = '2041-06-05T06:00:00.000Z';
  expect((await api('POST', `/newsletter/campaigns/${id}/send`, { as: 'admin', body: { sendAt } })).status).toBe(200);
  const password = 'what the editor may not see';
  await api('POST', '/staff-accounts', {
    as: 'admin',
    body: { username: 'calendar.editor', role: 'editor', password },
  });

  await page.setViewportSize({ width: 360, height: 780 });
  await openConsole(page, '/admin/calendar?month=2041-06');
  const entry = page.getByRole('link', { name: subject });
  await expect(entry).toHaveText(`9:00 AM ${subject}Newsletter is sent`);
  expect(await overflow(page)).toBe(0);
  expect(await axe(page)).toEqual([]);
  await entry.click();
  await expect(page).toHaveURL(`/admin/newsletter/campaigns/${id}`);

  await page.getByRole('button', { name: 'Logout' }).click();
  await signIn(page, { username: 'calendar.editor', password }, '/admin/calendar?month=2041-06');
  await expect(page.getByText('Nothing in these weeks.')).toBeVisible();
});

test('the calendar of a date field fits a phone', async ({ page, api }) => {
  const { body } = await api('POST', '/announcements', { as: 'admin', body: announcement(`Youth day ${Date.now()}`) });
  await page.setViewportSize({ width: 360, height: 780 });
  await openConsole(page, `/admin/community/announcements/${(body as { id: number }).id}`);
  await page.getByLabel('Publish at').click();
  // The calendar is positioned after it is rendered.
  await expect(async () => {
    const calendar = await page.locator('.ant-picker-dropdown').boundingBox();
    expect(calendar?.x).toBeGreaterThanOrEqual(0);
    expect((calendar?.x ?? 0) + (calendar?.width ?? 999)).toBeLessThanOrEqual(360);
  }).toPass({ timeout: 20_000 });
});
