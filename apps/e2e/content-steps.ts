import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { Api } from './fixtures.ts';
import { nextYear } from './fixtures.ts';

export type Kind = 'events' | 'sermons' | 'ministries';
export interface Item {
  id: number;
  version: number;
  [field: string]: unknown;
}

const requests: Record<Kind, (title: string) => object> = {
  events: (title) => ({
    title,
    description: 'Come as you are.',
    date: `${nextYear}-05-01T06:00:00Z`,
    location: 'Gulu',
    category: 'service',
    isActive: true,
  }),
  sermons: (title) => ({
    title,
    description: 'Grace **carries**.',
    date: '2026-11-01T06:00:00Z',
    speaker: 'Pastor Ruth Adong',
    category: 'teaching',
    tags: ['Grace'],
    isActive: true,
  }),
  ministries: (name) => ({
    name,
    description: 'Care for those who wait.',
    icon: 'crown',
    category: 'education',
    impact: 'Forty homes.',
    isActive: true,
  }),
};

/** Creates an item for one test only, so that tests can run side by side. */
export async function createItem(api: Api, kind: Kind, title: string, more: object = {}): Promise<Item> {
  const { status, body } = await api('POST', `/${kind}`, { as: 'admin', body: { ...requests[kind](title), ...more } });
  if (status !== 201) throw new Error(`The ${kind} refused '${title}': ${status} ${JSON.stringify(body)}`);
  return body as Item;
}

export const createEvent = async (api: Api, title: string, more: object = {}): Promise<Item & { title: string }> => ({
  ...(await createItem(api, 'events', title, more)),
  title,
});

/** Changes an item as a second admin, without the knowledge of the open page. */
export const changeItem = (api: Api, kind: Kind, id: number, body: object) =>
  api('PUT', `/${kind}/${id}`, { as: 'admin', body });

export const readItem = async (api: Api, kind: Kind, id: number): Promise<Item> =>
  (await api('GET', `/${kind}/${id}`, { as: 'admin' })).body as Item;

/** Address of a console list that shows only the items with this title. */
export const only = (kind: Kind, title: string, more = ''): `/admin/${string}` =>
  `/admin/${kind}?search=${encodeURIComponent(title)}${more}`;

export const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });
export const titleField = (page: Page): Locator => page.getByRole('textbox', { name: 'Title' });
export const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save', exact: true }).click();
export const row = (page: Page, title: string): Locator => page.getByRole('row').filter({ hasText: title });

/** The preview of the public page inside the console. */
export const preview = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="The page as visitors will see it"]');

/** Writes Markdown into the long text of a form. @param label of its field */
export async function writeMarkdown(page: Page, text: string, label = 'Description'): Promise<void> {
  const view = page.getByRole('button', { name: 'Markdown', exact: true });
  if ((await view.getAttribute('aria-pressed')) === 'false') await view.click();
  await page
    .locator('textarea')
    .and(page.getByRole('textbox', { name: label }))
    .fill(text);
}
