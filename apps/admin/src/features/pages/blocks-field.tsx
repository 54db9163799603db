import { Button } from 'antd';
import { blockTypes, pageLimits } from '@ministry/domain';
import type { RowsProps } from '../../content/content-type.ts';
import type { NestedRow } from '../../forms/form-row.ts';
import { RowsField } from '../../forms/rows-field.tsx';
import { BlockFields } from './block-fields.tsx';
import { blockNames, nameOf, newBlock, typeOf } from './block-rows.ts';
import { pagesCopy } from './pages.copy.ts';
import layout from '../../components/layout.module.css';

const { blocks: copy } = pagesCopy;

/** The blocks of a page, each in a row that can be expanded. */
export const BlocksField = ({ rows, content, resumeKey, wrong, onBusy }: RowsProps) => (
  <RowsField<NestedRow>
    name="blocks"
    heading={copy.heading}
    hint={copy.hint}
    one={copy.one}
    most={pageLimits.blocks}
    rows={rows}
    blank={() => newBlock('text')}
    nameOf={nameOf}
    wrong={wrong}
    summary={(place) => <Summary row={rows[place]} />}
    adding={(add, isFull) => (
      <div role="group" aria-label={copy.add} className={layout.row}>
        {blockTypes.map((type) => (
          <Button key={type} disabled={isFull} onClick={() => add(newBlock(type))}>
            <span aria-hidden="true">+</span> {blockNames[type]}
          </Button>
        ))}
      </div>
    )}
  >
    {(place) => (
      <BlockFields
        place={place}
        row={rows[place] ?? newBlock('text')}
        content={content}
        resumeKey={resumeKey}
        onBusy={onBusy}
      />
    )}
  </RowsField>
);

const Summary = ({ row }: { row: NestedRow | undefined }) => (
  <span className={`${layout.facts} ${layout.grow} ${layout.oneLine}`}>
    <strong>{blockNames[typeOf(row)]}</strong>
    <span className={`${layout.truncate} ${layout.muted}`}>{row ? nameOf(row) : ''}</span>
  </span>
);
