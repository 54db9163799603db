import { Alert, Input, Modal } from 'antd';
import { useState } from 'react';
import { formatShillings, type OfficeMethod, officeMethods, storeLimits } from '@ministry/domain';
import { Choice } from '../../../components/choice.tsx';
import { Field } from '../../../components/field.tsx';
import { dollars } from '../store.ts';
import type { Order } from './order.ts';
import type { OrderActions } from './use-order-actions.ts';
import layout from '../../../components/layout.module.css';

interface SettleDialogProps {
  order: Order;
  paymentStatus: 'completed' | 'refunded';
  actions: OrderActions;
  onDone(): void;
  onCancel(): void;
}

const copy = {
  completed: {
    title: 'Mark as paid',
    text: (sum: string) => `Only when the office has received ${sum}. It is written into the ledger.`,
    method: 'Received as',
  },
  refunded: {
    title: 'Mark as refunded',
    text: (sum: string) =>
      `This moves no money: give it back first, through the provider or by hand. That is ${sum}, or what is too much where it was paid more than once. It is written into the ledger.`,
    method: 'Given back as',
  },
};

/** Money that changed hands outside this system: received at pickup, or given back. */
export function SettleDialog({ order, paymentStatus, actions, onDone, onCancel }: SettleDialogProps) {
  const [method, setMethod] = useState<OfficeMethod>('cash');
  const [note, setNote] = useState('');
  const { title, text, method: methodLabel } = copy[paymentStatus];
  async function settle() {
    if (await actions.settle(order, { paymentStatus, method, ...(note.trim() ? { note: note.trim() } : {}) })) onDone();
  }
  return (
    <Modal
      open
      title={`${title}: order ${order.reference}`}
      okText={title}
      okButtonProps={{ danger: paymentStatus === 'refunded', disabled: actions.isBusy }}
      onOk={() => void settle()}
      onCancel={onCancel}
    >
      <div className={layout.stackLoose}>
        {actions.failure ? <Alert type="error" showIcon role="alert" title={actions.failure} /> : null}
        <p>{text(`${formatShillings(order.amountUgx)} (${dollars(order.totalAmount)})`)}</p>
        <Field label={methodLabel}>
          {(control) => (
            <Choice
              {...control}
              value={method}
              options={officeMethods}
              onChange={(next) => setMethod(next as OfficeMethod)}
            />
          )}
        </Field>
        <Field label="Note" hint="A receipt number, who brought it. It may stay empty.">
          {({ status: _status, ...control }) => (
            <Input.TextArea
              {...control}
              value={note}
              maxLength={storeLimits.note}
              autoSize={{ minRows: 2, maxRows: 6 }}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
      </div>
    </Modal>
  );
}
