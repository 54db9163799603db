import { formatDollars, formatShillings } from '@ministry/domain';
import type { CartChange } from './cart.ts';

export const cartCopy = {
  heading: 'Your cart',
  dock: 'Cart',
  count: (things: number) => (things === 1 ? '1 item' : `${things.toLocaleString('en')} items`),
  added: (name: string) => `${name} is in your cart.`,
  soldOut: (name: string) => `${name} has just been sold out.`,
  view: 'View cart',
  close: 'Close the cart',
  notOpened: 'The cart could not be opened. Check your connection and press once more.',
  empty: 'Your cart is empty',
  emptyText: 'What you put into it stays here, on this device, until you order.',
  toStore: 'Go to the store',
  fewer: (name: string) => `One ${name} less`,
  more: (name: string) => `One more ${name}`,
  remove: (name: string) => `Remove ${name}`,
  each: 'each',
  total: 'Total',
  checkout: 'Checkout',
  changed: 'Since you last looked:',
  unchecked: 'Prices and stock could not be looked up just now. They are looked up again when you order.',
} as const;

/** The text for a change in the cart. */
export function changeText(change: CartChange): string {
  if (change.kind === 'gone') return `${change.name} is sold out or no longer offered. It is out of your cart.`;
  if (change.kind === 'fewer')
    return `Of ${change.name} only ${change.left} ${change.left === 1 ? 'is' : 'are'} left. Your cart has ${change.left} now.`;
  return `${change.name} costs ${money(change.to)} now, instead of ${money(change.from)}.`;
}

const money = ({ cents, shillings }: { cents: number; shillings: number }): string =>
  `${formatShillings(shillings)} (${formatDollars(cents)})`;
