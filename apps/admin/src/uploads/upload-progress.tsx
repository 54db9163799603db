import { Button, Progress } from 'antd';
import { formatBytes } from '@ministry/domain';
import { percentOf } from './upload-copy.ts';
import type { UploadState } from './upload-state.ts';
import layout from '../components/layout.module.css';
import styles from './upload-field.module.css';

interface UploadProgressProps {
  state: UploadState;
  onPause(): void;
  onResume(): void;
  onCancel(): void;
}

/** What a screen reader hears when it changes: the stage, not each percent. */
function stageCopy(state: UploadState): string {
  switch (state.stage) {
    case 'preparing':
      return `Preparing ${state.name}…`;
    case 'sending':
      return `Sending ${state.name}`;
    case 'waiting':
      return state.message;
    case 'paused':
      return `${state.name} is paused`;
    case 'storing':
      return `All of ${state.name} has arrived; the server is checking and storing it…`;
    case 'failed':
      return `${state.name} was not uploaded.`;
    case 'left':
      return `${state.name} was not sent to its end. Choose the same file again, and it goes on where it stopped.`;
    case 'none':
      return '';
  }
}

/** How far an upload is, and what can be done about it. */
export function UploadProgress({ state, onPause, onResume, onCancel }: UploadProgressProps) {
  const { stage } = state;
  return (
    <div className={stage === 'none' ? undefined : `${layout.band} ${layout.stackTight} ${styles.progress}`}>
      <p className={stage === 'waiting' ? layout.warning : undefined} role="status">
        {stageCopy(state)}
      </p>
      {'total' in state ? (
        <>
          <Progress
            aria-label={`Upload of ${state.name}`}
            percent={percentOf(state.sent, state.total)}
            status={stage === 'failed' ? 'exception' : 'normal'}
            showInfo={false}
          />
          <p className={`${layout.muted} ${layout.small} ${layout.numeric}`}>
            {percentOf(state.sent, state.total)} % · {formatBytes(state.sent)} of {formatBytes(state.total)}
          </p>
        </>
      ) : null}
      {stage === 'none' ? null : (
        <div className={layout.row}>
          {stage === 'waiting' ? <Button onClick={onResume}>Try again now</Button> : null}
          {stage === 'sending' || stage === 'waiting' ? <Button onClick={onPause}>Pause</Button> : null}
          {stage === 'paused' ? <Button onClick={onResume}>Go on</Button> : null}
          {stage === 'failed' && state.canResume ? <Button onClick={onResume}>Try again</Button> : null}
          {stage === 'storing' ? null : (
            <Button onClick={onCancel}>
              {stage === 'failed' ? 'Close' : stage === 'left' ? 'Forget it' : 'Cancel upload'}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
