import { useRef, useState } from 'react';
import { ApiError, apiPath, dataOf, newIdempotencyKey, readableError } from '@ministry/api-client';
import type { Draft } from '../../../content/content-type.ts';
import { textOf } from '../../../content/draft-values.ts';
import { useSaveState } from '../../../content/use-save-state.ts';
import { api } from '../../../session.ts';
import { type Product, type Seen, type StockChoices, stockChoices, toRequest, unitsOf, validate } from './product.ts';

type Send = (draft: Draft, from: Seen | undefined) => Promise<Product>;

/** Sales that may come in between while a stock is saved that the office did not touch. */
const silentTries = 5;

const stockOf = (draft: Draft) => unitsOf(textOf(draft, 'stockQuantity'));
const isRefused = (error: unknown, code: string): error is ApiError => error instanceof ApiError && error.code === code;

/** Saves a product; where others have changed it meanwhile, what there is to choose. */
export function useProductSave(product: Product | null, onSaved: (saved: Product) => void) {
  const send = useSend(product);
  const state = useSaveState<Product>();
  const { setSaving, setFailure, setErrors, setTheirs } = state;
  /** Units were sold meanwhile, while another number was written here. */
  const [stock, setStock] = useState<StockChoices | null>(null);

  async function save(draft: Draft, from: Seen | undefined) {
    const invalid = validate(draft);
    setErrors(invalid);
    setFailure('');
    if (Object.keys(invalid).length > 0) return;
    setSaving(true);
    try {
      onSaved(await sendOver(send, draft, from));
    } catch (error) {
      setSaving(false);
      await refuse(error, draft, from);
    }
  }

  async function refuse(error: unknown, draft: Draft, from: Seen | undefined) {
    if (product && isRefused(error, 'VERSION_CONFLICT')) return readTheirs(product.id);
    if (from && isRefused(error, 'STOCK_CHANGED'))
      return setStock(stockChoices(stockOf(draft), from.stock, Number(error.details['stockQuantity'])));
    setFailure(`${product ? 'Failed to update product' : 'Failed to create product'}. ${readableError(error)}`);
    setErrors(error instanceof ApiError ? error.fields : {});
  }

  async function readTheirs(id: number) {
    try {
      setTheirs(await api.read(apiPath('/api/products/{id}', { path: { id } })));
    } catch (error) {
      setFailure(`Failed to update product. ${readableError(error)}`);
    }
  }

  return { state, stock, setStock, save };
}

function useSend(product: Product | null): Send {
  /** What was sent last to make a product, and its key: a save whose answer was lost makes no second one. */
  const sent = useRef({ body: '', key: '' });
  return (draft, from) => {
    if (product)
      return dataOf(
        api.calls.PUT('/api/products/{id}', { params: { path: { id: product.id } }, body: toRequest(draft, from) }),
      );
    const body = toRequest(draft);
    if (sent.current.body !== JSON.stringify(body))
      sent.current = { body: JSON.stringify(body), key: newIdempotencyKey() };
    return dataOf(api.calls.POST('/api/products', { body, headers: { 'Idempotency-Key': sent.current.key } }));
  };
}

/** Sends; where only the stock has moved and was not touched here, what is left now is what is meant. */
async function sendOver(send: Send, draft: Draft, from: Seen | undefined, tries = silentTries): Promise<Product> {
  try {
    return await send(draft, from);
  } catch (error) {
    const left = isRefused(error, 'STOCK_CHANGED') ? Number(error.details['stockQuantity']) : NaN;
    const isUntouched = from !== undefined && stockOf(draft) === from.stock;
    if (Number.isNaN(left) || !isUntouched || tries === 0) throw error;
    return sendOver(send, { ...draft, stockQuantity: String(left) }, { ...from, stock: left }, tries - 1);
  }
}
