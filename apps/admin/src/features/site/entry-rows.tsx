import { Checkbox, Form } from 'antd';
import {
  type AssistantAction,
  assistantLimits as limits,
  linkTargets,
  replyVariables,
} from '@ministry/domain/assistant';
import { commonCopy as common } from '../../common.copy.ts';
import { Choice } from '../../components/choice.tsx';
import { asText } from '../../content/draft-values.ts';
import type { NestedRow } from '../../forms/form-row.ts';
import { RowsField } from '../../forms/rows-field.tsx';
import { assistantCopy as copy } from './assistant.copy.ts';
import { linksIn, newEntry } from './assistant.ts';
import { TextLine } from './text-line.tsx';
import { wrongRows } from './wrong-rows.ts';
import layout from '../../components/layout.module.css';

const actions: Record<AssistantAction | '', string> = {
  '': copy.actions.none,
  events: copy.actions.events,
  registered: copy.actions.registered,
  sermons: copy.actions.sermons,
  ministries: copy.actions.ministries,
  join: copy.actions.join,
  services: copy.actions.services,
  giving: copy.actions.giving,
  prayer: copy.actions.prayer,
  greeting: copy.actions.greeting,
};
const written = (names: readonly string[]): string => names.map((name) => `{{${name}}}`).join(' ');

interface EntryRowsProps {
  entries: NestedRow[];
  /** Errors that the API returned, by field. */
  refused: Readonly<Record<string, string>>;
}

/** The entries, each in a row that can be expanded. */
export const EntryRows = ({ entries, refused }: EntryRowsProps) => (
  <RowsField<NestedRow>
    name="entries"
    heading={copy.entries}
    hint={copy.entriesHint}
    one={copy.entry}
    most={limits.entries}
    rows={entries}
    blank={newEntry}
    nameOf={({ name }) => asText(name)}
    wrong={wrongRows('entries', refused)}
    summary={(place) => (
      <span className={layout.column}>
        <strong>{asText(entries[place]?.['name']) || copy.newEntry}</strong>
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
    '': copy.ownAnswer,
    ...Object.fromEntries(others.map(({ id, name }) => [asText(id), asText(name)])),
  };
  return (
    <>
      <TextLine name={[place, 'name']} label={common.name} max={limits.name} required />
      <Form.Item name={[place, 'sameAs']} label={copy.answersAs} required>
        <Choice options={sameAs} />
      </Form.Item>
      <TextLine
        name={[place, 'phrases']}
        label={copy.phrases}
        max={limits.phrases * (limits.phrase + 2)}
        required
        isLong
        hint={copy.phrasesHint}
      />
      <TextLine
        name={[place, 'unless']}
        label={copy.unless}
        max={limits.unless * (limits.phrase + 2)}
        hint={copy.unlessHint}
      />
      <Form.Item name={[place, 'beforeMinistry']} valuePropName="checked">
        <Checkbox>{copy.beforeMinistry}</Checkbox>
      </Form.Item>
      {row['sameAs'] ? null : <AnswerFields place={place} row={row} />}
    </>
  );
}

const AnswerFields = ({ place, row }: Pick<EntryFieldsProps, 'place' | 'row'>) => (
  <>
    <TextLine
      name={[place, 'reply']}
      label={copy.reply}
      max={limits.reply}
      isLong
      hint={copy.replyHint({ variables: written(replyVariables) })}
    />
    <Form.Item className={layout.full ?? ''} name={[place, 'action']} label={copy.action} required>
      <Choice options={actions} />
    </Form.Item>
    <div className={layout.full}>
      <RowsField
        name={[place, 'links']}
        heading={copy.links}
        hint={copy.linksHint({ targets: written(linkTargets) })}
        one={copy.link}
        most={limits.links}
        rows={linksIn(row)}
        blank={() => ({ label: '', href: '' })}
        nameOf={({ label }) => String(label)}
      >
        {(at) => (
          <>
            <TextLine name={[at, 'label']} label={copy.linkLabel} max={limits.label} required />
            <TextLine name={[at, 'href']} label={common.address} max={limits.href} required />
          </>
        )}
      </RowsField>
    </div>
    <TextLine
      name={[place, 'suggestions']}
      label={copy.followingQuestions}
      max={limits.suggestions * (limits.suggestion + 1)}
      isLong
      hint={copy.oneInEachLine}
    />
  </>
);
