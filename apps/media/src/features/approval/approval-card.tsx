import { useEffect, useRef, useState } from 'react';
import type { LiveStatus, MediaStream } from '../../api/stream.types.ts';
import { Card } from '../../components/card.tsx';
import { Confirm } from '../../components/confirm.tsx';
import { Press } from '../../components/press.tsx';
import { approvalWords as words } from './approval.content.ts';
import styles from './approval.module.css';
import { Checks } from './checks.tsx';
import { advice, preflight } from './preflight.ts';
import { StatusLines } from './status-lines.tsx';
import { useBroadcast } from './use-broadcast.ts';

interface ApprovalCardProps {
  stream: MediaStream | null;
  status: LiveStatus | null;
  isApproved: boolean;
  onStream: (stream: MediaStream) => void;
}

export function ApprovalCard({ stream, status, isApproved, onStream }: ApprovalCardProps) {
  const { approve, goLive, end, withdraw } = useBroadcast(onStream);
  const [asked, setAsked] = useState<'end' | 'withdraw' | null>(null);
  const isOn =
    status !== null && (status.isLive || status.isInterrupted || status.sources.rtmp.manuallyActivated === true);
  const hint = advice({ stream, status, isApproved });
  const failure = approve.failure ?? goLive.failure;
  const isFinished = useRef(false);
  const finish = () => {
    isFinished.current = true;
    close();
  };
  useEffect(() => {
    // The button that asked is gone with what it ended. Only once the dialog is away: what lies under it cannot have the focus.
    if (asked === null && isFinished.current) document.getElementById('approval')?.focus();
    isFinished.current = false;
  }, [asked]);
  const close = () => {
    setAsked(null);
    end.forget();
    withdraw.forget();
  };

  return (
    <Card id="approval" title={words.title} className={styles.card}>
      <div className={styles.presses}>
        <Press
          kind="primary"
          isOff={isApproved || !stream}
          isBusy={approve.isBusy}
          busyWords={words.approving}
          onPress={() => void approve.run()}
        >
          {words.approve}
        </Press>
        <Press
          kind="live"
          isOff={!isApproved || isOn}
          isBusy={goLive.isBusy}
          busyWords={words.goingLive}
          describedBy={isApproved ? undefined : 'approve-first'}
          onPress={() => void goLive.run()}
        >
          {words.goLive}
        </Press>
        {isOn ? (
          <Press kind="danger" onPress={() => setAsked('end')}>
            {words.end}
          </Press>
        ) : null}
        {isApproved ? <Press onPress={() => setAsked('withdraw')}>{words.withdraw}</Press> : null}
      </div>
      {isApproved ? null : (
        <p id="approve-first" className={styles.spoken}>
          {words.approveFirst}
        </p>
      )}
      {failure ? (
        <p role="alert" className={styles.failure}>
          {failure.reason}
        </p>
      ) : null}
      {hint ? <p className={styles.advice}>{hint}</p> : null}
      <h3>{words.preflight}</h3>
      <Checks checks={preflight({ stream, status, isApproved })} />
      {stream ? <StatusLines stream={stream} status={status} /> : null}
      {asked === 'end' ? (
        <Confirm
          title={words.confirmEnd.title}
          yes={words.end}
          no={words.confirmEnd.no}
          busyWords={words.ending}
          isBusy={end.isBusy}
          failure={end.failure?.reason ?? null}
          onNo={close}
          onYes={() => void end.run().then((isDone) => isDone && finish())}
        >
          <p>{words.confirmEnd.text}</p>
          {status && status.viewers > 0 ? <p>{words.confirmEnd.viewers(status.viewers)}</p> : null}
        </Confirm>
      ) : null}
      {asked === 'withdraw' ? (
        <Confirm
          title={words.confirmWithdraw.title}
          yes={words.withdraw}
          no={words.confirmWithdraw.no}
          busyWords={words.withdrawing}
          isBusy={withdraw.isBusy}
          failure={withdraw.failure?.reason ?? null}
          onNo={close}
          onYes={() => void withdraw.run().then((isDone) => isDone && finish())}
        >
          {isOn ? <p>{words.confirmWithdraw.onAir}</p> : null}
          <p>{words.confirmWithdraw.text}</p>
        </Confirm>
      ) : null}
    </Card>
  );
}
