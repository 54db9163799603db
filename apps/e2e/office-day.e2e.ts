import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { row, save, titleField, writeMarkdown } from './content-steps.ts';
import { expect, nextYear } from './fixtures.ts';
import { testWithMail } from './mail-steps.ts';
import { addressBox, chooseFile, seedFile } from './upload-steps.ts';

/** A separate product with only the seeded content, which sends its mail to a real SMTP server. */
const test = testWithMail();

const section = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name }).click();
const pane = (page: Page) => page.getByRole('article');
const text = async (download: Download) => readFile(await download.path(), 'utf8');

// ADM-01
test('a day in the office, from signing in to signing out', async ({ page, api, mail, credentials, problems }) => {
  test.setTimeout(180_000);
  const announcement = (title: string) =>
    api('POST', '/announcements', {
      as: 'admin',
      body: { title, content: 'It is over.', validUntil: `${nextYear}-12-31` },
    });
  let crusade = 0;
  let code = '';

  await test.step('overnight, people have written', async () => {
    await api('POST', '/contact', {
      body: {
        firstName: 'Mary',
        lastName: 'Akello',
        email: 'mary.akello@example.org',
        message: 'Where can I park on Sunday?',
      },
    });
    code = (
      (
        await api('POST', '/prayer-requests', {
          body: { name: null, request: 'My mother is in hospital. Please pray.', isPublic: false },
        })
      ).body as { replyCode: string }
    ).replyCode;
    await api('POST', '/testimonials', {
      body: { name: 'Grace Lamwaka', testimony: 'The rain came the day after we prayed.' },
    });
    await api('POST', '/newsletter/subscribe', { body: { email: 'mary.akello@example.org' } });
    await api('POST', '/families', {
      body: {
        familyName: 'Okello',
        headOfFamily: 'Peter Okello',
        email: 'peter@example.org',
        phone: '0772 123 456',
        address: 'Plot 4, Gulu',
        familyMembers: [],
      },
    });
    const event = await api('POST', '/events', {
      as: 'admin',
      body: {
        title: 'Evening at the stadium',
        description: 'Come.',
        date: `${nextYear}-05-01T15:00:00Z`,
        location: 'Pece',
        category: 'crusade',
        registrationRequired: true,
        attendeeLimit: 50,
        isActive: true,
      },
    });
    crusade = (event.body as { id: number }).id;
    for (const [firstName, lastName] of [
      ['Mary', 'Akello'],
      ['Peter', 'Abwola'],
    ]) {
      await api('POST', `/events/${crusade}/register`, {
        body: {
          eventId: crusade,
          firstName,
          lastName,
          email: `${firstName?.toLowerCase()}@example.org`,
          phone: '0772 123 456',
        },
      });
    }
    for (const title of ['Choir practice moved', 'Road closed']) await announcement(title);
  });

  await test.step('the office signs in and sees what is waiting', async () => {
    await page.goto('/admin');
    await page.getByLabel('Password', { exact: true }).fill(credentials.admin.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    await expect(page.getByText('1 unread').first()).toBeVisible();
  });

  await test.step('it answers a message, and the answer is delivered', async () => {
    await section(page, /^Messages/);
    await page
      .getByRole('region', { name: 'messages', exact: true })
      .getByRole('link', { name: /Mary Akello/ })
      .click();
    await pane(page).getByRole('textbox', { name: 'Reply' }).fill('You are most welcome. Park behind the hall.');
    await pane(page).getByRole('button', { name: 'Send reply' }).click();
    await expect(page.getByText('Reply sent successfully')).toBeVisible();
    await expect(pane(page)).toContainText(/Sent/);
    await expect
      .poll(() => mail.received.find(({ source }) => source.includes('Park behind the hall'))?.to)
      .toEqual(['mary.akello@example.org']);
  });

  await test.step('it answers an urgent prayer request, for anyone who has its code', async () => {
    await page.getByRole('link', { name: /^Prayer requests/ }).click();
    await page
      .getByRole('region', { name: 'prayer requests', exact: true })
      .getByRole('link', { name: /Anonymous/ })
      .first()
      .click();
    await expect(pane(page)).toContainText('My mother is in hospital');
    await pane(page).getByRole('textbox', { name: 'Reply' }).fill('We prayed for her this morning.');
    await pane(page).getByRole('button', { name: 'Send reply' }).click();
    await expect
      .poll(async () => (await api('GET', `/prayer-requests/replies/${code}`)).body)
      .toMatchObject({ isAnswered: true, replies: [{ content: 'We prayed for her this morning.' }] });
  });

  await test.step('it approves the waiting testimonies, one after the other', async () => {
    await section(page, 'Community');
    await page.getByRole('link', { name: /Testimonials/ }).click();
    await expect(page.getByRole('heading', { name: 'Testimonials', level: 1 })).toBeVisible();
    // The first testimonial is seeded.
    await expect(pane(page)).toContainText('savings circle');
    await pane(page).getByRole('button', { name: 'Approve' }).click();
    await expect(pane(page)).toContainText('The rain came the day after we prayed.');
    await pane(page).getByRole('button', { name: 'Approve' }).click();
    await expect.poll(async () => JSON.stringify((await api('GET', '/testimonials')).body)).toContain('Grace Lamwaka');
  });

  await test.step('it publishes a sermon with its recording', async () => {
    await section(page, 'Sermons');
    await page.getByRole('button', { name: 'Create New Sermon' }).click();
    await titleField(page).fill('Rain on dry ground');
    await writeMarkdown(page, 'Elijah prayed **again**.');
    await page.getByLabel('Speaker').fill('Pastor Ruth Adong');
    await chooseFile(page, 'Audio', { name: 'rain.mp3', mimeType: 'audio/mpeg', buffer: seedFile('first-light.mp3') });
    await expect(addressBox(page, 'Audio')).toHaveValue(/^\/uploads\/.*\.mp3$/);
    await page.getByRole('switch', { name: 'Publish immediately' }).click();
    await save(page);
    await expect(page.getByText('Content saved successfully')).toBeVisible();
    await expect.poll(async () => JSON.stringify((await api('GET', '/sermons')).body)).toContain('Rain on dry ground');
  });

  await test.step('it corrects an event and prints who has registered', async () => {
    await section(page, 'Events');
    await row(page, 'Evening at the stadium')
      .getByRole('link', { name: 'Evening at the stadium', exact: true })
      .click();
    await expect(page.getByRole('heading', { name: 'Edit event' })).toBeVisible();
    await page.getByLabel('Location').fill('Pece War Memorial Stadium');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Content saved successfully')).toBeVisible();
    await expect
      .poll(async () => (await api('GET', `/events/${crusade}`)).body)
      .toMatchObject({ location: 'Pece War Memorial Stadium' });

    await page.goto(`/admin/events?attendees=${crusade}`);
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('html[data-printed]')).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    const sheet = page.getByRole('region', { name: 'Attendee list for print' });
    await expect(sheet.getByRole('row')).toHaveCount(3);
    await expect(sheet.getByRole('row').nth(1)).toContainText('Abwola, Peter');
    await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(sheet).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('it puts an album on the site', async () => {
    await section(page, 'Community');
    await page.getByRole('link', { name: /Photo Gallery/ }).click();
    await page.getByRole('button', { name: 'New album' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Title').fill('First rain');
    await form.getByLabel('Event date').fill('2026-11-20');
    await form.getByRole('button', { name: 'Create album' }).click();
    await expect(page.getByRole('heading', { name: 'First rain' })).toBeVisible();
    const photo = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: seedFile(`gallery/${name}`) });
    await page.getByLabel('Photos of this device').setInputFiles([photo('crusade-1.jpg'), photo('crusade-2.jpg')]);
    await expect
      .poll(async () => (await api('GET', '/photo-galleries')).body, { timeout: 20_000 })
      .toContainEqual(expect.objectContaining({ title: 'First rain', photoCount: 2 }));
  });

  await test.step('it archives old announcements together, and undoes a wrong deletion', async () => {
    await page.goto('/admin/community/announcements');
    for (const title of ['Choir practice moved', 'Road closed']) await page.getByLabel(`Select ${title}`).check();
    const bulk = page.getByRole('region', { name: 'Bulk actions' });
    await bulk.getByRole('button', { name: 'Archive', exact: true }).click();
    await expect(page.getByText('Successfully archived 2 announcements items.')).toBeVisible();
    await expect(row(page, 'Road closed')).toHaveCount(0);
    expect(JSON.stringify((await api('GET', '/announcements')).body)).not.toContain('Road closed');

    await section(page, 'Families');
    await page.getByLabel('Select the family Okello').check();
    await bulk.getByRole('button', { name: 'Delete' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expect(row(page, 'Okello')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect(row(page, 'Okello')).toBeVisible();
  });

  await test.step('it exports subscribers and families as files', async () => {
    const families = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect(await text(await families)).toMatch(
      /Family Name,Head of Family,Email,Phone,Address,Status,Registration Date\r\n[^]*Okello,Peter Okello/,
    );
    await page.getByRole('link', { name: 'Newsletter' }).click();
    const subscribers = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export Subscribers' }).click();
    expect(await text(await subscribers)).toMatch(/Email,Subscription Date\r\n[^]*mary\.akello@example\.org/);
  });

  await test.step('the audit log shows what was done, and the office signs out', async () => {
    await page.goto('/admin/audit');
    await expect(page.getByText(/Rain on dry ground/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText('You have been successfully logged out.')).toBeVisible();
    await expect(page.getByLabel('Username')).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('adminAuth'))).toBeNull();
  });
  expect(problems).toEqual([]);
});
