import { Button, Progress } from 'antd';
import { formatBytes } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { galleriesCopy as copy } from './galleries.copy.ts';
import type { QueuedPhoto } from './photo-queue.ts';
import { isUnderWay, photoQueue } from './photo-queue.ts';
import { statusOf, summaryOf } from './upload-status.ts';
import layout from '../../components/layout.module.css';
import styles from './add-photos.module.css';

/** Uploads with their progress. Photos that have arrived are shown below and no longer here. */
export function UploadList({ photos }: { photos: QueuedPhoto[] }) {
  if (photos.length === 0) return null;
  const open = photos.filter(({ state }) => state !== 'done');
  const failed = photos.filter(({ state }) => state === 'failed').map(({ key }) => key);
  const underWay = photos.filter(isUnderWay).map(({ key }) => key);
  return (
    <section className={layout.ruled} aria-label={copy.uploads.title}>
      <div className={layout.row}>
        <strong role="status">{summaryOf(photos)}</strong>
        {failed.length > 0 ? (
          <Button onClick={() => photoQueue.retry(...failed)}>
            {copy.uploads.retrySome({ count: failed.length })}
          </Button>
        ) : null}
        {underWay.length > 1 ? (
          <Button onClick={() => photoQueue.remove(...underWay)}>
            {copy.uploads.cancelSome({ count: underWay.length })}
          </Button>
        ) : null}
        {underWay.length === 0 ? (
          <Button type="text" onClick={() => photoQueue.remove(...photos.map(({ key }) => key))}>
            {copy.uploads.clear}
          </Button>
        ) : null}
      </div>
      {open.length > 0 ? (
        <ul className={`${layout.plainList} ${layout.lines} ${styles.files}`}>
          {open.map((photo) => (
            <Row key={photo.key} photo={photo} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function Row({ photo }: { photo: QueuedPhoto }) {
  const { key, name, state, sent, file, bytes } = photo;
  const hasFailed = state === 'failed';
  return (
    <li className={styles.file}>
      <span className={layout.truncate}>{name}</span>
      <span className={`${layout.muted} ${layout.numeric} ${styles.size}`}>
        {bytes !== null && bytes < file.size
          ? `${formatBytes(file.size)} → ${formatBytes(bytes)}`
          : formatBytes(file.size)}
      </span>
      <Progress
        aria-label={name}
        percent={Math.floor(sent * 100)}
        size="small"
        showInfo={false}
        className={`${styles.bar} ${hasFailed ? styles.hidden : ''}`}
      />
      <span className={hasFailed ? layout.error : `${layout.muted} ${layout.numeric}`}>{statusOf(photo)}</span>
      <span className={layout.rowEnd}>
        {hasFailed ? (
          <Button size="small" onClick={() => photoQueue.retry(key)} aria-label={copy.uploads.retryOne({ name })}>
            {copy.uploads.retry}
          </Button>
        ) : null}
        <Button
          size="small"
          type="text"
          onClick={() => photoQueue.remove(key)}
          aria-label={hasFailed ? copy.uploads.removeOne({ name }) : copy.uploads.cancelOne({ name })}
        >
          {hasFailed ? common.remove : common.cancel}
        </Button>
      </span>
    </li>
  );
}
