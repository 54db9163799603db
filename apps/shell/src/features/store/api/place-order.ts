import { ApiError, dataOf, type OrderReceipt, type OrderRequest } from '@ministry/api-client';
import { api } from '../../../app/reads.ts';
import { submitOnce } from '../../../forms/submission.ts';

/** Names the draft and the submission of the checkout on this device. */
export const checkoutForm = 'order';

/** Orders once: trying again after a lost answer orders nothing twice. Throws `ApiError` when refused. */
export const placeOrder = (request: OrderRequest): Promise<OrderReceipt> =>
  submitOnce(checkoutForm, request, (key) =>
    dataOf(api.calls.POST('/api/orders', { body: request, headers: { 'Idempotency-Key': key } })),
  );

/** Whether an order was refused because the store has changed since the cart was filled. */
export const isOvertaken = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === 'OUT_OF_STOCK' || error.code === 'PRICE_CHANGED');
