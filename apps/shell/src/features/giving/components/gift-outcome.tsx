import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { formatLongDay, formatShillings, shortReference } from '@ministry/domain';
import { basePath } from '@ministry/messages';
import { usePageHead } from '../../../app/page-head.ts';
import { Horizon } from '../../../drawings/horizon.tsx';
import { Icon } from '../../../drawings/icon.tsx';
import { dropDraft } from '../../../forms/draft.ts';
import { usePayment } from '../../../payments/use-payment.ts';
import { giftForm } from '../gift-form.ts';
import { outcomeCopy, resultCopy as copy } from '../outcome.copy.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import css from './gift-outcome.module.css';

/** Seeds of the drawing: daylight for a completed gift, the dark before sunrise for a pending one, a quiet plain for all others. */
const hours: Partial<Record<Outcome, number>> = { completed: 10, pending: 12 };
const quietHour = 13;

const again = { to: '/contact#donation', label: copy.again, className: 'btn btn-give' };
const contact = { to: '/contact#message', label: copy.contact, className: 'btn btn-nile' };
const nextSteps = {
  completed: { to: '/about', label: copy.impact, className: 'btn btn-nile' },
  cancelled: again,
  turnedBack: again,
  failed: again,
  expired: again,
  reversed: contact,
  unknown: contact,
} satisfies Partial<Record<Outcome, object>>;

/** The outcome of a gift, as the server reports it (DON-20…29). @param cameBack the donor cancelled on the provider's page */
export function GiftOutcome({ reference, cameBack }: { reference: string; cameBack: boolean }) {
  const { payment, error, refresh } = usePayment(reference);
  const outcome = outcomeOf(reference, payment, error, cameBack);
  const { title, state, text } = outcomeCopy[outcome];
  usePageHead({ title, description: copy.description });
  useEffect(() => {
    if (outcome === 'completed') dropDraft(giftForm);
  }, [outcome]);

  const isGift = payment?.purpose === 'donation';
  return (
    <div className={`wrap section ${css.page}`}>
      <Horizon seed={hours[outcome] ?? quietHour} centred className={css.art} />
      <div>
        <div aria-live="polite">
          <h1>{title}</h1>
          <p className={css.state} data-outcome={outcome}>
            {outcome === 'completed' ? <Icon name="check" size={28} /> : null}
            {state}
          </p>
          {isGift && payment.isTest ? <p className={css.test}>{copy.test}</p> : null}
          <p>{text}</p>
        </div>
        {reference === '' ? null : (
          <dl className={css.facts}>
            {isGift ? (
              <>
                <div>
                  <dt>{copy.amount}</dt>
                  <dd>{formatShillings(payment.amount)}</dd>
                </div>
                <div>
                  <dt>{copy.day}</dt>
                  <dd>{formatLongDay(new Date(payment.createdAt))}</dd>
                </div>
              </>
            ) : null}
            <div>
              <dt>{copy.reference}</dt>
              <dd>{shortReference(reference)}</dd>
            </div>
          </dl>
        )}
        <p className="actions">
          <NextStep outcome={outcome} onLook={refresh} />
          <Link to="/" className="btn btn-quiet">
            {copy.home}
          </Link>
        </p>
      </div>
    </div>
  );
}

function NextStep({ outcome, onLook }: { outcome: Outcome; onLook(): void }) {
  const { pathname, search } = useLocation();
  if (outcome === 'pending' || outcome === 'unasked') {
    return (
      <a
        href={basePath + pathname + search}
        className="btn btn-nile"
        onClick={(event) => (event.preventDefault(), onLook())}
      >
        {copy.look}
      </a>
    );
  }
  const { to, label, className } = nextSteps[outcome];
  return (
    <Link to={to} className={className}>
      {label}
    </Link>
  );
}
