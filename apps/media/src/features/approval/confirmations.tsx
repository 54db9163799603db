import { Confirm } from '../../components/confirm.tsx';
import { approvalCopy as copy } from './approval.copy.ts';
import type { useBroadcast } from './use-broadcast.ts';

interface ConfirmationProps {
  action: ReturnType<typeof useBroadcast>['end'];
  onClose: () => void;
  onDone: () => void;
}

export function ConfirmEnd({ action, viewers, onClose, onDone }: ConfirmationProps & { viewers: number }) {
  return (
    <Confirm
      title={copy.confirmEnd.title}
      yes={copy.end}
      no={copy.confirmEnd.no}
      busyCopy={copy.ending}
      isBusy={action.isBusy}
      failure={action.failure?.reason ?? null}
      onNo={onClose}
      onYes={() => void action.run().then((isDone) => isDone && onDone())}
    >
      <p>{copy.confirmEnd.text}</p>
      {viewers > 0 ? <p>{copy.confirmEnd.viewers({ count: viewers })}</p> : null}
    </Confirm>
  );
}

export function ConfirmWithdraw({ action, isOn, onClose, onDone }: ConfirmationProps & { isOn: boolean }) {
  return (
    <Confirm
      title={copy.confirmWithdraw.title}
      yes={copy.withdraw}
      no={copy.confirmWithdraw.no}
      busyCopy={copy.withdrawing}
      isBusy={action.isBusy}
      failure={action.failure?.reason ?? null}
      onNo={onClose}
      onYes={() => void action.run().then((isDone) => isDone && onDone())}
    >
      {isOn ? <p>{copy.confirmWithdraw.onAir}</p> : null}
      <p>{copy.confirmWithdraw.text}</p>
    </Confirm>
  );
}
