import { openConsole } from './console-steps.ts';
import { createEvent } from './content-steps.ts';
import { expect, nextYear, test } from './fixtures.ts';
import { axeOnPhoneAndDesktop, phone } from './visit-steps.ts';

test('the office writes to all who registered and takes the message back, on a phone', async ({ page, api }) => {
  await page.setViewportSize(phone);
  const title = 'Crusade in Gulu';
  const event = await createEvent(api, title, {
    date: `${nextYear}-03-06T06:00:00.000Z`,
    registrationRequired: true,
  });
  for (const firstName of ['Mary', 'Peter']) {
    const body = { eventId: event.id, firstName, lastName: 'Akello', email: `${firstName}@example.org` };
    await api('POST', `/events/${event.id}/register`, { body });
  }
  await openConsole(page, `/admin/events?messages=${event.id}`);
  const drawer = page.getByRole('dialog', { name: `Messages about '${title}'` });
  await expect(drawer.getByText('No message has been sent.')).toBeVisible();
  const send = drawer.getByRole('button', { name: 'Send to 2 people' });
  await expect(send).toBeDisabled();
  await drawer.getByLabel('Subject').fill('We have moved');
  await drawer.getByLabel('E-mail').fill('We meet at Pece Stadium.');
  await drawer.getByLabel('Text message').fill('x'.repeat(161));
  await expect(drawer.getByText('Too long for one: 2 text messages')).toBeVisible();
  await drawer.getByLabel('Text message').fill('');
  expect(await axeOnPhoneAndDesktop(page, '[role="dialog"]')).toEqual([]);

  // Unsaved text survives a reload.
  await page.reload();
  await expect(drawer.getByLabel('E-mail')).toHaveValue('We meet at Pece Stadium.');
  await send.click();
  await expect(page.getByText('The message will be sent in a minute.')).toBeVisible();
  const messages = drawer.getByRole('list', { name: 'Messages' });
  await expect(messages).toContainText('We have moved');
  await expect(drawer.getByLabel('E-mail')).toHaveValue('');
  expect(await axeOnPhoneAndDesktop(page, '[role="dialog"]')).toEqual([]);
  await messages.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('The message is taken back; nobody gets it.')).toBeVisible();
  await expect(drawer.getByText('No message has been sent.')).toBeVisible();
  expect((await api('GET', `/events/${event.id}/messages`, { as: 'admin' })).body).toEqual([]);
});
