import { Button, Input } from 'antd';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { UploadKind } from '@ministry/domain';
import { commonCopy as common } from '../common.copy.ts';
import { Field } from '../components/field.tsx';
import { Icon } from '../components/icon.tsx';
import type { FieldFrame } from '../content/field-frame.ts';
import { EarlierFile } from '../library/earlier-file.tsx';
import { DropZone } from './drop-zone.tsx';
import { StoredFile } from './stored-file.tsx';
import { kindCopy } from './upload-copy.ts';
import { UploadProgress } from './upload-progress.tsx';
import { isBusy } from './upload-state.ts';
import { uploadsCopy } from './uploads.copy.ts';
import { useUpload } from './use-upload.ts';
import layout from '../components/layout.module.css';
import styles from './upload-field.module.css';

interface UploadFieldProps {
  frame: FieldFrame;
  kind: UploadKind;
  /** Address of the file, ours or elsewhere; empty for none. */
  value: string;
  /** @param altText of a file from the library, if it has one */
  onChange(value: string, altText?: string | null): void;
  /** Unique name of the field on this device ('sermons/12/audioUrl'), by which its upload continues after a reload. */
  resumeKey?: string;
  /** Called when an upload begins and ends, for a form that must not be saved or left in between. */
  onBusy?(isBusy: boolean): void;
}

/** Informs a form when an upload begins and ends; it also ends when its field is removed. */
function useBusyNotice(busy: boolean, onBusy: UploadFieldProps['onBusy']) {
  const latest = useRef(onBusy);
  useEffect(() => {
    latest.current = onBusy;
  });
  useEffect(() => {
    latest.current?.(busy);
    return () => latest.current?.(false);
  }, [busy]);
}

interface FileButtonsProps {
  /** Label of the field. */
  label: string;
  choose: string;
  canRemove: boolean;
  /** Ref of the button that chooses a file; it takes the focus when another button disappears. */
  chooser: RefObject<HTMLButtonElement | null>;
  onChoose(): void;
  onRemove(): void;
  /** Further ways to choose a file. */
  children: ReactNode;
}

function FileButtons({ label, choose, canRemove, chooser, onChoose, onRemove, children }: FileButtonsProps) {
  function remove() {
    onRemove();
    chooser.current?.focus();
  }
  return (
    <div className={layout.row}>
      <Button ref={chooser} icon={<Icon name="plus" />} aria-label={`${choose}: ${label}`} onClick={onChoose}>
        {choose}
      </Button>
      {children}
      {canRemove ? (
        <Button icon={<Icon name="close" />} aria-label={uploadsCopy.remove({ label })} onClick={remove}>
          {common.remove}
        </Button>
      ) : null}
      <span className={`${layout.muted} ${styles.drop}`}>{uploadsCopy.orDrop}</span>
    </div>
  );
}

const chooseCopy = (isEmpty: boolean, one: string) => (isEmpty ? uploadsCopy.choose : uploadsCopy.replace)({ one });

/** Field for a picture, recording or video: chosen or dropped here and sent in pieces, or given by its address. Shows the file once it is stored. */
export function UploadField({ frame, kind, value, onChange, resumeKey, onBusy }: UploadFieldProps) {
  const picker = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const upload = useUpload({ kind, resumeKey, onDone: ({ url }) => onChange(url) });
  const copy = kindCopy[kind];
  const busy = isBusy(upload.state);
  const address = value.trim();
  const isEmpty = address === '';
  const error = upload.state.stage === 'failed' ? upload.state.message : frame.error;
  const hint = [frame.hint, copy.taken, copy.note].filter(Boolean).join(' ');

  useBusyNotice(busy, onBusy);

  const cancel = () => {
    upload.cancel();
    // The clicked button is gone; the next step is to choose a file again.
    chooser.current?.focus();
  };
  return (
    <DropZone onFiles={([file]) => file && upload.start(file)}>
      <Field {...frame} hint={hint} error={error}>
        {(control) => (
          <div className={layout.stack}>
            {isEmpty || busy ? null : <StoredFile kind={kind} address={address} />}
            <UploadProgress state={upload.state} onPause={upload.pause} onResume={upload.resume} onCancel={cancel} />
            <FileButtons
              label={frame.label}
              choose={busy ? common.chooseAnotherFile : chooseCopy(isEmpty, copy.one)}
              canRemove={!isEmpty && !busy}
              chooser={chooser}
              onChoose={() => picker.current?.click()}
              onRemove={() => onChange('')}
            >
              {busy ? null : <EarlierFile kind={kind} label={frame.label} onChoose={onChange} />}
            </FileButtons>
            <Input
              {...control}
              inputMode="url"
              placeholder={uploadsCopy.orAddress}
              value={value}
              disabled={busy}
              onChange={(event) => onChange(event.target.value)}
            />
            <input
              ref={picker}
              type="file"
              // With `hidden`, Ant Design's form would show it again.
              style={{ display: 'none' }}
              accept={copy.accept}
              data-upload={frame.label}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                // The same file may be chosen again after a failure.
                target.value = '';
                if (file) upload.start(file);
              }}
            />
          </div>
        )}
      </Field>
    </DropZone>
  );
}
