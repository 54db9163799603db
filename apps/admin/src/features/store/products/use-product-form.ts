import { useState } from 'react';
import { ApiError, apiPath, dataOf, readableError } from '@ministry/api-client';
import type { Draft } from '../../../content/content-type.ts';
import { textOf } from '../../../content/draft-values.ts';
import { useItemForm } from '../../../forms/use-item-form.ts';
import { api } from '../../../session.ts';
import {
  draftsType,
  type EditedFrom,
  emptyDraft,
  type Product,
  type StockChoices,
  stockChoices,
  toDraft,
  toRequest,
  unitsOf,
} from './product.ts';
import { productsCopy as copy } from './products.copy.ts';

/** Number of automatic retries when units are sold during a save that does not change the stock. */
const silentTries = 5;

const stockOf = (draft: Draft) => unitsOf(textOf(draft, 'stockQuantity'));
const isRefused = (error: unknown, code: string): error is ApiError => error instanceof ApiError && error.code === code;

/** @param key idempotency key, so that a save whose response was lost does not create a second product */
const add = (draft: Draft, key: string) =>
  dataOf(api.calls.POST('/api/products', { body: toRequest(draft), headers: { 'Idempotency-Key': key } }));

/** Saves a product. If only the stock has changed on the server and the office did not edit it, the save is repeated with the current stock. */
async function change(id: number, draft: Draft, seen: EditedFrom, tries = silentTries): Promise<Product> {
  try {
    return await dataOf(
      api.calls.PUT('/api/products/{id}', { params: { path: { id } }, body: toRequest(draft, seen) }),
    );
  } catch (error) {
    const left = isRefused(error, 'STOCK_CHANGED') ? Number(error.details['stockQuantity']) : NaN;
    if (Number.isNaN(left) || stockOf(draft) !== seen.stock || tries === 0) throw error;
    return change(id, { ...draft, stockQuantity: String(left) }, { ...seen, stock: left }, tries - 1);
  }
}

/** The form of a new or an existing product. */
export function useProductForm(product: Product | null, onSaved: (saved: Product) => void) {
  /** Set if units were sold while a different number was typed here. */
  const [stock, setStock] = useState<StockChoices | null>(null);
  const form = useItemForm<Product, Draft>({
    type: draftsType,
    isKeptOnServer: true,
    item: product,
    toValues: (stored) => (stored ? toDraft(stored) : emptyDraft),
    async send(values, { version, draft }, key) {
      setStock(null);
      if (!product) return add(values, key);
      const seen = { version, stock: stockOf(draft) };
      try {
        return await change(product.id, values, seen);
      } catch (error) {
        if (isRefused(error, 'STOCK_CHANGED'))
          setStock(stockChoices(stockOf(values), seen.stock, Number(error.details['stockQuantity'])));
        throw error;
      }
    },
    read: (id) => api.read(apiPath('/api/products/{id}', { path: { id } })),
    apiNames: { title: 'name' },
    failed: (error) => `${product ? copy.updateFailed : copy.createFailed}. ${readableError(error)}`,
    onSaved,
  });
  const { values, origin } = form;

  return {
    form,
    stock,
    /** 'Save mine over it' does not change a stock that was not edited here. */
    mineOver: (theirs: Product): Draft =>
      textOf(values, 'stockQuantity') === textOf(origin.draft, 'stockQuantity')
        ? { ...values, stockQuantity: String(theirs.stockQuantity) }
        : values,
    /** Saves with the chosen number. @param left current number of units on the server */
    async settleStock(units: number, left: number) {
      const settled = { ...values, stockQuantity: String(units) };
      form.replace(settled);
      await form.save(settled, { ...origin, draft: { ...origin.draft, stockQuantity: String(left) } });
    },
  };
}
