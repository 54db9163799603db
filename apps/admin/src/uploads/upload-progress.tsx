import { Button, Progress } from 'antd';
import { formatBytes } from '@ministry/domain';
import { commonCopy as common } from '../common.copy.ts';
import { percentOf } from './upload-copy.ts';
import type { UploadState } from './upload-state.ts';
import { uploadsCopy as copy } from './uploads.copy.ts';
import layout from '../components/layout.module.css';

interface UploadProgressProps {
  state: UploadState;
  onPause(): void;
  onResume(): void;
  onCancel(): void;
}

/** Text that screen readers announce when it changes: the stage, not each percent. */
function stageCopy(state: UploadState): string {
  switch (state.stage) {
    case 'preparing':
      return copy.preparing({ name: state.name });
    case 'sending':
      return copy.sending({ name: state.name });
    case 'waiting':
      return state.message;
    case 'paused':
      return copy.paused({ name: state.name });
    case 'storing':
      return copy.storing({ name: state.name });
    case 'failed':
      return copy.notUploaded({ name: state.name });
    case 'left':
      return copy.cutShort({ name: state.name });
    case 'none':
      return '';
  }
}

/** Progress of an upload, and the buttons for it. */
export function UploadProgress({ state, onPause, onResume, onCancel }: UploadProgressProps) {
  const { stage } = state;
  return (
    <div className={stage === 'none' ? undefined : `${layout.band} ${layout.stackTight}`}>
      <p className={stage === 'waiting' ? layout.warning : undefined} role="status">
        {stageCopy(state)}
      </p>
      {'total' in state ? (
        <>
          <Progress
            aria-label={copy.uploadOf({ name: state.name })}
            percent={percentOf(state.sent, state.total)}
            status={stage === 'failed' ? 'exception' : 'normal'}
            showInfo={false}
          />
          <p className={`${layout.muted} ${layout.small} ${layout.numeric}`}>
            {copy.progress({
              percent: percentOf(state.sent, state.total),
              sent: formatBytes(state.sent),
              total: formatBytes(state.total),
            })}
          </p>
        </>
      ) : null}
      {stage === 'none' ? null : (
        <div className={layout.row}>
          {stage === 'waiting' ? <Button onClick={onResume}>{copy.tryAgainNow}</Button> : null}
          {stage === 'sending' || stage === 'waiting' ? <Button onClick={onPause}>{copy.pause}</Button> : null}
          {stage === 'paused' ? <Button onClick={onResume}>{copy.goOn}</Button> : null}
          {stage === 'failed' && state.canResume ? <Button onClick={onResume}>{common.tryAgain}</Button> : null}
          {stage === 'storing' ? null : (
            <Button onClick={onCancel}>
              {stage === 'failed' ? common.close : stage === 'left' ? copy.forget : copy.cancelUpload}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
