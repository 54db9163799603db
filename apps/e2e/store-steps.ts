import type { Page } from '@playwright/test';
import { type Api, expect } from './fixtures.ts';
import { visit } from './visit-steps.ts';

export interface ProductFacts {
  id: number;
  name: string;
  version: number;
}

/** Creates a separate product, so that tests do not buy from each other. */
export async function stock(api: Api, own: object = {}): Promise<ProductFacts> {
  const body = {
    name: `Basket ${Math.random().toString(36).slice(2, 8)}`,
    description: 'Woven of papyrus.',
    price: '12.50',
    category: 'accessories',
    stockQuantity: 20,
    ...own,
  };
  const { status, body: product } = await api('POST', '/products', { as: 'admin', body });
  expect(status).toBe(201);
  return product as ProductFacts;
}

/** Changes a product, as the office does. */
export async function change(api: Api, { id }: ProductFacts, own: object): Promise<void> {
  const { body: product } = await api('GET', `/products/${id}`, { as: 'admin' });
  const { name, description, price, category, stockQuantity } = product as Record<string, unknown>;
  expect(
    (
      await api('PUT', `/products/${id}`, {
        as: 'admin',
        body: { name, description, price, category, stockQuantity, ...own },
      })
    ).status,
  ).toBe(200);
}

export const unitsLeft = async (api: Api, { id }: ProductFacts): Promise<number> =>
  ((await api('GET', `/products/${id}`, { as: 'admin' })).body as { stockQuantity: number }).stockQuantity;

/** Buys as somebody else, through the API. */
export async function buy(api: Api, { id }: ProductFacts, quantity: number): Promise<number> {
  const body = {
    items: [{ productId: id, quantity }],
    customerName: 'Somebody Else',
    customerEmail: `else-${Math.random().toString(36).slice(2)}@example.org`,
    payment: 'pickup',
  };
  return (await api('POST', '/orders', { body })).status;
}

export const searchFor = (page: Page, { name }: ProductFacts) =>
  visit(page, `/store?search=${encodeURIComponent(name)}`);
export const addButton = (page: Page, { name }: ProductFacts) =>
  page.getByRole('article', { name, exact: true }).getByRole('button', { name: /^Add to Cart/ });

export async function fillBuyer(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Mary Akello');
  await page.getByLabel('Email', { exact: true }).fill('mary.akello@example.org');
}
