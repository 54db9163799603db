import { ApiError, dataOf, type OrderReceipt, type OrderRequest } from '@ministry/api-client';
import { api } from '../../../app/reads.ts';
import { submitOnce } from '../../../forms/submission.ts';

/** Name of the draft and of the submission of the checkout on this device. */
export const checkoutForm = 'order';

/** Places an order once: a retry after a lost response does not order twice. @throws ApiError if the order is refused */
export const placeOrder = (request: OrderRequest): Promise<OrderReceipt> =>
  submitOnce(checkoutForm, request, (key) =>
    dataOf(api.calls.POST('/api/orders', { body: request, headers: { 'Idempotency-Key': key } })),
  );

/** Whether an order was refused because the store has changed since the cart was filled. */
export const isOutdated = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === 'OUT_OF_STOCK' || error.code === 'PRICE_CHANGED');
