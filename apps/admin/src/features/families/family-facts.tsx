import { Link } from 'react-router-dom';
import type { FamilyResponse } from '@ministry/api-client';
import { formatDate, kampalaDay, purgeDate } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { Facts } from '../../components/facts.tsx';
import { formatDateTime } from '../../content/normalise.ts';
import { ageText } from './age.ts';
import { familiesCopy as copy } from './families.copy.ts';
import { FamilyStatus } from './family-status.tsx';
import { NoLocation } from './no-location.tsx';
import type { FamilyActions } from './use-family-actions.ts';
import layout from '../../components/layout.module.css';

/** All data that a family has given, read-only. */
export function FamilyFacts({ family, actions }: { family: FamilyResponse; actions: FamilyActions }) {
  const { id, headOfFamily, email, phone, address, latitude, registrationDate, deletedAt, members } = family;
  return (
    <>
      {deletedAt ? (
        <p className={`${layout.caution} ${layout.spaceBelowLoose}`}>
          {copy.deletedUntil({ moment: formatDateTime(purgeDate(deletedAt).toISOString()) })}
        </p>
      ) : null}
      <Facts
        facts={[
          [copy.headOfFamily, headOfFamily],
          [common.eMail, <a href={`mailto:${email}`}>{email}</a>],
          [common.phone, phone ? <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a> : copy.notGiven],
          [common.address, address],
          [
            copy.place,
            latitude === null ? <NoLocation /> : <Link to={`/families/map?family=${id}`}>{copy.showOnMap}</Link>,
          ],
          [copy.registered, formatDateTime(registrationDate)],
          deletedAt ? null : [common.status, <FamilyStatus family={family} actions={actions} />],
        ]}
      />
      <Members members={members} />
    </>
  );
}

function Members({ members }: Pick<FamilyResponse, 'members'>) {
  return (
    <>
      <h3 className={`${layout.ruled} ${layout.spaceAbove}`}>{copy.memberCount({ count: members.length })}</h3>
      {members.length === 0 ? (
        <p className={layout.muted}>{copy.nobodyNamed}</p>
      ) : (
        <ul className={`${layout.lines} ${layout.plainList} ${layout.rows}`}>
          {members.map((member) => (
            <li key={member.id}>
              <strong>
                {member.firstName} {member.lastName}
              </strong>
              <span>{member.title}</span>
              <span className={`${layout.full} ${layout.muted}`}>
                {copy.born({
                  age: ageText(member.dateOfBirth, kampalaDay(new Date())),
                  day: formatDate(new Date(`${member.dateOfBirth}T12:00:00Z`)),
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
