import { Input, Modal } from 'antd';
import { useState } from 'react';
import { Field } from '../../components/field.tsx';
import { focusFirstField } from '../../components/focus-first-field.ts';
import { peopleCopy as copy } from './people.copy.ts';
import { keyOf, type Person } from './use-person.ts';
import layout from '../../components/layout.module.css';

/** Confirmation word, the same in every language. */
const word = 'ERASE';

interface EraseDialogProps {
  person: Person;
  isBusy: boolean;
  onErase(): void;
  onCancel(): void;
}

/** Lists how many records of each kind are erased, and asks the user to type a word, because erasing cannot be undone. */
export function EraseDialog({ person: { groups, chosen }, isBusy, onErase, onCancel }: EraseDialogProps) {
  const [typed, setTyped] = useState('');
  const counts = (groups ?? [])
    .map(({ kind, title, records }) => ({
      title,
      count: records.filter((record) => chosen.has(keyOf(kind, record))).length,
    }))
    .filter(({ count }) => count > 0);
  const isTyped = typed.trim().toUpperCase() === word;
  const total = chosen.size;

  return (
    <Modal
      open
      afterOpenChange={focusFirstField}
      title={copy.eraseQuestion({ count: total })}
      okText={copy.eraseConfirm({ count: total })}
      okButtonProps={{ danger: true, disabled: !isTyped || isBusy }}
      onOk={onErase}
      onCancel={onCancel}
    >
      <ul className={`${layout.plainList} ${layout.spaceBelow}`}>
        {counts.map(({ title, count }) => (
          <li key={title}>
            {title}: {count}
          </li>
        ))}
      </ul>
      <p>
        {copy.eraseExplained} <strong>{copy.noUndo}</strong> {copy.exportFirst}
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isTyped && !isBusy) onErase();
        }}
      >
        <Field label={copy.typeToConfirm({ word })}>
          {({ status: _status, ...control }) => (
            <Input
              {...control}
              value={typed}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Modal>
  );
}
