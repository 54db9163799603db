import { Button, Form, Input } from 'antd';
import { type CSSProperties, type KeyboardEvent, useRef } from 'react';
import { peopleLimits as limits } from '@ministry/domain';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import type { FormRow } from '../../forms/form-values.ts';
import { RowButton, useFocusAfterChange } from '../../forms/rows-field.tsx';
import { add, type Changed, indent, levelOf, moveDown, moveUp, outdent, remove } from './offices.ts';
import { peopleCopy as copy } from './people.copy.ts';
import layout from '../../components/layout.module.css';
import rowStyles from '../../forms/rows-field.module.css';
import styles from './site.module.css';

interface OfficesFieldProps {
  rows: FormRow[];
  onChange(rows: FormRow[]): void;
}

/** Moves by arrow key, pressed with Alt and Shift as in word processors. */
const moves = { ArrowUp: moveUp, ArrowDown: moveDown, ArrowLeft: outdent, ArrowRight: indent } as const;

/** The structure of offices as an indented list. */
export function OfficesField({ rows, onChange }: OfficesFieldProps) {
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useFocusAfterChange(list, rows);
  function apply(changed: Changed | null, focus: string) {
    if (!changed) return;
    focusNext(`[data-row='${changed.place}'] ${focus}, [data-row='${changed.place}'] [data-move]:enabled`);
    onChange(changed.rows);
  }
  return (
    <section className={`${layout.stack} ${layout.start} ${rowStyles.rows}`} aria-labelledby="offices">
      <h3 className={layout.spaceAbove} id="offices">
        {copy.offices}
      </h3>
      <p className={layout.muted}>{copy.officesHint}</p>
      <Form.List name="offices">
        {(fields, _changes, { errors }) => (
          <>
            <ol ref={list} className={`${layout.plainList} ${layout.stack}`}>
              {fields.map(({ key }, place) => (
                <Office key={key} rows={rows} place={place} onApply={apply} onChange={onChange} />
              ))}
            </ol>
            <Form.ErrorList errors={errors} />
            <Button disabled={rows.length >= limits.offices} onClick={() => apply(add(rows), 'input')}>
              {copy.addOffice}
            </Button>
          </>
        )}
      </Form.List>
    </section>
  );
}

interface OfficeProps {
  rows: FormRow[];
  place: number;
  onApply(changed: Changed | null, focus: string): void;
  onChange(rows: FormRow[]): void;
}

function Office({ rows, place, onApply, onChange }: OfficeProps) {
  const level = Math.max(0, levelOf(rows[place]));
  const name = String(rows[place]?.['name'] ?? '') || copy.newOffice;
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!event.altKey || !event.shiftKey || !(event.key in moves)) return;
    event.preventDefault();
    const field = (event.target as HTMLElement).dataset['field'];
    onApply(moves[event.key as keyof typeof moves](rows, place), field ? `[data-field='${field}']` : 'input');
  }
  function onRemove() {
    onApply(remove(rows, place), 'input');
    showToast({
      title: copy.removedTitle({ name }),
      description: copy.removedText,
      action: { label: common.undo, onSelect: () => onChange(rows) },
    });
  }
  const buttons = [
    { label: copy.moveOut({ name }), icon: 'back', move: 'out', change: outdent(rows, place) },
    { label: copy.moveIn({ name }), icon: 'forward', move: 'in', change: indent(rows, place) },
    { label: copy.moveUp({ name }), icon: 'up', move: 'up', change: moveUp(rows, place) },
    { label: copy.moveDown({ name }), icon: 'down', move: 'down', change: moveDown(rows, place) },
  ] as const;
  return (
    <li
      data-row={place}
      data-level={level}
      style={{ '--level': Math.min(level, 5) } as CSSProperties}
      className={`${layout.card} ${layout.rowEnd} ${rowStyles.row} ${styles.office}`}
      onKeyDown={onKeyDown}
    >
      <div className={rowStyles.fields}>
        <Form.Item name={[place, 'name']} label={copy.office} required>
          <Input maxLength={limits.officeName} data-field="name" />
        </Form.Item>
        <Form.Item className={styles.wide ?? ''} name={[place, 'task']} label={copy.officeTask}>
          <Input maxLength={limits.officeTask} data-field="task" />
        </Form.Item>
      </div>
      <div className={layout.row}>
        {buttons.map(({ change, move, ...button }) => (
          <RowButton
            key={move}
            {...button}
            move={move}
            isOff={change === null}
            onPress={() => onApply(change, `[data-move='${move}']:enabled`)}
          />
        ))}
        <RowButton label={copy.remove({ name })} icon="trash" onPress={onRemove} />
      </div>
    </li>
  );
}
