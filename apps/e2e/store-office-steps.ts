import type { Locator, Page, Request } from '@playwright/test';
import { type Api, basicAuth, expect } from './fixtures.ts';

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
  createdAt: string;
  history: { kind: string; from: string | null; to: string | null; note: string | null; by: string | null }[];
}

/** Creates a product for this test alone. */
export async function stock(api: Api, name: string, more: Record<string, unknown> = {}): Promise<Product> {
  const { status, body } = await api('POST', '/products', {
    as: 'admin',
    body: { name, price: '12.50', category: 'books', stockQuantity: 40, ...more },
  });
  expect(status).toBe(201);
  return body as Product;
}
/** Orders as a visitor who pays at pickup. */
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
/** Records the page's requests to the store's part of the API from here on. */
export function storeCalls(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (/^\/api\/(products|orders|store)\b/.test(new URL(request.url()).pathname)) sent.push(request);
  });
  return sent;
}
/** The credential identifies the user; the former header, which anybody could forge, is gone (ADM-16). */
export function expectNoNameInHeaders(sent: Request[], calls: string[]) {
  expect(sent.map((request) => `${request.method()} ${new URL(request.url()).pathname}`)).toEqual(
    expect.arrayContaining(calls),
  );
  for (const request of sent) {
    expect(request.headers().authorization).toBe(basicAuth('admin'));
    expect(request.headers()).not.toHaveProperty('x-admin-user');
  }
}
export const soughtProducts = (text: string) => `/admin/store?search=${encodeURIComponent(text)}` as const;
export const soughtOrders = (text: string) => `/admin/store/orders?search=${encodeURIComponent(text)}` as const;
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
