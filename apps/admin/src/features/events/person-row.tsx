import type { ReactNode } from 'react';
import { dayLocale } from '@ministry/messages';
import layout from '../../components/layout.module.css';

interface PersonRowProps {
  person: {
    firstName: string;
    lastName: string;
    email: string;
    phone: string | null;
    specialRequests?: string | null;
  };
  /** Position in the waiting list. */
  place?: number | null;
  /** Shown at the end of the line with the name. */
  beside?: ReactNode;
  /** Further facts, shown before the contact details. */
  facts: string;
}

/** One person in a list of an event: registered, waiting or attended. */
export function PersonRow({ person, place = null, beside, facts }: PersonRowProps) {
  return (
    <li>
      <span className={layout.strong}>
        {place === null ? null : `${place.toLocaleString(dayLocale)}. `}
        {person.firstName} {person.lastName}
      </span>
      {beside}
      <span className={`${layout.full} ${layout.muted}`}>
        {facts === '' ? null : `${facts} · `}
        <a href={`mailto:${person.email}`}>{person.email}</a>
        {person.phone ? (
          <>
            {' · '}
            <a href={`tel:${person.phone.replace(/\s/g, '')}`}>{person.phone}</a>
          </>
        ) : null}
      </span>
      {person.specialRequests ? <p className={`${layout.full} ${layout.quote}`}>{person.specialRequests}</p> : null}
    </li>
  );
}
