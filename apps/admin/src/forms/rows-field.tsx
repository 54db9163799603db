import { Button, Form, type FormListOperation } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../common.copy.ts';
import { Icon } from '../components/icon.tsx';
import type { FormRow } from './form-values.ts';
import { formsCopy as copy } from './forms.copy.ts';
import { SortableRows, useSortableRow } from './sortable-rows.tsx';
import layout from '../components/layout.module.css';
import styles from './rows-field.module.css';

interface RowsFieldProps<Row> {
  /** Name of the list in the form; for a list inside a row of another list, the index of the row and the name. */
  name: string | [place: number, name: string];
  heading: string;
  /** What the list is for, in a sentence. */
  hint?: string;
  /** What one row is called: 'link'. */
  one: string;
  most: number;
  rows: readonly Row[];
  /** A new row, before anything is typed. */
  blank(): Row;
  /** Other ways to add a row; replaces the add button. */
  adding?(add: (row: Row) => void, isFull: boolean): ReactNode;
  /** Name of a row, shown to the user who moves or removes it. */
  nameOf(row: Row, place: number): string;
  /** @param place index of the row; the names of its fields begin with it */
  children(place: number): ReactNode;
  /** For rows with many fields: what a closed row shows. New rows, and those with an index in `wrong`, are open. */
  summary?(place: number): ReactNode;
  wrong?: ReadonlySet<number>;
  /** Whether a button may move a row to that index. */
  mayMove?(from: number, to: number): boolean;
  /** Called before a row is moved. */
  onMove?(from: number, to: number): void;
}

/** Rows of a form that can be added, removed (with Undo), and reordered by dragging, with buttons and with the keyboard. */
export function RowsField<Row = FormRow>(props: RowsFieldProps<Row>) {
  const { name, heading, hint, one, most, rows, blank, adding, onMove } = props;
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useFocusAfterChange(list, rows);
  return (
    <section className={`${layout.stack} ${layout.start} ${styles.rows}`} aria-label={heading}>
      <h3 className={layout.spaceAbove}>{heading}</h3>
      {hint ? <p className={layout.muted}>{hint}</p> : null}
      <Form.List name={name}>
        {(fields, changes, { errors }) => (
          <>
            <SortableRows
              one={one}
              ids={fields.map(({ key }) => String(key))}
              onMove={(from, to) => {
                onMove?.(from, to);
                changes.move(from, to);
              }}
            >
              <ol ref={list} className={`${layout.plainList} ${layout.stack}`}>
                {fields.map(({ key }, place) => (
                  <OneRow
                    key={key}
                    {...props}
                    id={String(key)}
                    place={place}
                    changes={changes}
                    focusNext={focusNext}
                    isWrong={props.wrong?.has(place) ?? false}
                  />
                ))}
              </ol>
            </SortableRows>
            <Form.ErrorList errors={errors} />
            <Adding
              one={one}
              isFull={fields.length >= most}
              blank={blank}
              adding={adding}
              onAdd={(row) => {
                focusNext(`:scope > [data-row='${fields.length}'] :is(input, select, textarea, [contenteditable])`);
                changes.add(row);
              }}
            />
          </>
        )}
      </Form.List>
    </section>
  );
}

interface AddingProps<Row> extends Pick<RowsFieldProps<Row>, 'one' | 'blank' | 'adding'> {
  isFull: boolean;
  onAdd(row: Row): void;
}

function Adding<Row>({ one, isFull, blank, adding, onAdd }: AddingProps<Row>) {
  if (adding) return adding(onAdd, isFull);
  return (
    <Button disabled={isFull} onClick={() => onAdd(blank())}>
      {(/^[aeiou]/.test(one) ? copy.addAn : copy.addA)({ one })}
    </Button>
  );
}

interface RowProps<Row> extends RowsFieldProps<Row> {
  /** Stays the same when the row is moved. */
  id: string;
  place: number;
  isWrong: boolean;
  changes: FormListOperation;
  focusNext(selector: string): void;
}

function OneRow<Row>(props: RowProps<Row>) {
  const { one, rows, blank, nameOf, children, summary, place, isWrong } = props;
  const row = rows[place] ?? blank();
  const name = nameOf(row, place) || copy.newRow({ one });
  const sortable = useSortableRow(props.id, name);
  const [isOpen, setOpen] = useState(nameOf(row, place) === '');
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isWrong && !isOpen) setOpen(true);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <li data-row={place} className={`${layout.card} ${layout.rowEnd} ${styles.row}`} {...sortable.row}>
      {summary ? (
        <button type="button" className={styles.summary} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {summary(place)}
          <Icon name={isOpen ? 'up' : 'down'} />
        </button>
      ) : null}
      {/* Fields that were shown once stay mounted, so that typed text and running uploads are kept. */}
      {!summary || wasOpen ? (
        <div className={`${styles.fields} ${summary ? styles.opened : ''}`} hidden={summary !== undefined && !isOpen}>
          {children(place)}
        </div>
      ) : null}
      <RowTools {...props} row={row} rowName={name} handle={sortable.handle} />
    </li>
  );
}

interface RowToolsProps<Row> extends RowProps<Row> {
  row: Row;
  rowName: string;
  handle: ReactNode;
}

function RowTools<Row>({ rows, row, rowName, handle, place, changes, focusNext, mayMove, onMove }: RowToolsProps<Row>) {
  const isOff = (to: number) => to < 0 || to >= rows.length || mayMove?.(place, to) === false;
  function moveTo(to: number, button: string) {
    focusNext(
      `:scope > [data-row='${to}'] > [data-tools] [data-move='${button}']:enabled, :scope > [data-row='${to}'] > [data-tools] [data-move]:enabled`,
    );
    onMove?.(place, to);
    changes.move(place, to);
  }
  function remove() {
    focusNext(`:scope > [data-row='${Math.max(0, place - 1)}'] :is(input, select, button)`);
    changes.remove(place);
    showToast({
      title: copy.rowRemoved({ name: rowName }),
      description: copy.rowRemovedText,
      action: { label: common.undo, onSelect: () => changes.add(row, place) },
    });
  }
  return (
    <div className={layout.row} data-tools="">
      {handle}
      <RowButton
        label={copy.moveUp({ name: rowName })}
        icon="up"
        move="up"
        isOff={isOff(place - 1)}
        onPress={() => moveTo(place - 1, 'up')}
      />
      <RowButton
        label={copy.moveDown({ name: rowName })}
        icon="down"
        move="down"
        isOff={isOff(place + 1)}
        onPress={() => moveTo(place + 1, 'down')}
      />
      <RowButton label={copy.removeRow({ name: rowName })} icon="trash" onPress={remove} />
    </div>
  );
}

interface RowButtonProps {
  label: string;
  icon: 'up' | 'down' | 'back' | 'forward' | 'trash';
  move?: 'up' | 'down' | 'out' | 'in';
  isOff?: boolean;
  onPress(): void;
}

export const RowButton = ({ label, icon, move, isOff = false, onPress }: RowButtonProps) => (
  <Button
    type="text"
    aria-label={label}
    title={label}
    icon={<Icon name={icon} />}
    disabled={isOff}
    onClick={onPress}
    {...(move ? { 'data-move': move } : {})}
  />
);

/**
 * Moves the focus along with a moved row, and into a new one. Returns a function that takes the selector of the element to
 * focus once the rows have changed.
 */
export function useFocusAfterChange(list: { current: HTMLElement | null }, rows: readonly unknown[]) {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    list.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = null;
  }, [list, rows]);
  return (selector: string) => {
    wanted.current = selector;
  };
}
