import type { Page } from '@playwright/test';
import { publicRoutes } from '../../tools/public-routes.mjs';
import { expect, test } from './fixtures.ts';
import { hydrated, phone, visit } from './visit-steps.ts';

const desktop = { width: 1280, height: 800 };

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const shortcuts = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts' });
/** Address and label of each visible link, in document order. */
const seenIn = (page: Page, within: string) =>
  page
    .locator(`${within} a:visible`)
    .evaluateAll((links) => links.map((link) => [link.getAttribute('href'), link.textContent]));

// DATA-03: address and label
const links = [
  ['/', 'Home'], // NAV-03
  ['/about', 'About'], // NAV-04
  ['/ministries', 'Ministries'], // NAV-05
  ['/community', 'Community'], // NAV-06
  ['/gallery', 'Gallery'], // NAV-07
  ['/events', 'Events'], // NAV-08
  ['/sermons', 'Sermons'], // NAV-09
  ['/announcements', 'Announcements'], // NAV-10
  ['/live', 'Live Stream'], // NAV-11
  ['/contact', 'Contact'], // NAV-12
] as const;

test.describe('the main navigation', () => {
  // NAV-01, NAV-02, NAV-13, NAV-14, NAV-15, NAV-16, NAV-17
  test('is a bar on large screens and a drawer on small ones, with the same ten links in the same order', async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    await visit(page, '/');
    await expect.poll(() => seenIn(page, 'nav[aria-label=Main]')).toEqual(links);
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
    const admin = page.getByRole('banner').getByRole('link', { name: 'Admin' });
    await expect(admin).toHaveAttribute('href', '/admin');
    const line = await admin.evaluate((button) => [
      getComputedStyle(button).borderTopStyle,
      getComputedStyle(button).backgroundColor,
    ]);
    expect(line).toEqual(['solid', 'rgba(0, 0, 0, 0)']);
    const give = page.getByRole('banner').getByRole('link', { name: 'Give', exact: true });
    await expect(give).toHaveAttribute('href', '/contact#donation');

    await page.setViewportSize(phone);
    await expect(bar(page)).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect
      .poll(() => seenIn(page, '#drawer nav'))
      .toEqual([
        ['/search#q', 'Search'],
        ...links,
        ['/team', 'Team'],
        ['/family-registration', 'Family'],
        ['/store', 'Store'],
        ['/contact#donation', 'Give Online'],
        ['/admin', 'Admin'],
      ]);
    await page.keyboard.press('Escape');
    await expect(page.locator('#drawer')).toBeHidden();
  });

  // NAV-18: layout.spec.tsx tests which link belongs to which address
  test('underlines the link of the page in a colour of its own', async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('/events/1');
    const underlines = await bar(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent, getComputedStyle(link).borderBottomColor]));
    const plain = underlines[0]?.[1];
    expect(underlines.filter(([, colour]) => colour !== plain).map(([label]) => label)).toEqual(['Events']);
  });

  for (const [name, viewport] of [
    ['bar', desktop],
    ['drawer', phone],
  ] as const) {
    // NAV-21, NAV-22, NAV-25
    test(`opens each page at its top from the ${name}${name === 'drawer' ? ', which closes' : ''}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await visit(page, '/');
      const drawer = page.locator('#drawer');
      const follow = async (label: string) => {
        if (name === 'drawer') await page.getByRole('button', { name: 'Menu' }).click();
        await (name === 'drawer' ? drawer : bar(page)).getByRole('link', { name: label, exact: true }).click();
        await expect(drawer).toBeHidden();
      };
      for (const [href, label] of links.filter(([href]) => ['/events', '/live', '/contact'].includes(href))) {
        await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
        await follow(label);
        await expect(page).toHaveURL(href);
        await expect.poll(() => page.evaluate(() => window.scrollY), label).toBe(0);
        await follow('Home');
        await expect(page.getByRole('link', { name: 'Plan your visit' })).toBeVisible();
      }
    });
  }

  // NAV-23, NAV-24
  test('is solid at the top and translucent after more than 50 pixels', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(desktop);
    await visit(page, '/');
    const opacity = () =>
      page.getByRole('banner').evaluate((header) => {
        const color = getComputedStyle(header).backgroundColor;
        return Number(/[,/]\s*([\d.]+)%?\)$/.exec(color.startsWith('rgb(') ? 'x, 1)' : color)?.[1]);
      });
    for (const [scroll, isSolid] of [
      [0, true],
      [50, true],
      [51, false],
      [0, true],
    ] as const) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scroll);
      await expect.poll(async () => (await opacity()) === 1, `at ${scroll}`).toBe(isSolid);
    }
  });
});

// NAV-26, NAV-27, NAV-28
test('the shortcuts are a fixed column on a large screen, and a round button that opens them on a small one', async ({
  page,
}) => {
  const wanted = [
    ['/team', 'Team'], // NAV-29
    ['/family-registration', 'Family'], // NAV-30
    ['/store', 'Store'], // NAV-31
  ];
  await page.setViewportSize(desktop);
  await visit(page, '/');
  await expect.poll(() => seenIn(page, 'nav[aria-label=Shortcuts]')).toEqual(wanted);
  const stack = shortcuts(page).getByRole('link', { name: 'Team' }).filter({ visible: true });
  // A font that loads late would move the stack.
  await page.evaluate(async () => void (await document.fonts.ready));
  const before = await stack.boundingBox();
  expect((before?.x ?? 0) + (before?.width ?? 0)).toBeGreaterThan(desktop.width - 10);
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  await expect.poll(() => stack.boundingBox()).toEqual(before);

  await page.setViewportSize(phone);
  const button = shortcuts(page).getByRole('button');
  await expect(button).toHaveText('More');
  await expect.poll(() => seenIn(page, 'nav[aria-label=Shortcuts]')).toEqual([]);
  await expect
    .poll(() =>
      button
        .locator('span')
        .evaluate((round) => [round.clientWidth === round.clientHeight, getComputedStyle(round).borderRadius]),
    )
    .toEqual([true, '50%']);
  await button.click();
  await expect.poll(() => seenIn(page, 'nav[aria-label=Shortcuts]')).toEqual(wanted);
  await button.click();
  await expect.poll(() => seenIn(page, 'nav[aria-label=Shortcuts]')).toEqual([]);
});

test('the footer has its links, the ministries, the social icons and the years', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const linksOf = (name: string) => seenIn(page, `footer nav[aria-label="${name}"]`);
  await expect
    .poll(() => linksOf('Quick links'))
    .toEqual([
      ['/about', 'About'], // NAV-32
      ['/ministries', 'Ministries'], // NAV-33
      ['/events', 'Events'], // NAV-34
      ['/sermons', 'Sermons'], // NAV-35
      ['/team', 'Team'],
      ['/family-registration', 'Family'],
      ['/store', 'Store'],
    ]);
  // The links keep their labels and lead somewhere.
  await expect
    .poll(() => linksOf('For you'))
    .toEqual([
      ['/contact#donation', 'Give Online'], // NAV-36
      ['/contact#prayer', 'Prayer Requests'], // NAV-37
      ['/privacy', 'Privacy Policy'], // NAV-38
      ['/terms', 'Terms of Service'], // NAV-39
    ]);

  // NAV-40
  const ministries = footer.locator('section', { has: page.getByRole('heading', { name: 'Our ministries' }) });
  await expect(ministries.getByRole('listitem')).toHaveText([
    'Uganda National Branch', // NAV-41
    'Vocational Institute', // NAV-42
    'Crown of Glory', // NAV-43
    'Eye Camp', // NAV-44
    'Remnant Afire', // NAV-45
    "My Sister's Keeper", // NAV-46
  ]);
  await expect(ministries.getByRole('link')).toHaveCount(0);

  // NAV-47, NAV-48
  for (const [name, href] of [
    ['Facebook', 'https://www.facebook.com/'],
    ['YouTube', 'https://www.youtube.com/'],
    ['WhatsApp', 'https://wa.me/256700000000'],
  ] as const) {
    const link = footer.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link.locator('svg')).toBeVisible();
  }

  // NAV-50
  const year = new Date().getUTCFullYear();
  await expect(footer.getByText('©')).toHaveText(
    `© ${year > 2025 ? `2025–${year}` : 2025} Faithful Witness Ministries`,
  );
});

test('the keyboard reaches the content with Tab, and the notifications with F8', async ({ page, problems }) => {
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

test.describe('addresses', () => {
  // NAV-69, NAV-70, NAV-71, NAV-72, NAV-73
  for (const [path, heading, status, isConsole] of [
    ['/', 'Building Faithful Witnesses for Christ', 200, false], // NAV-51
    ['/about', 'About the ministry', 200, false], // NAV-52
    ['/team', 'Our team', 200, false], // NAV-53
    ['/ministries', 'Ministries', 200, false], // NAV-54
    ['/community', 'Community', 200, false], // NAV-61
    ['/gallery', 'Photo Gallery', 200, false], // NAV-62
    ['/events', 'Upcoming Events', 200, false], // NAV-55
    ['/sermons', 'Sermons', 200, false], // NAV-56
    ['/announcements', 'Announcements', 200, false], // NAV-57
    ['/live', 'Live Stream', 200, false], // NAV-58
    ['/store', 'Church Store', 200, false], // NAV-63
    ['/contact', 'Get in Touch', 200, false], // NAV-59
    ['/family-registration', 'Family Registration', 200, false], // NAV-64
    ['/privacy', 'Privacy Policy', 200, false],
    ['/terms', 'Terms of Service', 200, false],
    ['/admin', 'Admin Sign In', 200, true],
    ['/media-setup', 'Media Team Access', 200, true],
    ['/nowhere', '404 Page Not Found', 404, false],
  ] as const) {
    test(`${path} answers ${status} with '${heading}', inside the header, the footer and the other shared parts`, async ({
      page,
    }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(status);
      await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
      await expect(
        page.getByRole('banner').getByRole('link', { name: 'Faithful Witness', exact: false }).first(),
      ).toBeVisible();
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
      // Only public pages have the shortcuts; all pages have the toasts.
      await expect(shortcuts(page)).toHaveCount(isConsole ? 0 : 1);
      await hydrated(page);
      await page.evaluate(() =>
        window.dispatchEvent(new CustomEvent('ministry:toast', { detail: { title: 'Heard everywhere' } })),
      );
      await expect(page.getByRole('status').getByText('Heard everywhere')).toBeVisible();
    });
  }

  // NAV-69, NAV-70
  test('an address that is no page answers 404, whatever it looks like', async ({ request }) => {
    for (const path of ['/home', '/events/1/nothing', '/index.php?page=home', '/admins', '/media-setups']) {
      const answer = await request.get(path);
      expect([path, answer.status()]).toEqual([path, 404]);
      expect(await answer.text()).toContain('404 Page Not Found');
    }
  });
});

// CONST-01, CONST-11…13
test('the home page says who the ministry is, for whom and since when', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Building Faithful Witnesses for Christ');
  await expect(page.getByText(/Northern Uganda and East Africa since 25 February 2002/)).toBeVisible();
});

// CONST-02, CONST-05, CONST-14, CONST-15
test('a visitor reads every page and registers without a login', async ({ page, context, api }) => {
  test.setTimeout(120_000);
  const day = 86_400_000;
  const { body } = await api('POST', '/events', {
    as: 'admin',
    body: {
      title: 'Open door',
      description: 'Come.',
      date: new Date(Date.now() + 5 * day).toISOString(),
      location: 'Gulu',
      category: 'fellowship',
      registrationRequired: true,
      isActive: true,
    },
  });
  const { id } = body as { id: number };
  const credentials: string[] = [];
  page.on('request', (request) =>
    credentials.push(...Object.keys(request.headers()).filter((name) => ['authorization', 'cookie'].includes(name))),
  );
  for (const path of [...publicRoutes, `/events/${id}`]) {
    await visit(page, path);
    await expect(page.getByLabel('Password')).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(path);
  }
  await page.getByLabel('First name').fill('Joy');
  await page.getByLabel('Last name').fill('Lamwaka');
  await page.getByLabel('Email').fill('joy@example.org');
  await page.getByRole('region', { name: 'Register' }).getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { name: 'You are registered' })).toBeVisible();
  expect(credentials).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
