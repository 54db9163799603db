import { phoneHref } from '@ministry/domain';
import { useRead } from '../../app/reads.ts';
import { useSettings } from '../../app/site.tsx';
import { waysOfGivingPath } from '../../payments/ways-of-giving.ts';
import { givingCopy as copy } from './giving.copy.ts';
import css from './contact.module.css';

/** Numbers and accounts to send a gift to, as another account of the office has confirmed them; nothing while there are none. */
export function GivingWays() {
  const { data, error } = useRead(waysOfGivingPath);
  const { identity } = useSettings();
  const call = <a href={phoneHref(identity.phone)}>{identity.phone}</a>;
  if (error)
    return (
      <p>
        {copy.waysFailed} {call}.
      </p>
    );
  if (!data || data.length === 0) return null;
  return (
    <>
      <h3>{copy.waysHeading}</h3>
      <ul>
        {data.map(({ kind, provider, accountName, number, branch, swift, note }) => (
          <li key={number}>
            <h4>{provider}</h4>
            <dl className={css.account}>
              <dt>{kind === 'bank' ? copy.account : copy.number}</dt>
              <dd>{number}</dd>
              <dt>{copy.accountName}</dt>
              <dd>{accountName}</dd>
              {branch ? (
                <>
                  <dt>{copy.branch}</dt>
                  <dd>{branch}</dd>
                </>
              ) : null}
              {swift ? (
                <>
                  <dt>SWIFT</dt>
                  <dd>{swift}</dd>
                </>
              ) : null}
            </dl>
            {note ? <p>{note}</p> : null}
          </li>
        ))}
      </ul>
      <p className={css.careful}>
        {copy.waysCare} {call}.
      </p>
    </>
  );
}
