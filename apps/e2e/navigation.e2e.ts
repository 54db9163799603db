import { expect, test } from './fixtures.ts';
import { phone, visit } from './visit-steps.ts';

const desktop = { width: 1280, height: 800 };

// NAV-01, NAV-13
test('the bar has the ten links in their order', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText([
    'Home',
    'About',
    'Ministries',
    'Community',
    'Gallery',
    'Events',
    'Sermons',
    'Announcements',
    'Live Stream',
    'Contact',
  ]);
  // NAV-14, NAV-15, NAV-16
  await expect(page.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Give', exact: true })).toHaveAttribute(
    'href',
    '/contact#donation',
  );
});

// NAV-18, NAV-19, NAV-20
test('highlights where the visitor is: home exactly, the others with all below them', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/events/1');
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]');
  await expect(current).toHaveText(['Events']);
  await page.goto('/');
  await expect(current).toHaveText(['Home']);
});

// NAV-21, NAV-23, NAV-24
test('the bar becomes translucent after 50 pixels, and a link leads to the top', async ({ page }) => {
  await page.setViewportSize(desktop);
  await visit(page, '/');
  const bar = page.getByRole('banner');
  await page.evaluate(() => window.scrollTo(0, 50));
  await expect(bar).not.toHaveAttribute('data-scrolled');
  await page.evaluate(() => window.scrollTo(0, 51));
  await expect(bar).toHaveAttribute('data-scrolled');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' }).click();
  await expect(page.getByRole('heading', { name: 'Upcoming Events' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

// NAV-02, NAV-17, NAV-22, NAV-25
test('the drawer opens, leads on and closes', async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, '/');
  const drawer = page.locator('#drawer');
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(drawer.getByRole('link', { name: 'Give Online' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await drawer.getByRole('link', { name: 'Events' }).click();
  await expect(page.getByRole('heading', { name: 'Upcoming Events' })).toBeVisible();
  await expect(drawer).toBeHidden();
});

// NAV-28, NAV-29, NAV-30, NAV-31
test('the shortcuts are a stack on large screens and a round button on small ones', async ({ page }) => {
  const shortcuts = page.getByRole('navigation', { name: 'Shortcuts' });
  await page.setViewportSize(desktop);
  await page.goto('/');
  for (const [name, href] of [
    ['Team', '/team'],
    ['Family', '/family-registration'],
    ['Store', '/store'],
  ] as const) {
    await expect(shortcuts.getByRole('link', { name }).filter({ visible: true })).toHaveAttribute('href', href);
  }
  await page.setViewportSize(phone);
  await expect(shortcuts.getByRole('link').filter({ visible: true })).toHaveCount(0);
  await shortcuts.getByRole('button', { name: 'More' }).click();
  await expect(shortcuts.getByRole('link').filter({ visible: true })).toHaveText(['Team', 'Family', 'Store']);
});

test('the footer has its links, the ministries and the year', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const name of [
    'About',
    'Ministries',
    'Events',
    'Sermons',
    'Give Online',
    'Prayer Requests',
    'Privacy Policy',
    'Terms of Service',
    'Facebook',
    'YouTube',
    'WhatsApp',
  ]) {
    await expect(footer.getByRole('link', { name })).toBeVisible();
  }
  for (const name of [
    'Uganda National Branch',
    'Vocational Institute',
    'Crown of Glory',
    'Eye Camp',
    'Remnant Afire',
    "My Sister's Keeper",
  ])
    await expect(footer.getByText(name)).toBeVisible();
  await expect(footer.getByText(/© 2025/)).toBeVisible();
});

// NAV-69, NAV-70
test('what is not there answers 404 and says so', async ({ page }) => {
  const answer = await page.goto('/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});

test('the keyboard reaches the content, and F8 the messages', async ({ page, problems }) => {
  await visit(page, '/events/2');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  // TOAST-06
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('ministry:toast', { detail: { title: 'Saved' } })));
  await expect(page.getByRole('status').getByText('Saved')).toBeVisible();
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /Notifications/ })).toBeFocused();
  expect(problems).toEqual([]);
});
