import type { OrderLookupResponse, OrderReceipt } from '../../src/money/orders/order.dto.ts';
import type { ProductResponse } from '../../src/money/products/product.dto.ts';
import type { TestApp } from '../test-app.ts';

/** A valid product; a test overrides only the fields it is about. */
export const productRequest = (own: Record<string, unknown> = {}): Record<string, unknown> => ({
  name: 'Songs of the North',
  description: 'Sixty hymns in Acholi and English.',
  price: '12.50',
  category: 'books',
  stockQuantity: 20,
  ...own,
});

/** Creates a product as the office does. Returns the answer, even if it is an error. */
export const postProduct = (api: TestApp, own: Record<string, unknown> = {}): ReturnType<TestApp['send']> =>
  api.send({ method: 'POST', url: '/api/products', headers: api.as('admin'), payload: productRequest(own) });

export async function createProduct(api: TestApp, own: Record<string, unknown> = {}): Promise<ProductResponse> {
  const answer = await postProduct(api, own);
  if (answer.statusCode !== 201) throw new Error(`The product could not be created: ${answer.body}`);
  return answer.json<ProductResponse>();
}

/** A valid order, paid at pickup unless the test says otherwise. */
export const orderRequest = (
  items: readonly { productId: number; quantity: number }[],
  own: Record<string, unknown> = {},
): Record<string, unknown> => ({
  items,
  customerName: 'Mary Akello',
  customerEmail: 'mary.akello@example.org',
  payment: 'pickup',
  ...own,
});

/** Creates an order, as the checkout does. */
export async function createOrder(
  api: TestApp,
  items: readonly { productId: number; quantity: number }[],
  own: Record<string, unknown> = {},
): Promise<OrderReceipt> {
  const answer = await api.send({ method: 'POST', url: '/api/orders', payload: orderRequest(items, own) });
  if (answer.statusCode !== 201) throw new Error(`The order could not be made: ${answer.body}`);
  return answer.json<OrderReceipt>();
}

/** Reads an order as its buyer sees it. */
export async function lookUp(
  api: TestApp,
  { reference, secret }: Pick<OrderReceipt, 'reference' | 'secret'>,
): Promise<OrderLookupResponse> {
  return (await api.send({ url: '/api/orders/lookup', query: { reference, secret } })).json<OrderLookupResponse>();
}

/** Returns the number of units left of a product. */
export async function stockOf(api: TestApp, id: number): Promise<number> {
  return (await api.send({ url: `/api/products/${id}`, headers: api.as('admin') })).json<ProductResponse>()
    .stockQuantity;
}
