import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { randomId } from '@ministry/api-client';
import { sitePath } from '../app/links.ts';
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

/** Shows the waiting forms, and sends them if there is a connection. */
export function start(): void {
  dropOldResults();
  if (entries().length === 0) return;
  showDock();
  void sendWaiting();
}

/** Shows the list in this element. @param place null shows the list over the bottom of the page */
export const showIn = (place: HTMLElement | null): void => show({ place });

/** Renders the dock outside of the application, so that it is shown even if the script of the page itself is not loaded. */
function showDock(): void {
  // Not in the consoles: staff work there, and the forms are those of visitors.
  if (document.getElementById('waiting') || /^\/(admin|media-setup|page-preview)\b/.test(sitePath(location))) return;
  const root = document.createElement('div');
  root.id = 'waiting';
  document.body.append(root);
  createRoot(root).render(<WaitingDock />);
}

/** What is stored with an order: the cart, or the address of the form if one product was ordered without the cart. */
function ofOrder({ items }: { items: readonly { productId: number }[] }): Pick<Entry, 'cart' | 'page'> {
  const cart = currentCart();
  const isCart = cart.length === items.length && items.every((item, row) => cart[row]?.productId === item.productId);
  return isCart ? { cart } : { page: `/store/checkout?buy=${items[0]?.productId}#order` };
}

interface Unanswered {
  /** Name, element and answers of the form. */
  name: string;
  form: HTMLFormElement;
  answers: Partial<Answers>;
  /** Removes the message that the form was not sent. */
  onQueued(): void;
}

/**
 * Handles a form that got no answer. Without a connection the form is queued and emptied.
 * @returns true if the form was queued; otherwise content for the message of the form: a button that queues it, or why it cannot wait
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

/** Queues a newsletter subscription. It has neither draft nor key, because an address is subscribed only once however often it is sent. */
export const queueAddress = (form: HTMLFormElement, email: string): boolean =>
  add({ key: randomId(), form: 'newsletter', answers: { email }, body: { email } }, form);

type Queued = Omit<Entry, 'at' | 'state'>;

/** Queues a form and empties it. Returns false if the device has no room. */
function add(queued: Queued, form: HTMLFormElement): boolean {
  if (!addEntry({ ...queued, at: new Date().toISOString(), state: 'waiting' })) return false;
  form.reset();
  // Lets the page remove what it shows of the answers.
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
