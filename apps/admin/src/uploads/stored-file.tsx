import { useEffect, useState } from 'react';
import { formatBytes, type UploadKind } from '@ministry/domain';
import { StoredImage } from '@ministry/ui';
import { api } from '../session.ts';
import { formatLength, kindCopy } from './upload-copy.ts';
import { uploadsCopy as copy } from './uploads.copy.ts';
import layout from '../components/layout.module.css';
import styles from './upload-field.module.css';

/** Size in bytes of a file that we store; null while it is not known, and for addresses elsewhere. */
function useBytes(address: string): number | null {
  const [bytes, setBytes] = useState<number | null>(null);
  useEffect(() => {
    setBytes(null);
    if (!address.startsWith('/uploads/')) return;
    const leaving = new AbortController();
    // The size is only additional information: the picture or player shows whether the file exists.
    api.fileBytes(address, leaving.signal).then(setBytes, () => undefined);
    return () => leaving.abort();
  }, [address]);
  return bytes;
}

function Recording({ kind, address }: { kind: 'audio' | 'video'; address: string }) {
  const [seconds, setSeconds] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const bytes = useBytes(address);
  const facts = [seconds === null ? '' : formatLength(seconds), bytes === null ? '' : formatBytes(bytes)]
    .filter(Boolean)
    .join(' · ');
  if (hasFailed)
    return (
      <p className={layout.band}>
        {copy.nothingToPlay}{' '}
        <a href={address} target="_blank" rel="noreferrer">
          {copy.openAddress}
        </a>{' '}
        {copy.openAddressWhy}
      </p>
    );
  const player = {
    controls: true,
    preload: 'metadata',
    src: address,
    'aria-label': kind === 'audio' ? copy.storedRecording : copy.storedVideo,
    onError: () => setFailed(true),
    onLoadedMetadata: ({ currentTarget }: { currentTarget: HTMLMediaElement }) =>
      setSeconds(Number.isFinite(currentTarget.duration) ? currentTarget.duration : null),
  } as const;
  return (
    <>
      {kind === 'audio' ? (
        <audio {...player} className={layout.media} />
      ) : (
        <video {...player} className={`${layout.media} ${styles.video}`} playsInline />
      )}
      {facts ? <p className={`${layout.muted} ${layout.small} ${layout.numeric}`}>{facts}</p> : null}
    </>
  );
}

function Picture({ address }: { address: string }) {
  const bytes = useBytes(address);
  return (
    <>
      <StoredImage
        key={address}
        src={address}
        alt=""
        width={320}
        height={180}
        sizes="360px"
        className={`${layout.media} ${styles.picture}`}
        placeholder={<p className={layout.band}>{copy.noPicture}</p>}
      />
      {bytes === null ? null : (
        <p className={`${layout.muted} ${layout.small} ${layout.numeric}`}>{formatBytes(bytes)}</p>
      )}
    </>
  );
}

/** Whether the address is a sound or video file itself, not the page of a site that plays it. */
const isRecording = (address: string): boolean => /^\/uploads\/|\.(mp3|m4a|mp4|m4v|webm|ogg)(\?|$)/i.test(address);

/** Shows the file at an address: the picture, or a player with size and length. */
export function StoredFile({ kind, address }: { kind: UploadKind; address: string }) {
  if (!/^(https?:\/\/|\/)\S+$/.test(address))
    return <p className={layout.band}>{copy.noAddress({ one: kindCopy[kind].one })}</p>;
  if (kind !== 'image' && !isRecording(address))
    return (
      <p className={layout.band}>
        {copy.playedElsewhere}{' '}
        <a href={address} target="_blank" rel="noreferrer">
          {address}
        </a>
      </p>
    );
  return (
    <div className={layout.stackTight}>
      {kind === 'image' ? <Picture address={address} /> : <Recording key={address} kind={kind} address={address} />}
    </div>
  );
}
