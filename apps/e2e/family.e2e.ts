import type { Page } from '@playwright/test';
import { type Api, axe, expect, test } from './fixtures.ts';
import { hydrated, overflow, phone } from './visit-steps.ts';

/** Runs axe from the top of the page, because a link half under the sticky header would count as too small. */
async function validate(page: Page) {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  return axe(page);
}
const success = 'Family registration successful! Thank you for joining our community.';

async function visit(page: Page) {
  await page.goto('/family-registration');
  await hydrated(page);
}
const form = (page: Page) => page.getByRole('region', { name: 'Your family' });
const member = (page: Page, place: number) => form(page).getByRole('group', { name: `Member ${place}` });
const send = (page: Page) => form(page).getByRole('button', { name: 'Register our family' });

interface Family {
  email: string;
  latitude: string | null;
  longitude: string | null;
  members: { firstName: string; dateOfBirth: string }[];
}
const registered = async (api: Api, email: string) =>
  ((await api('GET', '/families?limit=500', { as: 'admin' })).body as Family[]).filter(
    (family) => family.email === email,
  );

async function writeFamily(page: Page, email: string) {
  for (const [label, value] of [
    ['Family name *', 'Okello'],
    ['Head of family *', 'Aber Okello'],
    ['Email *', email],
    ['Phone *', '0772 123 456'],
    ['Home address *', 'Layibi, Gulu'],
  ] as const) {
    await form(page).getByLabel(label).fill(value);
  }
}
async function writeMember(page: Page, place: number, firstName: string) {
  for (const [label, value] of [
    ['First name *', firstName],
    ['Last name *', 'Okello'],
    ['Date of birth *', '1980-02-29'],
    ['Title or relationship *', 'Mother'],
  ] as const) {
    await member(page, place).getByLabel(label).fill(value);
  }
}

test.use({ viewport: phone });

test.describe('with access to the location', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 2.7746, longitude: 32.299 } });

  // FAM-01, FAM-33, FAM-34, DATA-35, NAV-64
  test('a family is registered with its place and its members, once', async ({ page, api, problems }) => {
    await visit(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Family Registration');
    await writeFamily(page, 'okello@example.org');
    // FAM-02, FAM-21
    await form(page).getByRole('button', { name: 'Get My Location' }).click();
    await expect(form(page).getByLabel('Latitude')).toHaveValue('2.774600');
    await expect(form(page).getByLabel('Longitude')).toHaveValue('32.299000');
    for (const name of ['Latitude', 'Longitude']) await expect(form(page).getByLabel(name)).toHaveAttribute('readonly');

    await expect(form(page).getByRole('group', { name: /^Member / })).toHaveCount(1); // FAM-03
    await expect(member(page, 1).getByRole('button', { name: 'Remove' })).toHaveCount(0); // FAM-05
    await writeMember(page, 1, 'Aber');
    const add = form(page).getByRole('button', { name: 'Add a member' });
    // FAM-04
    await add.click();
    await expect(member(page, 2).getByLabel('First name *')).toBeFocused();
    await writeMember(page, 2, 'Lost');
    await add.click();
    await writeMember(page, 3, 'Opio');
    await add.click();
    await member(page, 2).getByRole('button', { name: 'Remove' }).click();
    await expect(member(page, 2).getByLabel('First name *')).toHaveValue('Opio');
    expect(await validate(page)).toEqual([]);

    // Principle 4: a reload keeps the rows too.
    await page.reload();
    await hydrated(page);
    await expect(member(page, 2).getByLabel('First name *')).toHaveValue('Opio');
    await expect(form(page).getByRole('group', { name: /^Member / })).toHaveCount(3);
    await send(page).dblclick();
    // FAM-26
    await expect(form(page).getByRole('status').filter({ hasText: success })).toBeFocused();
    await expect(page.getByText(success)).toHaveCount(2);
    expect(await validate(page)).toEqual([]);
    // FAM-06
    await expect(form(page).getByLabel('Family name *')).toHaveValue('');
    await expect(form(page).getByLabel('Latitude')).toHaveValue('');
    await expect(form(page).getByRole('group', { name: /^Member / })).toHaveCount(1);
    expect(await registered(api, 'okello@example.org')).toMatchObject([
      {
        latitude: '2.774600', // FAM-22
        longitude: '32.299000', // FAM-22
        members: [{ firstName: 'Aber', dateOfBirth: '1980-02-29' }, { firstName: 'Opio' }],
      },
    ]);
    expect(problems).toEqual([]);
  });

  test('a place that was found can be removed', async ({ page }) => {
    await visit(page);
    await form(page).getByRole('button', { name: 'Get My Location' }).click();
    await form(page).getByRole('button', { name: 'Remove location' }).click();
    await expect(form(page).getByLabel('Latitude')).toHaveValue('');
    await expect(form(page).getByRole('button', { name: 'Remove location' })).toHaveCount(0);
  });
});

// FAM-28, FAM-29
test('a refused location is reported, and the family is registered without it', async ({ page, api }) => {
  await visit(page);
  await form(page).getByRole('button', { name: 'Get My Location' }).click();
  await expect(
    form(page).getByRole('alert').filter({ hasText: 'Unable to get location. Please allow location access.' }),
  ).toBeVisible();
  expect(await validate(page)).toEqual([]);
  await writeFamily(page, 'nowhere@example.org');
  await writeMember(page, 1, 'Aber');
  await send(page).click();
  await expect(form(page).getByText(success)).toBeVisible();
  expect(await registered(api, 'nowhere@example.org')).toMatchObject([{ latitude: null, longitude: null }]);
});

// FAM-07, FAM-18
test('missing fields are reported beside them, also for an incomplete member', async ({ page }) => {
  await visit(page);
  await expect(form(page).getByLabel('Email *')).toHaveAttribute('type', 'email');
  await expect(member(page, 1).getByLabel('Date of birth *')).toHaveAttribute('type', 'date');
  await send(page).click();
  await expect(form(page).getByLabel('Family name *')).toBeFocused();
  await expect(form(page).getByLabel('Family name *')).toHaveAccessibleDescription(
    'Please write the name of your family.',
  );
  await expect(member(page, 1).getByLabel('Date of birth *')).toHaveAccessibleDescription(
    'Please give a date of birth between 1900 and today.',
  );
  expect(await validate(page)).toEqual([]);
  await writeFamily(page, 'half@example.org');
  await writeMember(page, 1, 'Aber');
  await form(page).getByRole('button', { name: 'Add a member' }).click();
  await member(page, 2).getByLabel('First name *').fill('Opio');
  await send(page).click();
  await expect(member(page, 2).getByLabel('Last name *')).toBeFocused();
  await expect(member(page, 2).getByLabel('Title or relationship *')).toHaveAccessibleDescription(
    'Please write this person’s title or relationship.',
  );
});

// FAM-27
test('a failed request loses nothing and can be sent again', async ({ page, api }) => {
  await visit(page);
  await writeFamily(page, 'again@example.org');
  await writeMember(page, 1, 'Aber');
  await page.route('**/api/families', (route) => route.abort(), { times: 1 });
  await send(page).click();
  await expect(
    form(page).getByRole('alert').filter({ hasText: 'Registration failed. Please try again.' }),
  ).toBeFocused();
  await expect(page.getByText('Registration failed. Please try again.')).toHaveCount(2);
  expect(await validate(page)).toEqual([]);
  await expect(member(page, 1).getByLabel('First name *')).toHaveValue('Aber');
  // The same text when the server was reached and could not register the family.
  await page.route('**/api/families', (route) => route.fulfill({ status: 503, body: 'Busy' }), { times: 1 });
  await send(page).click();
  await expect(
    form(page)
      .getByRole('alert')
      .filter({ hasText: 'Registration failed. Please try again.', hasNotText: 'Not sent yet' }),
  ).toBeFocused();
  await expect(member(page, 1).getByLabel('First name *')).toHaveValue('Aber');
  await send(page).click();
  await expect(form(page).getByText(success)).toBeVisible();
  expect(await registered(api, 'again@example.org')).toHaveLength(1);
});

test('fits 320 pixels, and 360 with doubled text, and has no axe violations at any width', async ({
  page,
  problems,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page);
  await form(page).getByRole('button', { name: 'Add a member' }).click();
  expect(await overflow(page)).toBe(0);
  for (const control of await form(page).locator('button, input:not([type=hidden]), textarea').all())
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  for (const viewport of [phone, { width: 1280, height: 900 }]) {
    await page.setViewportSize(viewport);
    expect(await validate(page)).toEqual([]);
  }
  await page.setViewportSize(phone);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await overflow(page)).toBe(0);
  expect(problems).toEqual([]);
});

test('the form says what is kept and why', async ({ page }) => {
  await page.goto('/family-registration');
  const saved = page.getByRole('region', { name: 'What we keep, and why' });
  await expect(saved).toContainText('Data Protection and Privacy Act, 2019');
  await expect(saved).toContainText('only parents or guardians may give details of children');
  await expect(saved).toContainText('We keep it until you withdraw it.');
  await expect(form(page).getByRole('link', { name: 'What we keep, and why' })).toHaveAttribute('href', '#kept');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  // Locators by role and label do not search inside <noscript>.
  const further = (page: Page, name: string) => page.locator(`noscript [name="${name}"]`);

  test('a family is registered with more than one member', async ({ page, api }) => {
    await page.goto('/family-registration');
    await expect(form(page).getByRole('button', { name: 'Get My Location' })).toBeHidden();
    await expect(form(page).getByRole('button', { name: 'Add a member' })).toBeHidden();
    await writeFamily(page, 'plain@example.org');
    await writeMember(page, 1, 'Aber');
    await page.locator('noscript summary').click();
    for (const [field, value] of Object.entries({
      firstName: 'Opio',
      lastName: 'Okello',
      dob: '1980-02-29',
      title: 'Son',
    }))
      await further(page, `familyMembers.2.${field}`).fill(value);
    await send(page).click();
    await expect(page).toHaveURL(/\/family-registration\?family=registered#family$/);
    await expect(form(page).getByText(success)).toBeVisible();
    expect(await registered(api, 'plain@example.org')).toMatchObject([
      { latitude: null, members: [{ firstName: 'Aber' }, { firstName: 'Opio' }] },
    ]);
  });

  test('an incomplete member is pointed out', async ({ page }) => {
    await page.goto('/family-registration');
    await writeFamily(page, 'half@example.org');
    await writeMember(page, 1, 'Aber');
    await page.locator('noscript summary').click();
    await further(page, 'familyMembers.1.firstName').fill('Opio');
    await send(page).click();
    await expect(further(page, 'familyMembers.1.firstName')).toHaveValue('Opio');
    await expect(further(page, 'familyMembers.1.lastName')).toBeVisible();
    await expect(form(page).getByText('Some details were missing or wrong.', { exact: false })).toBeVisible();
  });
});
