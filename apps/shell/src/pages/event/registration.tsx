import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { EventRegistrationResponse, EventResponse } from '@ministry/api-client';
import { phoneHref } from '@ministry/domain';
import { basePath } from '@ministry/messages';
import { useSettings } from '../../app/site.tsx';
import { Icon } from '../../drawings/icon.tsx';
import { RegistrationForm } from '../../features/events/components/registration-form.tsx';
import { WaitingListForm } from '../../features/events/components/waiting-list-form.tsx';
import type { Seating } from '../../features/events/event-facts.ts';
import { eventCopy, eventPageCopy as copy, waitingListCopy } from '../../features/events/events.copy.ts';
import { isConfirmationCode, placeFrom, refusalText } from '../../features/events/registration.ts';
import { WaitingPlace } from './waiting-place.tsx';
import css from './event.module.css';

/** Stands for the code of somebody who was registered before. */
const hadSeat = 'before';

interface RegistrationProps {
  event: EventResponse;
  seating: Seating;
  /** Whether the event is full and has a waiting list. */
  canWait: boolean;
}

/**
 * The registration form, the form of the waiting list, the confirmation, or why there is no form. Without a script, the
 * server renders it at an address that contains the outcome.
 */
export function Registration({ event, seating, canWait }: RegistrationProps) {
  const { identity } = useSettings();
  const [search] = useSearchParams();
  const sent = search.get('registered');
  const [cameBack] = useState(isConfirmationCode(sent) || sent === hadSeat ? sent : null);
  const [code, setCode] = useState(cameBack);
  const [answer, setAnswer] = useState<EventRegistrationResponse | null>(null);
  const [joined, setJoined] = useState(placeFrom(search.get('waiting')));
  const [hasRegistered, setRegistered] = useState(false);
  // An error from before a successful registration does not concern the next one.
  const refused = hasRegistered ? null : search.get('error');

  useEffect(() => {
    // The code must not stay in the history of a shared phone.
    if (cameBack) history.replaceState(history.state, '', `${basePath}/events/${event.id}#register`);
  }, [cameBack, event.id]);

  function show(registration: EventRegistrationResponse) {
    setCode(registration.confirmationCode ?? hadSeat);
    setAnswer(registration);
    setRegistered(true);
  }

  return (
    <section id="register" className={css.aside} aria-labelledby="register-heading" tabIndex={-1}>
      {code !== null ? (
        <Registered code={code} answer={answer} onAnother={seating === 'open' ? () => setCode(null) : undefined} />
      ) : joined !== null ? (
        <WaitingPlace eventId={event.id} place={joined.place} onAnother={() => setJoined(null)} />
      ) : canWait ? (
        <>
          <h2 id="register-heading">{waitingListCopy.heading}</h2>
          <WaitingListForm
            eventId={event.id}
            refusal={refused === null ? undefined : refusalText(refused)}
            onJoined={setJoined}
          />
        </>
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
  /** Null if the server rendered the page. */
  answer: EventRegistrationResponse | null;
  onAnother?: () => void;
}

function Registered({ code, answer, onAnother }: RegisteredProps) {
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
          <Ticket code={answer?.ticket} label={copy.ticket} look="btn-nile" />
        </>
      )}
      {answer?.others.map(({ ticket, firstName, lastName }) => (
        <Ticket
          key={ticket}
          code={ticket}
          label={copy.ticketOf({ name: `${firstName} ${lastName}` })}
          look="btn-quiet"
        />
      ))}
      {onAnother ? (
        <button type="button" className="btn btn-quiet" onClick={onAnother}>
          {copy.another}
        </button>
      ) : null}
    </div>
  );
}

/** @param code null for somebody who had a seat before */
function Ticket({ code, label, look }: { code: string | null | undefined; label: string; look: string }) {
  return code ? (
    <p>
      <a className={`btn ${look}`} href={`/tickets/${code}`}>
        {label}
      </a>
    </p>
  ) : null;
}
