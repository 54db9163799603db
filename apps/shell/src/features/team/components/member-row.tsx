import { Icon } from '../../../drawings/icon.tsx';
import { teamWords as words } from '../team.content.ts';
import type { TeamMember } from '../team-member.ts';
import css from './member-row.module.css';
import { Portrait } from './portrait.tsx';

/** One member: who it is at a glance, the rest on a press, with or without a script. */
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
          <a href={`tel:${phone.replaceAll(' ', '')}`}>
            <Icon name="phone" />
            {phone}
          </a>
          <a href={`mailto:${email}`}>
            <Icon name="mail" />
            {email}
          </a>
        </p>
        <dl>
          <dt>{words.department}</dt>
          <dd>{department}</dd>
          <dt>{words.place}</dt>
          <dd>{location}</dd>
          <dt>{words.specialties}</dt>
          <dd>{specialties.join(', ')}</dd>
        </dl>
      </details>
    </li>
  );
}
