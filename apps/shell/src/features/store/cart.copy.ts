import { formatDollars, formatShillings } from '@ministry/domain';
import { message, messages } from '@ministry/messages';
import type { CartChange } from './cart.ts';

export const cartCopy = messages('cart', {
  heading: 'Your cart',
  dock: 'Cart',
  count: message<{ things: number }>('{things, plural, one {# item} other {# items}}'),
  added: message<{ name: string }>('{name} is in your cart.'),
  soldOut: message<{ name: string }>('{name} has just been sold out.'),
  view: 'View cart',
  close: 'Close the cart',
  notOpened: 'The cart could not be opened. Check your connection and press once more.',
  empty: 'Your cart is empty',
  emptyText: 'What you put into it stays here, on this device, until you order.',
  toStore: 'Go to the store',
  fewer: message<{ name: string }>('One {name} less'),
  more: message<{ name: string }>('One more {name}'),
  remove: message<{ name: string }>('Remove {name}'),
  each: 'each',
  total: 'Total',
  checkout: 'Checkout',
  changed: 'Since you last looked:',
  gone: message<{ name: string }>('{name} is sold out or no longer offered. It was removed from your cart.'),
  onlyLeft: message<{ name: string; left: number }>(
    'Only {left} of {name} {left, plural, one {is} other {are}} left. Your cart has {left} now.',
  ),
  price: message<{ name: string; now: string; before: string }>('{name} costs {now} now, instead of {before}.'),
  unchecked: 'Prices and stock could not be checked just now. They are checked again when you order.',
});

/** The text for a change in the cart. */
export function changeText(change: CartChange): string {
  if (change.kind === 'gone') return cartCopy.gone(change);
  if (change.kind === 'fewer') return cartCopy.onlyLeft(change);
  return cartCopy.price({ name: change.name, now: money(change.to), before: money(change.from) });
}

const money = ({ cents, shillings }: { cents: number; shillings: number }): string =>
  `${formatShillings(shillings)} (${formatDollars(cents)})`;
