import { Alert, Input, Modal } from 'antd';
import { useState } from 'react';
import { formatShillings, type OfficeMethod, storeLimits } from '@ministry/domain';
import { commonCopy as common } from '../../../common.copy.ts';
import { Choice } from '../../../components/choice.tsx';
import { Field } from '../../../components/field.tsx';
import { dollars } from '../store.ts';
import type { Order } from './order.ts';
import { ordersCopy as copy } from './orders.copy.ts';
import type { OrderActions } from './use-order-actions.ts';
import layout from '../../../components/layout.module.css';

interface SettleDialogProps {
  order: Order;
  paymentStatus: 'completed' | 'refunded';
  actions: OrderActions;
  onDone(): void;
  onCancel(): void;
}

const kinds = {
  completed: {
    title: copy.settling.paid,
    text: copy.settling.paidText,
    method: copy.settling.paidMethod,
  },
  refunded: {
    title: copy.settling.refunded,
    text: copy.settling.refundedText,
    method: copy.settling.refundedMethod,
  },
};

/** Records money outside this system: received at pickup, or refunded. */
export function SettleDialog({ order, paymentStatus, actions, onDone, onCancel }: SettleDialogProps) {
  const [method, setMethod] = useState<OfficeMethod>('cash');
  const [note, setNote] = useState('');
  const { title, text, method: methodLabel } = kinds[paymentStatus];
  async function settle() {
    if (await actions.settle(order, { paymentStatus, method, ...(note.trim() ? { note: note.trim() } : {}) })) onDone();
  }
  return (
    <Modal
      open
      title={copy.settling.title({ action: title, reference: order.reference })}
      okText={title}
      okButtonProps={{ danger: paymentStatus === 'refunded', disabled: actions.isBusy }}
      onOk={() => void settle()}
      onCancel={onCancel}
    >
      <div className={layout.stackLoose}>
        {actions.failure ? <Alert type="error" showIcon role="alert" title={actions.failure} /> : null}
        <p>{text({ sum: `${formatShillings(order.amountUgx)} (${dollars(order.totalAmount)})` })}</p>
        <Field label={methodLabel}>
          {(control) => (
            <Choice
              {...control}
              value={method}
              options={common.officeMethods}
              onChange={(next) => setMethod(next as OfficeMethod)}
            />
          )}
        </Field>
        <Field label={common.note} hint={copy.settling.noteHint}>
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
