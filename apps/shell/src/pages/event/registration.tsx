import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { EventRegistrationResponse, EventResponse } from '@ministry/api-client';
import { ministry } from '@ministry/domain';
import { Icon } from '../../drawings/icon.tsx';
import { RegistrationForm } from '../../features/events/components/registration-form.tsx';
import type { Seating } from '../../features/events/event-facts.ts';
import { eventPageWords as words, eventWords } from '../../features/events/events.content.ts';
import { isConfirmationCode, refusalText } from '../../features/events/registration.ts';
import css from './event.module.css';

/** The seat of a visitor: taken, to be had, or why there is none. `registered` and `error` come from the plain form. */
export function Registration({ event, seating }: { event: EventResponse; seating: Seating }) {
  const [search] = useSearchParams();
  const sent = search.get('registered');
  const [code, setCode] = useState(isConfirmationCode(sent) ? sent : null);
  const [hasRegistered, setRegistered] = useState(false);
  // What was refused before a registration went through is none of the next one's business.
  const refused = hasRegistered ? null : search.get('error');

  function show(registration: EventRegistrationResponse) {
    setCode(registration.confirmationCode);
    setRegistered(true);
  }

  return (
    <section id="register" className={css.aside} aria-labelledby="register-heading" tabIndex={-1}>
      {code !== null ? (
        <Registered code={code} onAnother={seating === 'open' ? () => setCode(null) : undefined} />
      ) : seating === 'open' ? (
        <>
          <h2 id="register-heading">{words.formHeading}</h2>
          <RegistrationForm
            eventId={event.id}
            refusal={refused === null ? undefined : refusalText(refused)}
            onRegistered={show}
          />
        </>
      ) : (
        <>
          <h2 id="register-heading">{seating === 'none' ? eventWords.open : words.formHeading}</h2>
          {refused === null ? null : <p role="alert">{refusalText(refused)}</p>}
          <p>{{ none: words.openToAll, over: words.over, full: words.full }[seating]}</p>
          {seating === 'full' ? (
            <a className="btn btn-nile" href={`tel:${ministry.phone.replaceAll(' ', '')}`}>
              <Icon name="phone" />
              {ministry.phone}
            </a>
          ) : null}
        </>
      )}
    </section>
  );
}

function Registered({ code, onAnother }: { code: string; onAnother?: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone; the news has it instead.
  useEffect(() => void heading.current?.focus(), []);
  return (
    <div className={css.done}>
      <h2 id="register-heading" ref={heading} tabIndex={-1}>
        <Icon name="check" size={28} /> {words.doneHeading}
      </h2>
      <p>{words.doneCode}</p>
      <p className={css.code}>{code}</p>
      <p>{words.doneText}</p>
      {onAnother ? (
        <button type="button" className="btn btn-quiet" onClick={onAnother}>
          {words.another}
        </button>
      ) : null}
    </div>
  );
}
