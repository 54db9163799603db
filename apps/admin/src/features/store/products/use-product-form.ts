import { apiPath, ApiError, dataOf, newIdempotencyKey, readableError } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { useEffect, useRef, useState } from 'react';
import type { Draft, DraftValue } from '../../../content/content-type.ts';
import { textOf } from '../../../content/draft-values.ts';
import { isChanged, savedDrafts } from '../../../content/saved-drafts.ts';
import { api } from '../../../session.ts';
import {
  draftsType,
  emptyDraft,
  validate,
  seenOf,
  stockChoices,
  toDraft,
  toRequest,
  unitsOf,
  type Product,
  type Seen,
  type StockChoices,
} from './product.ts';

/** Sales that may come in between while a stock is saved that the office did not touch. */
const silentTries = 5;

const stockOf = (draft: Draft) => unitsOf(textOf(draft, 'stockQuantity'));
const isRefused = (error: unknown, code: string): error is ApiError => error instanceof ApiError && error.code === code;

/** The form of one product, new or known: what is typed is kept on the device until it is saved or discarded. */
export function useProductForm(product: Product | null, onSaved: (saved: Product) => void) {
  const id = product?.id ?? 'new';
  const [start, setStart] = useState<Draft>(() => (product ? toDraft(product) : emptyDraft));
  const [seen, setSeen] = useState<Seen | undefined>(() => (product ? seenOf(product) : undefined));
  const [restored, setRestored] = useState(() => savedDrafts.find(draftsType, id));
  const [draft, setDraft] = useState<Draft>(() => ({ ...start, ...restored?.draft }));
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  /** What somebody else has saved meanwhile. */
  const [theirs, setTheirs] = useState<Product | null>(null);
  /** Units were sold meanwhile, while another number was written here. */
  const [stock, setStock] = useState<StockChoices | null>(null);
  /** What was sent last to make a product, and its key: a save whose answer was lost makes no second one. */
  const sent = useRef({ body: '', key: '' });
  const isDirty = isChanged(draft, start);

  useEffect(() => {
    if (isDirty)
      savedDrafts.keep(draftsType, id, {
        draft,
        savedAt: new Date().toISOString(),
        basedOn: product?.updatedAt ?? null,
      });
    else savedDrafts.drop(draftsType, id);
  }, [id, draft, isDirty, product]);

  function set(name: string, value: DraftValue) {
    setDraft((current) => ({ ...current, [name]: value }));
    setErrors(({ [name === 'title' ? 'name' : name]: _corrected, ...others }) => others);
  }

  function send(what: Draft, from: Seen | undefined): Promise<Product> {
    if (product)
      return dataOf(
        api.calls.PUT('/api/products/{id}', { params: { path: { id: product.id } }, body: toRequest(what, from) }),
      );
    const body = toRequest(what);
    if (sent.current.body !== JSON.stringify(body))
      sent.current = { body: JSON.stringify(body), key: newIdempotencyKey() };
    return dataOf(api.calls.POST('/api/products', { body, headers: { 'Idempotency-Key': sent.current.key } }));
  }

  /** Sends; where only the stock has moved and was not touched here, what is left now is what is meant. */
  async function sendOver(what: Draft, from: Seen | undefined, tries = silentTries): Promise<Product> {
    try {
      return await send(what, from);
    } catch (error) {
      const left = isRefused(error, 'STOCK_CHANGED') ? Number(error.details['stockQuantity']) : NaN;
      const isUntouched = from !== undefined && stockOf(what) === from.stock;
      if (Number.isNaN(left) || !isUntouched || tries === 0) throw error;
      return sendOver({ ...what, stockQuantity: String(left) }, { ...from, stock: left }, tries - 1);
    }
  }

  async function save(what = draft, from = seen) {
    const invalid = validate(what);
    setErrors(invalid);
    setFailure('');
    if (Object.keys(invalid).length > 0) return;
    setSaving(true);
    try {
      const saved = await sendOver(what, from);
      // Nothing is unsaved any more, however long the dialog takes to go.
      setStart(toDraft(saved));
      setDraft(toDraft(saved));
      savedDrafts.drop(draftsType, id);
      onSaved(saved);
    } catch (error) {
      setSaving(false);
      await refuse(error, what, from);
    }
  }

  async function refuse(error: unknown, what: Draft, from: Seen | undefined) {
    if (product && isRefused(error, 'VERSION_CONFLICT')) return readTheirs(product.id);
    if (from && isRefused(error, 'STOCK_CHANGED'))
      return setStock(stockChoices(stockOf(what), from.stock, Number(error.details['stockQuantity'])));
    setFailure(`${product ? 'Failed to update product' : 'Failed to create product'}. ${readableError(error)}`);
    setErrors(error instanceof ApiError ? error.fields : {});
  }

  async function readTheirs(known: number) {
    try {
      setTheirs(await api.read(apiPath('/api/products/{id}', { path: { id: known } })));
    } catch (error) {
      setFailure(`Failed to update product. ${readableError(error)}`);
    }
  }

  /** Goes on from what the other has saved; with `draft` left as it is, the next save replaces it. */
  function goOnFrom(other: Product, taking: Draft) {
    setStart(toDraft(other));
    setSeen(seenOf(other));
    setDraft(taking);
    setTheirs(null);
  }

  return {
    draft,
    set,
    save: () => save(),
    isSaving,
    isDirty,
    failure,
    errors,
    restored,
    theirs,
    stock,
    discard() {
      setRestored(null);
      setDraft(start);
      setErrors({});
      setFailure('');
    },
    takeTheirs: (other: Product) => goOnFrom(other, toDraft(other)),
    async keepMine(other: Product) {
      // A stock that was not touched here is not what this save is about.
      const mine =
        textOf(draft, 'stockQuantity') === textOf(start, 'stockQuantity')
          ? { ...draft, stockQuantity: String(other.stockQuantity) }
          : draft;
      goOnFrom(other, mine);
      await save(mine, seenOf(other));
    },
    /** Saves with the number that was meant. */
    async settleStock(units: number, left: number) {
      const settled = { ...draft, stockQuantity: String(units) };
      const now = seen && { ...seen, stock: left };
      setStock(null);
      setDraft(settled);
      setSeen(now);
      await save(settled, now);
    },
    /** Says where unsaved words are when the form is closed over them. */
    leave() {
      if (isDirty) showToast({ title: 'Not saved yet', description: 'What you typed is kept on this device.' });
    },
  };
}
