import { basePath } from '@ministry/messages';
import { changeCart } from '../features/store/cart-store.ts';
import { type Answers, loadDraft, saveDraft } from '../forms/draft.ts';
import { remember } from '../forms/submission.ts';
import { type Entry, removeEntry } from './entries.ts';
import { type Kind, kindOf } from './kinds.ts';
import { waitingCopy as copy } from './waiting.copy.ts';

const controlsOf = (form: HTMLFormElement, field: string) => [
  ...form.querySelectorAll<HTMLInputElement>(`[name="${field}"]`),
];

/** The form in this document, if it has a field for each answer. */
function formHere({ path }: Kind, answers: Partial<Answers>): HTMLFormElement | null {
  const form = document.querySelector<HTMLFormElement>(`form[action^="${path}"]`);
  const filled = Object.entries(answers).filter(([, answer]) => answer !== '');
  return form && filled.every(([field]) => controlsOf(form, field).length > 0) ? form : null;
}

/** Whether a form has a draft. Ignores fields that have an answer from the start: `payment` (first choice) and `method` (suggested). */
const isBegun = (form: string) =>
  Object.entries(loadDraft(form)).some(
    ([field, answer]) => answer?.trim() && field !== 'payment' && field !== 'method',
  );

/** Moves an entry from the queue back into its form. If that is impossible, returns the reason and leaves the entry in the queue. */
export async function openInForm(entry: Entry): Promise<string | undefined> {
  const { form: name, answers = {}, cart, key, hash = '', body } = entry;
  const kind = kindOf(entry);
  const page = basePath + (entry.page ?? kind?.page ?? '/');
  if (!kind || isBegun(name)) return copy.unfinished;
  const form = formHere(kind, answers);
  // The newsletter form keeps no draft, and is on every page.
  if (name === 'newsletter') {
    if (!form) return copy.noForm;
    removeEntry(key);
    fill(form, answers);
    return undefined;
  }
  const { pathname } = new URL(page, location.href);
  const isShownByCart = cart !== undefined && pathname === location.pathname;
  if (!form && !isShownByCart && !navigator.onLine && !(await isStored(pathname))) return copy.noPage;
  saveDraft(name, answers as Answers);
  remember(name, { hash, key }, body);
  if (cart)
    changeCart((now) => [
      ...now.filter(({ productId }) => !cart.some((line) => line.productId === productId)),
      ...cart,
    ]);
  removeEntry(key);
  if (form) fill(form, answers);
  else if (!isShownByCart) leadTo(page);
  return undefined;
}

const isStored = async (pathname: string): Promise<boolean> =>
  Boolean(await (globalThis.caches as CacheStorage | undefined)?.match(pathname, { ignoreVary: true }));

/** Loads the page of the form as a document, so that the empty form takes the answers of the draft. */
function leadTo(page: string): void {
  const isHere = new URL(page, location.href).pathname === location.pathname;
  if (!isHere) return location.assign(page);
  history.replaceState(history.state, '', page);
  location.reload();
}

/** Fills a form into which nothing has been typed. */
function fill(form: HTMLFormElement, answers: Partial<Answers>): void {
  for (const [field, answer = ''] of Object.entries(answers))
    for (const control of controlsOf(form, field)) {
      if (/radio|checkbox/.test(control.type)) control.checked = control.value === answer;
      else control.value = answer;
    }
  const first = form.querySelector<HTMLElement>(':is(input,textarea):not([type=hidden])');
  // Lets the page react as if the answers had been typed.
  first?.dispatchEvent(new Event('input', { bubbles: true }));
  first?.focus();
}
