import type { Locator, Page } from '@playwright/test';
import { expect, type Api } from './fixtures.ts';

export interface Product {
  id: number;
  name: string;
  price: string;
  stockQuantity: number;
  isActive: boolean;
  imageUrl: string | null;
  version: number;
}
export interface Order {
  id: number;
  reference: string;
  status: string;
  paymentStatus: string;
  history: { kind: string; from: string | null; to: string | null; note: string | null; by: string | null }[];
}

/** A product of this test alone. */
export async function stock(api: Api, name: string, more: Record<string, unknown> = {}): Promise<Product> {
  const { status, body } = await api('POST', '/products', {
    as: 'admin',
    body: { name, price: '12.50', category: 'books', stockQuantity: 40, ...more },
  });
  expect(status).toBe(201);
  return body as Product;
}
/** As a visitor orders it, to be paid when it is fetched. */
export async function order(
  api: Api,
  customerName: string,
  product: Product,
  quantity = 2,
  more: Record<string, unknown> = {},
): Promise<Order> {
  const body = {
    items: [{ productId: product.id, quantity }],
    customerName,
    customerEmail: `${customerName.toLowerCase().replaceAll(' ', '.')}@example.org`,
    customerPhone: '0772 123 456',
    payment: 'pickup',
    ...more,
  };
  const answer = await api('POST', '/orders', { body });
  expect(answer.status).toBe(201);
  return answer.body as Order;
}
export const productNow = async (api: Api, { id }: { id: number }) =>
  (await api('GET', `/products/${id}`, { as: 'admin' })).body as Product;
export const orderNow = async (api: Api, { id }: { id: number }) =>
  (await api('GET', `/orders/${id}`, { as: 'admin' })).body as Order;
export const soughtProducts = (words: string) => `/admin/store?search=${encodeURIComponent(words)}` as const;
export const soughtOrders = (words: string) => `/admin/store/orders?search=${encodeURIComponent(words)}` as const;
export const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
export const notices = (page: Page) => page.getByRole('region', { name: /Notifications/ });
export const success = async (page: Page, text: string) => {
  await expect(notices(page).getByText('Success', { exact: true })).toBeVisible();
  await expect(notices(page).getByText(text)).toBeVisible();
};
export const undo = (page: Page) => notices(page).getByRole('button', { name: 'Undo' });
export const statusOf = (within: Page | Locator, { reference }: Order) =>
  within.getByLabel(`Status of the order ${reference}`);
export async function choose(page: Page, name: string, what: string) {
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: what }).click();
}
