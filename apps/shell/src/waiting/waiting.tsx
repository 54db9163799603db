import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { newIdempotencyKey } from '@ministry/api-client';
import { changeCart, currentCart } from '../features/store/cart-store.ts';
import { type Answers, dropDraft } from '../forms/draft.ts';
import { forget, pending } from '../forms/submission.ts';
import { addEntry, dropOldResults, entries, type Entry } from './entries.ts';
import { kindOf } from './kinds.ts';
import { LaterButton } from './later-button.tsx';
import { sendWaiting } from './sending.ts';
import { show, shownNow } from './shown.ts';
import { waitingCopy as copy } from './waiting.copy.ts';
import { WaitingDock } from './waiting-dock.tsx';

/** Shows what waits, and sends it where there is a line. */
export function start(): void {
  dropOldResults();
  if (entries().length === 0) return;
  showDock();
  void sendWaiting();
}

/** The list stands in this part of the page; null: over its foot. */
export const showIn = (place: HTMLElement | null): void => show({ place });

/** Outside of the application, so that it stands on every page whose script has loaded, that of the page itself or not. */
function showDock(): void {
  // The consoles are other people's work place.
  if (document.getElementById('waiting') || /^\/(admin|media-setup|page-preview)\b/.test(location.pathname)) return;
  const root = document.createElement('div');
  root.id = 'waiting';
  document.body.append(root);
  createRoot(root).render(<WaitingDock />);
}

/** What an order takes with it: the cart, or where it was of one product without a cart, the page of that. */
function ofOrder({ items }: { items: readonly { productId: number }[] }): Pick<Entry, 'cart' | 'page'> {
  const cart = currentCart();
  const isCart = cart.length === items.length && items.every((item, row) => cart[row]?.productId === item.productId);
  return isCart ? { cart } : { page: `/store/checkout?buy=${items[0]?.productId}#order` };
}

interface Unanswered {
  /** Its name, element and answers. */
  name: string;
  form: HTMLFormElement;
  answers: Partial<Answers>;
  /** Takes away the message that it was not sent. */
  onQueued(): void;
}

/**
 * A form got no answer. Without a connection it is queued and emptied, and the answer is true; otherwise the answer belongs into the
 * message of the form: a button that queues it, or why it cannot wait.
 */
export function unanswered({ name, form, answers, onQueued }: Unanswered): ReactNode {
  const sent = pending.get(name);
  if (!kindOf({ form: name }) || !sent) return undefined;
  const order = name === 'order' ? (sent.body as { payment: string; items: { productId: number }[] }) : undefined;
  if (order && order.payment !== 'pickup') return ` ${copy.noMoney}`;

  const queue = (): boolean => {
    const own: Pick<Entry, 'about' | 'cart' | 'page'> = order ? ofOrder(order) : aboutEvent(name);
    if (!add({ ...sent, form: name, answers, ...own }, form)) return false;
    forget(name);
    dropDraft(name);
    if (own.cart) changeCart(() => []);
    onQueued();
    return true;
  };
  return navigator.onLine ? <LaterButton key="later" onPress={queue} /> : queue() || ` ${copy.noRoom}`;
}

/** Queues a subscription, which has neither draft nor key: an address is subscribed once however often it is sent. */
export const queueAddress = (form: HTMLFormElement, email: string): boolean =>
  add({ key: newIdempotencyKey(), form: 'newsletter', answers: { email }, body: { email } }, form);

type Queued = Omit<Entry, 'at' | 'state'>;

/** Queues a form and empties it. False where the device has no room. */
function add(queued: Queued, form: HTMLFormElement): boolean {
  if (!addEntry({ ...queued, at: new Date().toISOString(), state: 'waiting' })) return false;
  form.reset();
  // What the page shows of the answers goes too.
  form.querySelector(':is(input,textarea):not([type=hidden])')?.dispatchEvent(new Event('input', { bubbles: true }));
  showDock();
  show({ isOpen: true, queued: shownNow().queued + 1 });
  void sendWaiting();
  return true;
}

/** The title of the event that a registration is for. */
function aboutEvent(name: string): Pick<Entry, 'about'> {
  const title = name.startsWith('registration:') && document.querySelector('h1')?.textContent;
  return title ? { about: title } : {};
}
