import { Fragment } from 'react';
import type { TeamMemberResponse } from '@ministry/api-client';
import { phoneHref } from '@ministry/domain';
import { Icon } from '../../../drawings/icon.tsx';
import { teamCopy as copy } from '../team.copy.ts';
import { Portrait } from './portrait.tsx';
import css from './member-row.module.css';

/** One member: name and position, with further details on a click, with or without a script. */
export function MemberRow({ member }: { member: TeamMemberResponse }) {
  const { name, position, department, email, phone, location, bio, specialties } = member;
  const facts = [
    { term: copy.department, text: department },
    { term: copy.place, text: location },
    { term: copy.specialties, text: specialties.join(', ') },
  ].filter(({ text }) => text !== '');
  return (
    <li className={css.member}>
      <details>
        <summary>
          <Portrait member={member} />
          <span>
            <h3>{name}</h3>
            {position}
          </span>
          <Icon name="plus" />
        </summary>
        {bio ? <p>{bio}</p> : null}
        {phone || email ? (
          <p>
            {phone ? (
              <a href={phoneHref(phone)}>
                <Icon name="phone" />
                {phone}
              </a>
            ) : null}
            {email ? (
              <a href={`mailto:${email}`}>
                <Icon name="mail" />
                {email}
              </a>
            ) : null}
          </p>
        ) : null}
        {facts.length > 0 ? (
          <dl>
            {facts.map(({ term, text }) => (
              <Fragment key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </Fragment>
            ))}
          </dl>
        ) : null}
      </details>
    </li>
  );
}
