import type { ProductRequest, ProductResponse } from '@ministry/api-client';
import { formatShillings, parseCents, productCategories, toShillings } from '@ministry/domain';
import type { Draft } from '../../../content/content-type.ts';
import { asText, textOf } from '../../../content/draft-values.ts';
import { normaliseLimit } from '../../../content/normalise.ts';
import { productsCopy as copy } from './products.copy.ts';

export type Product = ProductResponse;

/** Type under which the device stores unsaved products. */
export const draftsType = 'products';

export const productCopy = {
  one: copy.one,
  many: copy.many,
  nothingYet: copy.nothingYet,
  /** PROD-31 */
  loadFailed: (reason: string) => copy.loadFailed({ reason }),
};

export const categoryLabel = (category: string): string =>
  (productCategories as Record<string, string>)[category] ?? category;

/** A new product starts active with empty fields (PROD-22, PROD-27). `title` is its name, used to list the drafts on the device. */
export const emptyDraft: Draft = {
  title: '',
  description: '',
  price: '',
  category: '',
  imageUrl: '',
  stockQuantity: '0',
  isActive: true,
};

export const toDraft = ({ name, description, price, category, imageUrl, stockQuantity, isActive }: Product): Draft => ({
  title: name,
  description,
  price,
  category,
  imageUrl: imageUrl ?? '',
  stockQuantity: String(stockQuantity),
  isActive,
});

/** The number of units in the typed text; 0 if it is not a number (PROD-21). */
export const unitsOf = (typed: string): number => normaliseLimit(typed) ?? 0;

/** 'UGX 46,250' for the typed price; empty if it is invalid (PROD-18). @param rate shillings per dollar */
export function shillingsPreview(price: string, rate: number): string {
  const cents = parseCents(price);
  return cents === null ? '' : formatShillings(toShillings(cents, rate));
}

/** Path of an own upload, or a web address (PROD-23). */
const isPicture = (address: string): boolean =>
  address.startsWith('/uploads/') || (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol));

/** Errors that are found before the request is sent, by API field name. */
export function validate(draft: Draft): Record<string, string> {
  const [name, price, category, imageUrl] = [
    textOf(draft, 'title'),
    textOf(draft, 'price'),
    textOf(draft, 'category'),
    textOf(draft, 'imageUrl'),
  ];
  return {
    ...(name ? {} : { name: copy.errors.name }),
    ...(parseCents(price) === null ? { price: copy.errors.price } : {}),
    ...(category ? {} : { category: copy.errors.category }),
    ...(unitsOf(textOf(draft, 'stockQuantity')) < 0 ? { stockQuantity: copy.errors.stockQuantity } : {}),
    ...(imageUrl === '' || isPicture(imageUrl) ? {} : { imageUrl: copy.errors.imageUrl }),
  };
}

/** State on which a save is based: the version, and the stock that the office saw. */
export interface EditedFrom {
  version: number | undefined;
  stock: number;
}

/** @param seen undefined for a new product */
export const toRequest = (draft: Draft, seen?: EditedFrom): ProductRequest => ({
  name: textOf(draft, 'title'),
  description: asText(draft['description']),
  price: textOf(draft, 'price'),
  category: textOf(draft, 'category') as ProductRequest['category'],
  imageUrl: textOf(draft, 'imageUrl') || null,
  stockQuantity: unitsOf(textOf(draft, 'stockQuantity')),
  isActive: draft['isActive'] === true,
  ...(seen ? { version: seen.version ?? null, stockSeen: seen.stock } : {}),
});

/** Possible stock after units were sold while the form was open: the typed number, the current number, or the current number plus the typed difference. */
export interface StockChoices {
  written: number;
  left: number;
  /** The typed difference (typed minus seen) applied to the current stock. Undefined if the result would be negative or equal to another choice. */
  moved?: { by: number; to: number };
}

export function stockChoices(written: number, seen: number, left: number): StockChoices {
  const [by, to] = [written - seen, left + written - seen];
  return to < 0 || to === written || to === left ? { written, left } : { written, left, moved: { by, to } };
}
