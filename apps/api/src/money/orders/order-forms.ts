import { type FormOptions, invalidOrLater } from '../../platform/http/form-answer.ts';
import { type OrderLookupResponse, orderPath, type OrderPayResponse, type OrderReceipt } from './order.dto.ts';

/** Errors after which the cart no longer matches the store. */
const overtaken = new Set(['OUT_OF_STOCK', 'PRICE_CHANGED']);
const later = (name: string) => (): Record<string, string> => ({ [name]: 'later' });

/** Checkout page of the ordered product: without a script, one product is ordered at a time. */
function checkoutOf(body: Record<string, unknown> | undefined): string {
  const [item] = Array.isArray(body?.items) ? (body.items as { productId?: unknown }[]) : [];
  return `/store/checkout?buy=${encodeURIComponent(String(item?.productId))}`;
}

/** Page of an order; the form has sent its key. */
const orderPage = (body: Record<string, unknown> | undefined): string =>
  orderPath({
    reference: encodeURIComponent(String(body?.reference)),
    secret: encodeURIComponent(String(body?.secret)),
  });

export const placeFormOptions: FormOptions<OrderReceipt> = {
  page: ({ body }) => checkoutOf(body),
  anchor: 'order',
  done: ({ redirect_url: payPage, orderUrl }) => payPage ?? orderUrl,
  refused: (error) => (overtaken.has(error.code) ? { order: 'overtaken' } : invalidOrLater('order')(error)),
  lists: ['items'],
  description:
    'a redirect to the page of the provider or of the order; for a refused order, `/store/checkout` with `order=invalid` (and `fields=customerEmail`), `overtaken` or `later`. The fields of the items are `items.0.productId`, `items.0.quantity` and so on',
};

export const payFormOptions: FormOptions<OrderPayResponse> = {
  page: ({ body }) => orderPage(body),
  anchor: 'pay',
  done: ({ redirect_url: payPage }) => payPage,
  refused: later('pay'),
  description: 'a redirect to the page of the provider; if there is none, to the page of the order with `pay=later`',
};

export const cancelFormOptions: FormOptions<OrderLookupResponse> = {
  page: ({ body }) => orderPage(body),
  anchor: 'cancel',
  done: () => ({}),
  refused: later('cancel'),
  description: 'a redirect to the page of the order, with `cancel=later` if it was refused',
};
