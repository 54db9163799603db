import { useEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { showToast } from '@ministry/ui/toast-store';
import { Coil } from '@ministry/ui/coil';
import { Icon } from '../../../drawings/icon.tsx';
import { subscribe } from '../api/subscribe.ts';
import { newsletterRefusals as refusals, newsletterWords as words } from '../newsletter.content.ts';
import css from './newsletter-form.module.css';

/** What a plain form was told stands in the address of the page. */
const faultFrom = (outcome: string | null) =>
  outcome === 'invalid' || outcome === 'later' ? refusals[outcome].description : null;

/** An ordinary form, which its script keeps on the page (NAV-49, NEWS-01). */
export function NewsletterForm() {
  const { pathname, search } = useLocation();
  const outcome = new URLSearchParams(search).get('newsletter');
  const section = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'idle' | 'submitting' | 'subscribed'>(
    outcome === 'subscribed' ? 'subscribed' : 'idle',
  );
  const [fault, setFault] = useState<string | null>(faultFrom(outcome));
  // Null until the script is there: before that the browser's own checks hold the form back, and the button is always live.
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => setTyped(field.current?.value ?? ''), []);

  function refuse(refusal: { title: string; description: string }) {
    flushSync(() => {
      setState('idle');
      setFault(refusal.description);
    });
    field.current?.focus();
    showToast({ ...refusal, variant: 'destructive' });
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    const email = typed?.trim() ?? '';
    if (!email.includes('@')) return refuse(refusals.invalid);
    setState('submitting');
    setFault(null);
    const refusal = await subscribe(email);
    if (refusal) return refuse(refusal);
    setState('subscribed');
    // The form that had the focus goes; what takes its place has it instead.
    section.current?.focus();
    showToast(words.success);
  }

  return (
    <section id="newsletter" ref={section} tabIndex={-1} className={css.band} aria-labelledby="newsletter-heading">
      <div className={`wrap ${css.row}`}>
        <div>
          <h2 id="newsletter-heading" className={css.heading}>
            {words.heading}
          </h2>
          <p>{words.lead}</p>
        </div>
        <Coil size={152} rings={5} className={css.sun} />
        {state === 'subscribed' ? (
          <p role="status" className={css.done}>
            <Icon name="check" size={28} />
            {words.done}
          </p>
        ) : (
          <form
            method="post"
            action="/api/newsletter/subscribe"
            noValidate={typed !== null}
            onSubmit={(event) => void send(event)}
          >
            <input type="hidden" name="returnTo" value={pathname + search} />
            <label htmlFor="newsletter-email">{words.email}</label>
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
                  disabled={state === 'submitting'}
                  aria-invalid={fault ? true : undefined}
                  aria-describedby={`${fault ? 'newsletter-fault ' : ''}newsletter-kept`}
                  onInput={(event) => setTyped(event.currentTarget.value)}
                />
                {fault ? (
                  <p id="newsletter-fault" className={css.fault}>
                    {fault}
                  </p>
                ) : null}
              </div>
              <button className="btn btn-sun" disabled={state === 'submitting' || typed === ''}>
                {state === 'submitting' ? words.sending : words.send}
              </button>
            </div>
            <p id="newsletter-kept">{words.kept}</p>
          </form>
        )}
      </div>
    </section>
  );
}
