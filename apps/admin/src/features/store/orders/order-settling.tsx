import { Button, Input } from 'antd';
import { useState } from 'react';
import { storeLimits } from '@ministry/domain';
import { Field } from '../../../components/field.tsx';
import { savedDrafts } from '../../../content/saved-drafts.ts';
import type { OrderDetails } from './order.ts';
import { ordersCopy as copy } from './orders.copy.ts';
import type { OrderActions } from './use-order-actions.ts';
import layout from '../../../components/layout.module.css';

const kind = 'order-settling';

/** Form for a note on how an order's problem was solved, stored in its history. The typed text stays on the device until it is sent. */
export function OrderSettling({ order, actions }: { order: OrderDetails; actions: OrderActions }) {
  const [note, setNote] = useState(() => {
    const saved = savedDrafts.find(kind, order.id)?.draft['note'];
    return typeof saved === 'string' ? saved : '';
  });

  function type(text: string) {
    setNote(text);
    if (text.trim())
      savedDrafts.keep(kind, order.id, { draft: { note: text }, savedAt: new Date().toISOString(), basedOn: null });
    else savedDrafts.drop(kind, order.id);
  }
  async function settle() {
    if (note.trim() && (await actions.settleAttention(order, note.trim()))) savedDrafts.drop(kind, order.id);
  }
  return (
    <form
      className={layout.stackLoose}
      onSubmit={(event) => {
        event.preventDefault();
        void settle();
      }}
    >
      <Field label={copy.attentionForm.label} hint={copy.attentionForm.hint}>
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
      <div>
        <Button htmlType="submit" disabled={actions.isBusy || note.trim() === ''}>
          {copy.attentionForm.save}
        </Button>
      </div>
    </form>
  );
}
