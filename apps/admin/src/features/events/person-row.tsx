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
  /** Number in line. */
  place?: number | null;
  /** What stands at the end of the line of the name. */
  beside?: ReactNode;
  /** What is known besides; stands before the ways to reach the person. */
  facts: string;
}

/** Somebody in a list of an event's people. */
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
