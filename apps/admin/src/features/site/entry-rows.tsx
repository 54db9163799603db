import { Checkbox, Form } from 'antd';
import {
  type AssistantAction,
  assistantLimits as limits,
  linkTargets,
  replyVariables,
} from '@ministry/domain/assistant';
import { Choice } from '../../components/choice.tsx';
import { asText } from '../../content/draft-values.ts';
import type { NestedRow } from '../../forms/form-row.ts';
import { RowsField } from '../../forms/rows-field.tsx';
import { linksIn, newEntry } from './assistant.ts';
import { TextLine } from './text-line.tsx';
import { wrongPlaces } from './wrong-places.ts';
import layout from '../../components/layout.module.css';
import styles from './site.module.css';

const actions: Record<AssistantAction | '', string> = {
  '': 'Nothing: the reply alone',
  events: 'Finds events, and says which',
  registered: 'Notes an event that somebody has registered for',
  sermons: 'Finds sermons, and says which',
  ministries: 'Tells of a ministry, or offers all of them',
  join: 'Offers to write to a ministry',
  services: 'Adds the services of the week',
  giving: 'Adds the numbers and accounts for gifts',
  prayer: 'Remembers the request and reminds a day later',
  greeting: 'Greets; after a cry for help it offers help again',
};
const written = (names: readonly string[]): string => names.map((name) => `{{${name}}}`).join(' ');

interface EntryRowsProps {
  entries: NestedRow[];
  /** What the API has refused, by field. */
  refused: Readonly<Record<string, string>>;
}

/** What people ask, each a line that opens. */
export const EntryRows = ({ entries, refused }: EntryRowsProps) => (
  <RowsField<NestedRow>
    name="entries"
    heading="What people ask"
    hint="Tried in this order: the first entry with a phrase that fits gives the answer. Cries for help come before all of them."
    one="entry"
    most={limits.entries}
    rows={entries}
    blank={newEntry}
    nameOf={({ name }) => asText(name)}
    wrong={wrongPlaces('entries', refused)}
    summary={(place) => (
      <span className={styles.member}>
        <strong>{asText(entries[place]?.['name']) || 'New entry'}</strong>
        <span className={layout.muted}>{asText(entries[place]?.['phrases'])}</span>
      </span>
    )}
  >
    {(place) => <EntryFields place={place} row={entries[place] ?? newEntry()} entries={entries} />}
  </RowsField>
);

interface EntryFieldsProps extends Pick<EntryRowsProps, 'entries'> {
  place: number;
  row: NestedRow;
}

function EntryFields({ place, row, entries }: EntryFieldsProps) {
  const others = entries.filter((other) => other['id'] !== row['id'] && !other['sameAs']);
  const sameAs = {
    '': 'An answer of its own',
    ...Object.fromEntries(others.map(({ id, name }) => [asText(id), asText(name)])),
  };
  return (
    <>
      <TextLine name={[place, 'name']} label="Name" max={limits.name} required />
      <Form.Item name={[place, 'sameAs']} label="Answers as" required>
        <Choice options={sameAs} />
      </Form.Item>
      <TextLine
        name={[place, 'phrases']}
        label="Phrases"
        max={limits.phrases * (limits.phrase + 2)}
        required
        isLong
        hint="With commas. bus, job(s), preach* for any ending, pass away/on, be (a) member, pray ... night for words between, give !me for not before ‘me’, ^hello at the beginning, ^ok$ for the whole message."
      />
      <TextLine
        name={[place, 'unless']}
        label="Not with"
        max={limits.unless * (limits.phrase + 2)}
        hint="With one of these in the message, the entry does not answer."
      />
      <Form.Item name={[place, 'beforeMinistry']} valuePropName="checked">
        <Checkbox>Answers also where a ministry is named</Checkbox>
      </Form.Item>
      {row['sameAs'] ? null : <AnswerFields place={place} row={row} />}
    </>
  );
}

const AnswerFields = ({ place, row }: Pick<EntryFieldsProps, 'place' | 'row'>) => (
  <>
    <TextLine
      name={[place, 'reply']}
      label="Reply"
      max={limits.reply}
      isLong
      hint={`May have ${written(replyVariables)}. Empty only where events or sermons are found.`}
    />
    <Form.Item className={layout.full ?? ''} name={[place, 'action']} label="Besides" required>
      <Choice options={actions} />
    </Form.Item>
    <div className={layout.full}>
      <RowsField
        name={[place, 'links']}
        heading="Links"
        hint={`An address is /events for a page of this site, https://…, or ${written(linkTargets)}.`}
        one="link"
        most={limits.links}
        rows={linksIn(row)}
        blank={() => ({ label: '', href: '' })}
        nameOf={({ label }) => String(label)}
      >
        {(at) => (
          <>
            <TextLine name={[at, 'label']} label="On the link" max={limits.label} required />
            <TextLine name={[at, 'href']} label="Address" max={limits.href} required />
          </>
        )}
      </RowsField>
    </div>
    <TextLine
      name={[place, 'suggestions']}
      label="Questions that follow"
      max={limits.suggestions * (limits.suggestion + 1)}
      isLong
      hint="One in each line."
    />
  </>
);
