import { Form, type FormListOperation } from 'antd';
import { useRef } from 'react';
import type { NavigationPage } from '@ministry/domain';
import type { FormRow } from '../../forms/form-values.ts';
import { RowButton, useFocusAfterChange } from '../../forms/rows-field.tsx';
import { SortableRows, useSortableRow } from '../../forms/sortable-rows.tsx';
import { sectionsCopy as copy } from './sections.copy.ts';
import { pageLabels } from './sections.ts';
import layout from '../../components/layout.module.css';
import rowStyles from '../../forms/rows-field.module.css';

/** The order of the main navigation, changed by dragging, buttons or keyboard. Pages are not added or removed here. */
export function NavigationOrder({ rows }: { rows: readonly FormRow[] }) {
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useFocusAfterChange(list, rows);
  const ids = rows.map(({ id }) => String(id));
  return (
    <section className={layout.stack} style={{ maxWidth: 480 }} aria-label={copy.order}>
      <h3>{copy.order}</h3>
      <p className={layout.muted}>{copy.orderHint}</p>
      <Form.List name="order">
        {(_fields, { move }) => (
          <SortableRows one={copy.page} ids={ids} onMove={move}>
            <ol ref={list} className={`${layout.plainList} ${layout.stackTight}`}>
              {ids.map((id, place) => (
                <PageRow
                  key={id}
                  id={id}
                  place={place}
                  isLast={place === ids.length - 1}
                  move={move}
                  focusNext={focusNext}
                />
              ))}
            </ol>
          </SortableRows>
        )}
      </Form.List>
    </section>
  );
}

interface PageRowProps extends Pick<FormListOperation, 'move'> {
  id: string;
  place: number;
  isLast: boolean;
  focusNext(selector: string): void;
}

function PageRow({ id, place, isLast, move, focusNext }: PageRowProps) {
  const name = pageLabels[id as NavigationPage];
  const sortable = useSortableRow(id, name);
  function moveTo(to: number, button: string) {
    focusNext(`[data-row='${to}'] [data-move='${button}']:enabled, [data-row='${to}'] [data-move]:enabled`);
    move(place, to);
  }
  return (
    <li data-row={place} className={`${layout.card} ${layout.row} ${rowStyles.row}`} {...sortable.row}>
      {sortable.handle}
      <span className={`${layout.grow} ${layout.strong}`}>{name}</span>
      <RowButton
        label={copy.moveUp({ name })}
        icon="up"
        move="up"
        isOff={place === 0}
        onPress={() => moveTo(place - 1, 'up')}
      />
      <RowButton
        label={copy.moveDown({ name })}
        icon="down"
        move="down"
        isOff={isLast}
        onPress={() => moveTo(place + 1, 'down')}
      />
    </li>
  );
}
