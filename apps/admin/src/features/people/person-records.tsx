import { Checkbox } from 'antd';
import type { PersonGroupResponse } from '@ministry/api-client';
import { formatDateTime } from '../../content/normalise.ts';
import { peopleCopy as copy } from './people.copy.ts';
import { keyOf, type Person } from './use-person.ts';
import layout from '../../components/layout.module.css';

/** All records that may be about the person, by kind, with checkboxes to choose the right ones. */
export function PersonRecords({ person }: { person: Person }) {
  const groups = person.groups ?? [];
  const count = groups.reduce((sum, { records }) => sum + records.length, 0);
  return (
    <section className={layout.stack} aria-label={copy.recordsFound}>
      <p role="status" className={`${layout.strong} ${layout.large}`}>
        {count === 0 ? copy.nothingKept : copy.found({ count: count })}
      </p>
      {count > 0 ? <p className={layout.muted}>{copy.chosenHint}</p> : null}
      {groups.map((group) => (
        <Group key={group.kind} group={group} person={person} />
      ))}
    </section>
  );
}

function Group({
  group: { kind, title, records, hasMore },
  person: { chosen, choose },
}: {
  group: PersonGroupResponse;
  person: Person;
}) {
  const keys = records.map((record) => keyOf(kind, record));
  const count = keys.filter((key) => chosen.has(key)).length;
  return (
    <fieldset>
      <legend>
        <Checkbox
          checked={count === keys.length}
          indeterminate={count > 0 && count < keys.length}
          onChange={({ target }) => choose(keys, target.checked)}
        >
          {title} ({records.length})
        </Checkbox>
      </legend>
      <ul className={`${layout.card} ${layout.plainList} ${layout.lines} ${layout.rows}`}>
        {records.map((record) => {
          const key = keyOf(kind, record);
          return (
            <li key={key}>
              <Checkbox checked={chosen.has(key)} onChange={({ target }) => choose([key], target.checked)}>
                <span className={`${layout.strong} ${layout.block}`}>{record.title}</span>
                <span className={layout.block}>{record.detail}</span>
                <span className={`${layout.muted} ${layout.small} ${layout.block}`}>
                  {copy.foundBy({ what: record.matched.map((matched) => copy.matched[matched]).join(copy.and) })}
                  {record.at ? ` · ${formatDateTime(record.at)}` : ''}
                </span>
              </Checkbox>
            </li>
          );
        })}
      </ul>
      {hasMore ? <p className={layout.muted}>{copy.moreFound({ count: records.length })}</p> : null}
    </fieldset>
  );
}
