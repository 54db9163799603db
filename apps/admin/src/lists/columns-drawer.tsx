import { Button, Checkbox, Drawer, Input } from 'antd';
import { Icon } from '../components/icon.tsx';
import { columnWidths, moved, toggled, widened } from './list-view.ts';
import { listsCopy as copy } from './lists.copy.ts';
import type { Columns } from './use-columns.ts';
import layout from '../components/layout.module.css';

interface ColumnsDrawerProps {
  columns: Columns<never>;
  onClose(): void;
}

/** Chooses which columns a list shows, in what order and how wide; the table changes with each choice. */
export function ColumnsDrawer({ columns, onClose }: ColumnsDrawerProps) {
  return (
    <Drawer
      open
      title={copy.columns}
      size={360}
      onClose={onClose}
      footer={
        <Button disabled={columns.text === ''} onClick={() => columns.choose(null)}>
          {copy.usualColumns}
        </Button>
      }
    >
      <ul className={`${layout.plainList} ${layout.stackTight}`}>
        {columns.offered.map((column, at) => (
          <ColumnRow key={column.key} column={column} isFixed={at === 0} columns={columns} />
        ))}
      </ul>
    </Drawer>
  );
}

interface ColumnRowProps {
  column: Columns<never>['offered'][number];
  /** The first column is always shown. */
  isFixed: boolean;
  columns: Columns<never>;
}

function ColumnRow({ column: { key, title, width }, isFixed, columns: { chosen, choose } }: ColumnRowProps) {
  const place = chosen.findIndex((column) => column.key === key);
  const move = (by: 1 | -1) => choose(moved(chosen, key, by));
  return (
    <li className={layout.row}>
      <Checkbox
        className={layout.grow ?? ''}
        checked={place >= 0}
        disabled={isFixed}
        onChange={() => choose(toggled(chosen, key))}
      >
        {title}
      </Checkbox>
      <Input
        type="number"
        aria-label={copy.columnWidth({ column: title })}
        style={{ width: 84 }}
        placeholder={copy.automatic}
        min={columnWidths.least}
        max={columnWidths.most}
        step={columnWidths.step}
        value={width ?? ''}
        disabled={place < 0}
        onChange={({ target }) => {
          if (target.valueAsNumber >= columnWidths.least) choose(widened(chosen, key, target.valueAsNumber));
        }}
      />
      <Button
        type="text"
        icon={<Icon name="up" />}
        aria-label={copy.moveToFront({ column: title })}
        title={copy.toFront}
        disabled={place < 2}
        onClick={() => move(-1)}
      />
      <Button
        type="text"
        icon={<Icon name="down" />}
        aria-label={copy.moveToEnd({ column: title })}
        title={copy.toEnd}
        disabled={place < 1 || place === chosen.length - 1}
        onClick={() => move(1)}
      />
    </li>
  );
}
