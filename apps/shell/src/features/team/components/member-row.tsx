import { phoneHref } from '../../../app/links.ts';
import { Icon } from '../../../drawings/icon.tsx';
import { teamCopy as copy } from '../team.copy.ts';
import type { TeamMember } from '../team-member.ts';
import { Portrait } from './portrait.tsx';
import css from './member-row.module.css';

/** One member: name and office first, the rest on a press, with or without a script. */
export function MemberRow({ member }: { member: TeamMember }) {
  const { name, position, department, email, phone, location, bio, specialties } = member;
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
        <p>{bio}</p>
        <p>
          <a href={phoneHref(phone)}>
            <Icon name="phone" />
            {phone}
          </a>
          <a href={`mailto:${email}`}>
            <Icon name="mail" />
            {email}
          </a>
        </p>
        <dl>
          <dt>{copy.department}</dt>
          <dd>{department}</dd>
          <dt>{copy.place}</dt>
          <dd>{location}</dd>
          <dt>{copy.specialties}</dt>
          <dd>{specialties.join(', ')}</dd>
        </dl>
      </details>
    </li>
  );
}
