import { useRead } from '../../app/reads.ts';
import { waysOfGivingPath } from '../../payments/ways-of-giving.ts';
import { givingCopy as copy } from './giving.copy.ts';
import css from './contact.module.css';

/** Numbers and accounts to send a gift to, confirmed by a second account of the office. Renders nothing if there are none. */
export function GivingWays() {
  const { data, error } = useRead(waysOfGivingPath);
  if (error) return <p>{copy.waysFailed}</p>;
  return data?.length ? (
    <>
      <h3>{copy.waysHeading}</h3>
      <ul>
        {data.map(({ provider, number, accountName, branch, swift, note }) => (
          <li key={number} className={css.account}>
            <h4>{provider}</h4>
            {[number, accountName, branch, swift, note].map((line) => (line ? <p key={line}>{line}</p> : null))}
          </li>
        ))}
      </ul>
      <p className={css.careful}>{copy.waysCare}</p>
    </>
  ) : null;
}
