import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { EventRegistrationResponse, EventResponse } from '@ministry/api-client';
import { phoneHref } from '@ministry/domain';
import { useSettings } from '../../app/site.tsx';
import { Icon } from '../../drawings/icon.tsx';
import { RegistrationForm } from '../../features/events/components/registration-form.tsx';
import type { Seating } from '../../features/events/event-facts.ts';
import { eventCopy, eventPageCopy as copy } from '../../features/events/events.copy.ts';
import { isConfirmationCode, refusalText } from '../../features/events/registration.ts';
import css from './event.module.css';

/** In the place of a code, for somebody who was registered before. */
const hadSeat = 'before';

/** The registration form, its confirmation, or why there is none. Without a script, the server draws it at an address with the outcome. */
export function Registration({ event, seating }: { event: EventResponse; seating: Seating }) {
  const { identity } = useSettings();
  const [search] = useSearchParams();
  const sent = search.get('registered');
  const [cameBack] = useState(isConfirmationCode(sent) || sent === hadSeat ? sent : null);
  const [code, setCode] = useState(cameBack);
  const [ticket, setTicket] = useState<string | null>(null);
  const [hasRegistered, setRegistered] = useState(false);
  // An error from before a successful registration does not concern the next one.
  const refused = hasRegistered ? null : search.get('error');

  useEffect(() => {
    // The code does not stay in the history of a shared phone.
    if (cameBack) history.replaceState(history.state, '', `/events/${event.id}#register`);
  }, [cameBack, event.id]);

  function show(registration: EventRegistrationResponse) {
    setCode(registration.confirmationCode ?? hadSeat);
    setTicket(registration.ticket);
    setRegistered(true);
  }

  return (
    <section id="register" className={css.aside} aria-labelledby="register-heading" tabIndex={-1}>
      {code !== null ? (
        <Registered code={code} ticket={ticket} onAnother={seating === 'open' ? () => setCode(null) : undefined} />
      ) : seating === 'open' ? (
        <>
          <h2 id="register-heading">{copy.formHeading}</h2>
          <RegistrationForm
            eventId={event.id}
            refusal={refused === null ? undefined : refusalText(refused)}
            onRegistered={show}
          />
        </>
      ) : (
        <>
          <h2 id="register-heading">{seating === 'none' ? eventCopy.open : copy.formHeading}</h2>
          {refused === null ? null : <p role="alert">{refusalText(refused)}</p>}
          <p>{{ none: copy.openToAll, over: copy.over, full: copy.full }[seating]}</p>
          {seating === 'full' ? (
            <a className="btn btn-nile" href={phoneHref(identity.phone)}>
              <Icon name="phone" />
              {identity.phone}
            </a>
          ) : null}
        </>
      )}
    </section>
  );
}

interface RegisteredProps {
  code: string;
  /** Null where the server drew the page. */
  ticket: string | null;
  onAnother?: () => void;
}

function Registered({ code, ticket, onAnother }: RegisteredProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is removed.
  useEffect(() => void heading.current?.focus(), []);
  return (
    <div className={css.done}>
      <h2 id="register-heading" ref={heading} tabIndex={-1}>
        <Icon name="check" size={28} /> {code === hadSeat ? copy.beforeHeading : copy.doneHeading}
      </h2>
      {code === hadSeat ? (
        <p>{copy.before}</p>
      ) : (
        <>
          <p>{copy.doneCode}</p>
          <p className={css.code}>{code}</p>
          <p>{copy.doneText}</p>
          {ticket === null ? null : (
            <p>
              <a className="btn btn-nile" href={`/tickets/${ticket}`}>
                {copy.ticket}
              </a>
            </p>
          )}
        </>
      )}
      {onAnother ? (
        <button type="button" className="btn btn-quiet" onClick={onAnother}>
          {copy.another}
        </button>
      ) : null}
    </div>
  );
}
