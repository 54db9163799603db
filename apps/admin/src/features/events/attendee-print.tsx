import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { EventAttendeeResponse, EventResponse } from '@ministry/api-client';
import { apiPath } from '@ministry/api-client';
import { commonCopy as common } from '../../common.copy.ts';
import { formatDateTime } from '../../content/normalise.ts';
import { api } from '../../session.ts';
import { eventsCopy as copy } from './events.copy.ts';
import { seatsText } from './seats.tsx';
import layout from '../../components/layout.module.css';

/** Page size; the maximum that the API allows. */
const most = 500;

/** All registrations of an event, sorted by family name for looking people up at the door. @throws ApiError */
export async function readAllAttendees(eventId: number): Promise<EventAttendeeResponse[]> {
  const people: EventAttendeeResponse[] = [];
  for (;;) {
    const { items, total } = await api.readPage(
      apiPath('/api/events/{id}/registrations', {
        path: { id: eventId },
        query: { limit: most, offset: people.length },
      }),
    );
    people.push(...items);
    if (people.length >= total || items.length === 0) break;
  }
  return people.sort(
    (one, other) => one.lastName.localeCompare(other.lastName) || one.firstName.localeCompare(other.firstName),
  );
}

interface AttendeePrintProps {
  event: EventResponse;
  people: readonly EventAttendeeResponse[];
  /** Called when the print dialog is closed. */
  onDone(): void;
}

/** The attendee list for the door, only visible in print: tick box, name, code, telephone. Opens the print dialog. */
export function AttendeePrint({ event, people, onDone }: AttendeePrintProps) {
  useEffect(() => {
    window.addEventListener('afterprint', onDone, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);

  return createPortal(
    <section className={`${layout.sheet} ${layout.onPaper}`} aria-label={copy.printTitle}>
      <h1>{event.title}</h1>
      <p>{[formatDateTime(event.date), event.location, seatsText(event)].filter(Boolean).join(' · ')}</p>
      <table className={layout.table}>
        <thead>
          <tr>
            <th aria-label={copy.arrived} />
            <th>{common.name}</th>
            <th>{copy.code}</th>
            <th>{copy.telephone}</th>
            <th>{copy.requests}</th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ id, firstName, lastName, confirmationCode, phone, specialRequests }) => (
            <tr key={id}>
              <td>☐</td>
              <td>
                {lastName}, {firstName}
              </td>
              <td>{confirmationCode}</td>
              <td>{phone}</td>
              <td>{specialRequests}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>,
    document.body,
  );
}
