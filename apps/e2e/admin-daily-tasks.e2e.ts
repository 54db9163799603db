import type { Locator, Page } from '@playwright/test';
import { kampalaDay } from '@ministry/domain';
import { openConsole } from './console-steps.ts';
import { createEvent, row } from './content-steps.ts';
import { type Api, expect, nextYear, test } from './fixtures.ts';
import { createAlbum, photoFile, tiles } from './gallery-steps.ts';
import { ask, pane, write } from './inbox-steps.ts';
import { order, statusOf, stock, success } from './store-office-steps.ts';
import { addressBox, seedFile } from './upload-steps.ts';

/** Counts the clicks and keys of a trained person on a computer, from the open dashboard: docs/console-tasks.md explains how. */
class ClickCounter {
  presses = 0;
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }
  async press(target: Locator) {
    this.presses += 1;
    await target.click();
  }
  async key(keys: string) {
    this.presses += 1;
    await this.#page.keyboard.press(keys);
  }
  /** A field counts as one press, whatever is typed into it. */
  async type(field: Locator, text: string) {
    this.presses += 1;
    await field.fill(text);
  }
  /** Two presses: one opens the list, one chooses an entry. */
  async choose(field: Locator, label: string) {
    this.presses += 2;
    await field.selectOption({ label });
  }
  /** Only the button counts; the file dialog belongs to the device. */
  async files(input: Locator, files: Parameters<Locator['setInputFiles']>[0]) {
    this.presses += 1;
    await input.setInputFiles(files);
  }
  open(name: string) {
    return this.press(this.#page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name }));
  }
}

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

interface Task {
  what: string;
  presses: number;
  /** Also counted at 360 pixels. */
  isOnPhone?: boolean;
  prepare?(api: Api): Promise<unknown>;
  run(counter: ClickCounter, page: Page): Promise<void>;
}

const waiting = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: 'Tasks for the office today' }).getByRole('link', { name });
const oldestTestimonial = (page: Page) => page.getByRole('region', { name: 'Oldest waiting testimonial' });
const saved = (page: Page) => expect(page.getByText('Content saved successfully')).toBeVisible();

async function answerFirst(counter: ClickCounter, page: Page, waits: RegExp) {
  await counter.press(waiting(page, waits));
  await counter.type(pane(page).getByRole('textbox', { name: 'Reply' }), 'You are most welcome.');
  await counter.key('Control+Enter');
  await expect(pane(page).getByText('You are most welcome.')).toBeVisible();
}

const ofPeople: Task[] = [
  {
    what: 'answers a prayer request',
    presses: 3,
    prepare: (api) => ask(api, 'My mother is ill.'),
    run: (counter, page) => answerFirst(counter, page, /prayer requests? not answered/),
  },
  {
    what: 'replies to a message',
    presses: 3,
    prepare: (api) => write(api, 'Akello'),
    run: (counter, page) => answerFirst(counter, page, /unread message/),
  },
  {
    what: 'finds a family by its name and opens it',
    presses: 2,
    isOnPhone: true,
    prepare: (api) =>
      api('POST', '/families', {
        body: {
          familyName: 'Lakica',
          headOfFamily: 'Peter Lakica',
          email: 'lakica@example.org',
          phone: '0772 123 456',
          address: 'Plot 4, Gulu',
          familyMembers: [],
        },
      }),
    async run(counter, page) {
      await counter.type(page.getByRole('combobox', { name: 'Search everything' }), 'Lakica');
      await counter.press(page.getByRole('option', { name: /Lakica/ }).first());
      await expect(page.getByRole('dialog')).toContainText('lakica@example.org');
    },
  },
  {
    what: 'approves a testimony',
    presses: 1,
    isOnPhone: true,
    prepare: (api) => api('POST', '/testimonials', { body: { name: 'Grace', testimony: 'The rain came.' } }),
    async run(counter, page) {
      await counter.press(oldestTestimonial(page).getByRole('button', { name: 'Approve', exact: true }));
      await expect(page.getByText(/is approved: everyone can read it/)).toBeVisible();
    },
  },
];

const ofMoney: Task[] = [
  {
    what: 'records a gift',
    presses: 4,
    async run(counter, page) {
      await counter.open('Record a gift');
      const dialog = page.getByRole('dialog', { name: 'Record a gift' });
      await counter.type(dialog.getByLabel(/^Amount/), '50000');
      await counter.type(dialog.getByLabel(/^Name/), 'Daily Giver');
      await counter.key('Enter');
      await expect(row(page, 'Daily Giver')).toBeVisible();
    },
  },
  {
    what: 'exports the gifts of this month',
    presses: 2,
    prepare: (api) =>
      api('POST', '/ledger/gifts', {
        as: 'admin',
        body: { amount: '5000', method: 'cash', category: 'general', name: 'Now', receivedOn: kampalaDay(new Date()) },
      }),
    async run(counter, page) {
      await counter.open('Gifts of this month');
      await expect(page.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
      const file = page.waitForEvent('download');
      await counter.press(page.getByRole('button', { name: 'Export CSV' }));
      expect((await file).suggestedFilename()).toMatch(/^ledger-/);
    },
  },
  {
    what: 'takes a product out of stock',
    presses: 3,
    prepare: (api) => stock(api, 'A daily tray'),
    async run(counter, page) {
      await counter.open('Products');
      await counter.press(page.getByRole('button', { name: 'More for A daily tray' }));
      await counter.press(page.getByRole('menuitem', { name: 'Out of stock' }));
      await expect(row(page, 'A daily tray')).toContainText('sold out');
    },
  },
];

const ofContent: Task[] = [
  {
    what: 'publishes a sermon with its sound',
    presses: 5,
    async run(counter, page) {
      await counter.open('New sermon');
      await counter.type(page.getByRole('textbox', { name: 'Title' }), 'Rain on dry ground');
      await counter.type(page.getByLabel('Speaker'), 'Pastor Ruth Adong');
      await counter.files(page.locator('input[type=file][data-upload="Audio"]'), {
        name: 'rain.mp3',
        mimeType: 'audio/mpeg',
        buffer: seedFile('first-light.mp3'),
      });
      await expect(addressBox(page, 'Audio')).toHaveValue(/^\/uploads\/.*\.mp3$/);
      await counter.press(page.getByRole('button', { name: 'Publish', exact: true }));
      await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible();
    },
  },
  {
    what: 'changes the time of an event of this week',
    presses: 2,
    isOnPhone: true,
    prepare: (api) => {
      const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
      return createEvent(api, 'Choir evening', { date: `${day}T07:00:00Z` });
    },
    async run(counter, page) {
      // The event that was changed at the other width may also be in the list, after this one.
      await counter.type(page.getByLabel('Time of Choir evening').first(), '17:30');
      // The time picker of a phone has no Enter key.
      if (isPhone(page)) await counter.press(page.getByRole('button', { name: 'Save', exact: true }));
      else await counter.key('Enter');
      await expect(page.getByText(/^The time of Choir evening is changed: .*5:30 PM$/)).toBeVisible();
    },
  },
  {
    what: 'adds five photos to an album',
    presses: 3,
    prepare: (api) => createAlbum(api, 'First rain'),
    async run(counter, page) {
      await counter.open('Photo albums');
      await counter.press(page.getByRole('link', { name: 'First rain' }));
      await counter.files(
        page.getByLabel('Photos of this device'),
        [1, 2, 3, 4, 5].map((number) => photoFile(`${number}.jpg`, `eye-${number}`)),
      );
      await expect(tiles(page)).toHaveCount(5);
    },
  },
  {
    what: 'corrects the title of a published announcement',
    presses: 4,
    prepare: (api) =>
      api('POST', '/announcements', {
        as: 'admin',
        body: { title: 'Road closd', content: 'Until noon.', validUntil: `${nextYear}-12-31`, isActive: true },
      }),
    async run(counter, page) {
      await counter.open('Announcements');
      await counter.press(page.getByRole('link', { name: 'Road closd', exact: true }));
      await counter.type(page.getByRole('textbox', { name: 'Title' }), 'Road closed');
      await counter.key('Control+s');
      await saved(page);
    },
  },
];

test.describe('the number of presses for the daily tasks of the office', () => {
  const tasks = [...ofPeople, ...ofMoney, ...ofContent];
  for (const [width, counted] of [[1280, tasks] as const, [360, tasks.filter(({ isOnPhone }) => isOnPhone)] as const])
    for (const { what, presses, prepare, run } of counted)
      test(`${what} at ${width} pixels: ${presses}`, async ({ page, api }) => {
        await page.setViewportSize({ width, height: 800 });
        await prepare?.(api);
        await openConsole(page, '/admin');
        await expect(page.getByRole('heading', { name: /^Events of the next week/ })).toBeVisible();
        const counter = new ClickCounter(page);
        await run(counter, page);
        expect(counter.presses).toBe(presses);
      });

  test('packs an order: 5', async ({ page, api }) => {
    const placed = await order(api, 'Daily Buyer', await stock(api, 'Daily book'));
    await api('PUT', `/orders/${placed.id}/payment`, { as: 'admin', body: { paymentStatus: 'completed' } });
    await openConsole(page, '/admin');
    const counter = new ClickCounter(page);
    await counter.open('Orders');
    const status = statusOf(page, placed).filter({ visible: true });
    await counter.choose(status, 'Processing');
    await success(page, 'Order status updated successfully');
    await counter.choose(status, 'Completed');
    await expect(status).toHaveValue('completed');
    await expect(row(page, 'Daily Buyer')).toContainText('Completed');
    expect(counter.presses).toBe(5);
  });
});
