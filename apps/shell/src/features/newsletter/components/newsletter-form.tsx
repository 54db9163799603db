import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { isEmailAddress } from '@ministry/domain';
import { basePath } from '@ministry/messages';
import { Coil } from '@ministry/ui/coil';
import { showToast } from '@ministry/ui/toast-store';
import { loadWaiting } from '../../../app/load-waiting.ts';
import { Icon } from '../../../drawings/icon.tsx';
import { subscribe } from '../api/subscribe.ts';
import { newsletterCopy as copy, newsletterRefusals as refusals } from '../newsletter.copy.ts';
import css from './newsletter-form.module.css';

/** NAV-49, NEWS-01: works without a script; with one, the page is not reloaded. */
export function NewsletterForm() {
  const section = useRef<HTMLElement>(null);
  const form = useSubscription(section);
  return (
    <section id="newsletter" ref={section} tabIndex={-1} className={css.band} aria-labelledby="newsletter-heading">
      <div className={`wrap ${css.row}`}>
        <div>
          <h2 id="newsletter-heading" className={css.heading}>
            {copy.heading}
          </h2>
          <p>{copy.lead}</p>
        </div>
        <Coil size={152} rings={5} className={css.sun} />
        {form.isSubscribed ? (
          <p role="status" className={css.done}>
            <Icon name="check" size={28} />
            {copy.done}
          </p>
        ) : (
          <SubscriptionForm form={form} />
        )}
      </div>
    </section>
  );
}

function useSubscription(section: RefObject<HTMLElement | null>) {
  // Without a script, the server redirects back here with the outcome in the address.
  const outcome = new URLSearchParams(useLocation().search).get('newsletter');
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'idle' | 'submitting' | 'subscribed'>(
    outcome === 'subscribed' ? 'subscribed' : 'idle',
  );
  const [error, setError] = useState<string | null>(
    outcome === 'invalid' || outcome === 'later' ? refusals[outcome].description : null,
  );
  // Null until hydrated: until then the browser checks the form, and the button is never disabled.
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => setTyped(field.current?.value ?? ''), []);

  function refuse(refusal: { title: string; description: string }) {
    flushSync(() => {
      setState('idle');
      setError(refusal.description);
    });
    field.current?.focus();
    showToast({ ...refusal, variant: 'destructive' });
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const email = typed?.trim() ?? '';
    if (!isEmailAddress(email)) return refuse(refusals.invalid);
    setState('submitting');
    setError(null);
    const refusal = await subscribe(email);
    if (refusal && !navigator.onLine && (await loadWaiting())?.queueAddress(form, email)) return setState('idle');
    if (refusal) return refuse(refusal);
    setState('subscribed');
    // The form that had the focus is removed.
    section.current?.focus();
    showToast(copy.success);
  }

  return {
    isSubscribed: state === 'subscribed',
    isSubmitting: state === 'submitting',
    field,
    error,
    typed,
    setTyped,
    send,
  };
}

function SubscriptionForm({ form }: { form: ReturnType<typeof useSubscription> }) {
  const { isSubmitting, field, error, typed, setTyped, send } = form;
  const { pathname, search } = useLocation();
  return (
    <form
      method="post"
      action="/api/newsletter/subscribe#newsletter"
      noValidate={typed !== null}
      onSubmit={(event) => void send(event)}
    >
      <input type="hidden" name="returnTo" value={basePath + pathname + search} />
      <label htmlFor="newsletter-email">{copy.email}</label>
      <div className={css.fields}>
        <div>
          <input
            ref={field}
            id="newsletter-email"
            name="email"
            type="email"
            required
            maxLength={254}
            autoComplete="email"
            disabled={isSubmitting}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${error ? 'newsletter-error ' : ''}newsletter-kept`}
            onFocus={() => void loadWaiting()}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
          {error ? (
            <p id="newsletter-error" className={css.error}>
              {error}
            </p>
          ) : null}
        </div>
        <button className="btn btn-sun" disabled={isSubmitting || typed === ''}>
          {isSubmitting ? copy.sending : copy.send}
        </button>
      </div>
      <p id="newsletter-kept">{copy.saved}</p>
    </form>
  );
}
