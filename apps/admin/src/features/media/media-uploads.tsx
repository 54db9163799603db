import { Button } from 'antd';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { randomId } from '@ministry/api-client';
import type { UploadKind } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { kindOfFile } from '../../library/media.copy.ts';
import { DropZone } from '../../uploads/drop-zone.tsx';
import { kindCopy } from '../../uploads/upload-copy.ts';
import { UploadProgress } from '../../uploads/upload-progress.tsx';
import { isBusy } from '../../uploads/upload-state.ts';
import { useUpload } from '../../uploads/use-upload.ts';
import { mediaCopy } from './media.copy.ts';
import layout from '../../components/layout.module.css';

const { uploads: copy } = mediaCopy;

/** Number of files that are uploaded at the same time. The server allows two per account. */
const atOnce = 2;

interface Waiting {
  key: string;
  file: File;
  /** Null if the type of the file is not accepted. */
  kind: UploadKind | null;
}

/** The chosen files that have not been uploaded yet. */
export function useMediaUploads(onArrived: () => void) {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const remove = (key: string) => setWaiting((all) => all.filter((one) => one.key !== key));
  return {
    waiting,
    add: (files: readonly File[]) =>
      setWaiting((all) => [...all, ...files.map((file) => ({ key: randomId(), file, kind: kindOfFile(file) }))]),
    remove,
    arrive(key: string) {
      remove(key);
      onArrived();
    },
  };
}

interface MediaUploadsProps {
  uploads: ReturnType<typeof useMediaUploads>;
  chooser: RefObject<HTMLInputElement | null>;
  children: ReactNode;
}

/** Accepts files that are chosen or dropped, several at once, and shows their progress. */
export function MediaUploads({ uploads: { waiting, add, remove, arrive }, chooser, children }: MediaUploadsProps) {
  const sent = waiting.filter(({ kind }) => kind !== null);
  const begun = sent.slice(0, atOnce).map(({ key }) => key);
  return (
    <DropZone onFiles={add}>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept={Object.values(kindCopy)
          .map(({ accept }) => accept)
          .join(',')}
        aria-label={copy.chooser}
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          // Allows choosing the same file again.
          target.value = '';
        }}
      />
      <div className={layout.stack}>
        {waiting.length > 0 ? (
          <section aria-label={copy.heading} className={layout.stack}>
            <p className={layout.muted}>{copy.stay}</p>
            <ul className={`${layout.plainList} ${layout.stackTight}`}>
              {waiting.map(({ key, file, kind }) => (
                <li key={key}>
                  {kind === null ? (
                    <Refused name={file.name} onClose={() => remove(key)} />
                  ) : (
                    <Row
                      file={file}
                      kind={kind}
                      isTurn={begun.includes(key)}
                      onDone={() => arrive(key)}
                      onCancel={() => remove(key)}
                    />
                  )}
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {children}
      </div>
    </DropZone>
  );
}

function Refused({ name, onClose }: { name: string; onClose(): void }) {
  return (
    <p className={layout.muted} role="alert">
      {copy.refused({ name })} <Button onClick={onClose}>{common.close}</Button>
    </p>
  );
}

interface RowProps {
  file: File;
  kind: UploadKind;
  /** Whether it is the turn of this file: the files before it have arrived. */
  isTurn: boolean;
  onDone(): void;
  onCancel(): void;
}

function Row({ file, kind, isTurn, onDone, onCancel }: RowProps) {
  const { state, start, pause, resume, cancel } = useUpload({ kind, onDone });
  const isBegun = useRef(false);
  useEffect(() => {
    if (!isTurn || isBegun.current) return;
    isBegun.current = true;
    start(file);
  });
  useEffect(() => {
    if (!isBusy(state)) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [state]);
  function giveUp() {
    cancel();
    onCancel();
  }
  if (state.stage === 'none') return <p className={layout.muted}>{copy.waiting({ name: file.name })}</p>;
  return <UploadProgress state={state} onPause={pause} onResume={resume} onCancel={giveUp} />;
}
