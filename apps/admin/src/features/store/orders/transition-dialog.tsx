import { Alert, Input, Modal } from 'antd';
import { useState } from 'react';
import { type OrderState, storeLimits } from '@ministry/domain';
import { commonCopy as common } from '../../../common.copy.ts';
import { Field } from '../../../components/field.tsx';
import { type Order, statusLabel, warningsOf } from './order.ts';
import { ordersCopy as copy } from './orders.copy.ts';
import type { OrderActions } from './use-order-actions.ts';

export interface Move {
  order: Order;
  to: OrderState;
}

interface MoveQuestionProps {
  move: Move;
  actions: OrderActions;
  onDone(): void;
  onCancel(): void;
}

/** Asks before an unusual change of status and records the reason (ORD-12). */
export function TransitionDialog({ move: { order, to }, actions, onDone, onCancel }: MoveQuestionProps) {
  const [note, setNote] = useState('');
  const isCancelling = to === 'cancelled';
  async function move() {
    if (await actions.move(order, to, note.trim())) onDone();
  }
  return (
    <Modal
      open
      title={
        isCancelling
          ? copy.step.cancelTitle({ reference: order.reference })
          : copy.step.title({ reference: order.reference, to: statusLabel(to) })
      }
      okText={isCancelling ? copy.step.cancel : copy.step.confirm({ to: statusLabel(to) })}
      cancelText={isCancelling ? copy.step.keep : copy.step.leave}
      okButtonProps={{ danger: isCancelling, disabled: actions.isBusy }}
      cancelButtonProps={{ disabled: actions.isBusy }}
      closable={!actions.isBusy}
      keyboard={!actions.isBusy}
      mask={{ closable: false }}
      onOk={() => void move()}
      onCancel={onCancel}
    >
      {actions.failure ? <Alert type="error" showIcon role="alert" title={actions.failure} /> : null}
      {warningsOf(order, to).map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
      <Field label={common.note} hint={copy.step.noteHint}>
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
    </Modal>
  );
}
