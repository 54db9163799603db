import { Link } from 'react-router-dom';
import type { FamilyResponse } from '@ministry/api-client';
import { formatDate, kampalaDay, purgeDate } from '@ministry/domain';
import { Facts } from '../../components/facts.tsx';
import { formatMoment } from '../../content/normalise.ts';
import { ageText } from './age.ts';
import { familiesCopy as copy } from './families.copy.ts';
import { FamilyStatus } from './family-status.tsx';
import { NoLocation } from './no-location.tsx';
import type { FamilyActions } from './use-family-actions.ts';
import layout from '../../components/layout.module.css';
import styles from './families.module.css';

/** All that a family has told, to be read. */
export function FamilyFacts({ family, actions }: { family: FamilyResponse; actions: FamilyActions }) {
  const { id, headOfFamily, email, phone, address, latitude, registrationDate, deletedAt, members } = family;
  return (
    <>
      {deletedAt ? (
        <p className={`${layout.caution} ${layout.spaceBelowLoose}`}>
          {copy.deletedErasedForGoodOn({ moment: formatMoment(purgeDate(deletedAt).toISOString()) })}
        </p>
      ) : null}
      <Facts
        facts={[
          [copy.headOfFamily, headOfFamily],
          ['E-mail', <a href={`mailto:${email}`}>{email}</a>],
          ['Phone', phone ? <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a> : 'not given'],
          ['Address', address],
          [
            'Place',
            latitude === null ? <NoLocation /> : <Link to={`/families/map?family=${id}`}>{copy.showOnTheMap}</Link>,
          ],
          ['Registered', formatMoment(registrationDate)],
          deletedAt ? null : ['Status', <FamilyStatus family={family} actions={actions} />],
        ]}
      />
      <Members members={members} />
    </>
  );
}

function Members({ members }: Pick<FamilyResponse, 'members'>) {
  return (
    <>
      <h3 className={styles.heading}>
        {members.length === 1 ? '1 member' : copy.members({ members: members.length })}
      </h3>
      {members.length === 0 ? (
        <p className={`${layout.muted} ${styles.muted}`}>{copy.nobodyWasNamedInThe}</p>
      ) : (
        <ul className={`${layout.lines} ${layout.plainList} ${styles.members}`}>
          {members.map((member) => (
            <li key={member.id}>
              <strong>
                {member.firstName} {member.lastName}
              </strong>
              <span>{member.title}</span>
              <span className={`${layout.muted} ${styles.muted}`}>
                {ageText(member.dateOfBirth, kampalaDay(new Date()))}
                {copy.born} {formatDate(new Date(`${member.dateOfBirth}T12:00:00Z`))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
