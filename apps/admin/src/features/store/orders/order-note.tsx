import { Button, Checkbox, Input } from 'antd';
import { useState } from 'react';
import { storeLimits } from '@ministry/domain';
import { Field } from '../../../components/field.tsx';
import { savedDrafts } from '../../../content/saved-drafts.ts';
import type { OrderDetails } from './order.ts';
import type { OrderActions } from './use-order-actions.ts';
import styles from './orders.module.css';

const kind = 'order-note';

/** A note of the office on one order; what is typed stays on the device until it is added. */
export function OrderNote({ order, actions }: { order: OrderDetails; actions: OrderActions }) {
  const [note, setNote] = useState(() => {
    const saved = savedDrafts.find(kind, order.id)?.draft['note'];
    return typeof saved === 'string' ? saved : '';
  });
  const [isSettled, setSettled] = useState(false);

  function type(text: string) {
    setNote(text);
    if (text.trim())
      savedDrafts.keep(kind, order.id, { draft: { note: text }, savedAt: new Date().toISOString(), basedOn: null });
    else savedDrafts.drop(kind, order.id);
  }
  async function add() {
    if (note.trim() && (await actions.note(order, note.trim(), isSettled))) type('');
  }
  return (
    <form
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Field label="Add a note" hint="For the office only; the customer does not see it.">
        {({ status: _status, ...control }) => (
          <Input.TextArea
            {...control}
            value={note}
            maxLength={storeLimits.note}
            autoSize={{ minRows: 2, maxRows: 8 }}
            onChange={(event) => type(event.target.value)}
          />
        )}
      </Field>
      {order.attention ? (
        <Checkbox checked={isSettled} onChange={({ target }) => setSettled(target.checked)}>
          With this, nobody has to look at the order any more
        </Checkbox>
      ) : null}
      <div>
        <Button htmlType="submit" disabled={actions.isBusy || note.trim() === ''}>
          Add the note
        </Button>
      </div>
    </form>
  );
}
