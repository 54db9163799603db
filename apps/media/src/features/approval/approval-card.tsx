import type { LiveStatus, MediaStream } from '../../api/stream.types.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { approvalCopy as copy } from './approval.copy.ts';
import { Checks } from './checks.tsx';
import { ConfirmEnd, ConfirmWithdraw } from './confirmations.tsx';
import { advice, preflight } from './preflight.ts';
import { StatusLines } from './status-lines.tsx';
import { useBroadcast } from './use-broadcast.ts';
import { type Question, useQuestion } from './use-question.ts';
import components from '../../components/components.module.css';
import styles from './approval.module.css';

interface ApprovalCardProps {
  stream: MediaStream | null;
  status: LiveStatus | null;
  isApproved: boolean;
  onStream: (stream: MediaStream) => void;
}

export function ApprovalCard({ stream, status, isApproved, onStream }: ApprovalCardProps) {
  const broadcast = useBroadcast(onStream);
  const { approve, goLive, end, withdraw } = broadcast;
  const isOn =
    status !== null && (status.isLive || status.isInterrupted || status.sources.rtmp.manuallyActivated === true);
  const hint = advice({ stream, status, isApproved });
  const failure = approve.failure ?? goLive.failure;
  const { asked, ask, close, finish } = useQuestion(() => {
    end.forget();
    withdraw.forget();
  });

  return (
    <Card id="approval" title={copy.title}>
      <ApprovalButtons
        broadcast={broadcast}
        isApproved={isApproved}
        isOn={isOn}
        hasStream={stream !== null}
        onAsk={ask}
      />
      {isApproved ? null : (
        <p id="approve-first" className={components.spoken}>
          {copy.approveFirst}
        </p>
      )}
      {failure ? (
        <p role="alert" className={components.failure}>
          {failure.reason}
        </p>
      ) : null}
      {hint ? <p className={components.strong}>{hint}</p> : null}
      <h3>{copy.preflight}</h3>
      <Checks checks={preflight({ stream, status, isApproved })} />
      {stream ? <StatusLines stream={stream} status={status} /> : null}
      {asked === 'end' ? (
        <ConfirmEnd action={end} viewers={status?.viewers ?? 0} onClose={close} onDone={finish} />
      ) : null}
      {asked === 'withdraw' ? <ConfirmWithdraw action={withdraw} isOn={isOn} onClose={close} onDone={finish} /> : null}
    </Card>
  );
}

interface ApprovalButtonsProps {
  broadcast: ReturnType<typeof useBroadcast>;
  isApproved: boolean;
  isOn: boolean;
  hasStream: boolean;
  onAsk: (question: Question) => void;
}

function ApprovalButtons({ broadcast: { approve, goLive }, isApproved, isOn, hasStream, onAsk }: ApprovalButtonsProps) {
  return (
    <div className={styles.buttons}>
      <Button
        kind="primary"
        isOff={isApproved || !hasStream}
        isBusy={approve.isBusy}
        busyCopy={copy.approving}
        onPress={() => void approve.run()}
      >
        {copy.approve}
      </Button>
      <Button
        kind="live"
        isOff={!isApproved || isOn}
        isBusy={goLive.isBusy}
        busyCopy={copy.goingLive}
        describedBy={isApproved ? undefined : 'approve-first'}
        onPress={() => void goLive.run()}
      >
        {copy.goLive}
      </Button>
      {isOn ? (
        <Button kind="danger" onPress={() => onAsk('end')}>
          {copy.end}
        </Button>
      ) : null}
      {isApproved ? <Button onPress={() => onAsk('withdraw')}>{copy.withdraw}</Button> : null}
    </div>
  );
}
