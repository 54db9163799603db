import { Alert, Input, Modal } from 'antd';
import { useState } from 'react';
import { formatShillings, type OfficeMethod, storeLimits } from '@ministry/domain';
import { commonCopy as common } from '../../../common.copy.ts';
import { Choice } from '../../../components/choice.tsx';
import { Field } from '../../../components/field.tsx';
import { dollars } from '../store.ts';
import type { OrderDetails } from './order.ts';
import { ordersCopy as copy } from './orders.copy.ts';
import type { OrderActions } from './use-order-actions.ts';
import layout from '../../../components/layout.module.css';

interface SettleDialogProps {
  order: OrderDetails;
  paymentStatus: 'completed' | 'refunded';
  actions: OrderActions;
  onDone(): void;
  onCancel(): void;
}

const kinds = {
  completed: { title: copy.settling.paid, method: copy.settling.paidMethod },
  refunded: { title: copy.settling.refunded, method: copy.settling.refundedMethod },
};

function textOf({ amountUgx, totalAmount, receivedUgx, refundUgx }: OrderDetails, isRefund: boolean): string {
  if (!isRefund) return copy.settling.paidText({ sum: `${formatShillings(amountUgx)} (${dollars(totalAmount)})` });
  const text = refundUgx < receivedUgx ? copy.settling.surplusText : copy.settling.refundedText;
  return text({ sum: formatShillings(refundUgx) });
}

/** Records money outside this system: received at pickup, or refunded. */
export function SettleDialog({ order: current, paymentStatus, actions, onDone, onCancel }: SettleDialogProps) {
  // The amounts that are shown are sent, even if the order is read again while the dialog is open: a refund must not happen twice.
  const [order] = useState(current);
  const [method, setMethod] = useState<OfficeMethod>('cash');
  const [note, setNote] = useState('');
  const { title, method: methodLabel } = kinds[paymentStatus];
  const isRefund = paymentStatus === 'refunded';
  const { receivedUgx, refundUgx } = order;
  async function settle() {
    const request = {
      paymentStatus,
      method,
      ...(isRefund ? { receivedUgx, refundUgx } : {}),
      ...(note.trim() ? { note: note.trim() } : {}),
    };
    if (await actions.settle(order, request)) onDone();
  }
  return (
    <Modal
      open
      title={copy.settling.title({ action: title, reference: order.reference })}
      okText={title}
      okButtonProps={{ danger: isRefund, disabled: actions.isBusy }}
      cancelButtonProps={{ disabled: actions.isBusy }}
      closable={!actions.isBusy}
      keyboard={!actions.isBusy}
      mask={{ closable: false }}
      onOk={() => void settle()}
      onCancel={onCancel}
    >
      <div className={layout.stackLoose}>
        {actions.failure ? <Alert type="error" showIcon role="alert" title={actions.failure} /> : null}
        <p>{textOf(order, isRefund)}</p>
        <Field label={methodLabel}>
          {(control) => (
            <Choice
              {...control}
              value={method}
              disabled={actions.isBusy}
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
              readOnly={actions.isBusy}
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
