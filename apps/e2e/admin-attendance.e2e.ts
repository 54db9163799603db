import { openConsole } from './console-steps.ts';
import { createEvent } from './content-steps.ts';
import { expect, nextYear, test } from './fixtures.ts';
import { axeOnPhoneAndDesktop, phone } from './visit-steps.ts';

const uuid = (number: number): string => `2f8fad5b-d9cb-469f-a165-${String(number).padStart(12, '0')}`;

test('after an event the office sees who came and thanks each person once, on a phone', async ({ page, api }) => {
  await page.setViewportSize(phone);
  const title = 'Night of thanks';
  const event = await createEvent(api, title, {
    date: `${nextYear}-03-05T06:00:00.000Z`,
    registrationRequired: true,
  });
  const register = async (firstName: string): Promise<number> => {
    const body = { eventId: event.id, firstName, lastName: 'Akello', email: `${firstName}@example.org` };
    return ((await api('POST', `/events/${event.id}/register`, { body })).body as { id: number }).id;
  };
  const [mary, peter] = [await register('Mary'), await register('Peter')];
  await register('Grace');
  const scans = [mary, peter].map((id, at) => ({
    id: uuid(10 + at),
    ticket: String(id),
    kind: 'in',
    gate: 'Gate A',
    at: Date.now() - at * 1_200_000,
  }));
  const batch = { device: uuid(1), cursor: 0, sentAt: Date.now(), scans };
  await api('POST', `/events/${event.id}/check-ins`, { as: 'admin', body: batch });
  const over = await api('GET', `/events/${event.id}`, { as: 'admin' });
  const { description, location, category, isActive, version } = over.body as Record<string, unknown>;
  const body = { title, description, location, category, isActive, version, registrationRequired: true };
  await api('PUT', `/events/${event.id}`, { as: 'admin', body: { ...body, date: '2026-01-05T06:00:00.000Z' } });

  await openConsole(page, `/admin/events?attendance=${event.id}`);
  const drawer = page.getByRole('dialog', { name: `Attendance of '${title}'` });
  await expect(drawer.getByText('2 of 3 came')).toBeVisible();
  await expect(drawer.getByText('1 did not')).toBeVisible();
  await drawer.getByText('The figures').click();
  await expect(drawer.getByRole('columnheader', { name: 'People' })).toBeVisible();
  await drawer.getByText('The figures').click();
  await expect(drawer.getByRole('list', { name: 'Who came: 2 people' })).toContainText('Peter Akello');
  expect(await axeOnPhoneAndDesktop(page, '[role="dialog"]')).toEqual([]);

  await drawer.getByLabel('List', { exact: true }).selectOption('Who did not come');
  await expect(drawer.getByRole('list', { name: 'Who did not come: 1 person' })).toContainText('Grace Akello');

  const file = page.waitForEvent('download');
  await drawer.getByRole('button', { name: 'Download CSV' }).click();
  expect((await file).suggestedFilename()).toBe(`event-${event.id}-attendance.csv`);

  await drawer.getByRole('button', { name: 'Send thanks to those who came' }).click();
  const question = page.getByRole('dialog', { name: 'Send thanks to 2 people?' });
  await question.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thanks are on their way to 2 people')).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Send thanks to those who came' })).toBeHidden();
  const again = await api('POST', `/events/${event.id}/attendance/thanks`, { as: 'admin' });
  expect(again.body).toEqual({ sent: 0, toThank: 0 });
});
