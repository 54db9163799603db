import type { UploadKind } from '@ministry/domain';
import { Button, Input } from 'antd';
import { useEffect, useRef } from 'react';
import { Field } from '../components/field.tsx';
import { Icon } from '../components/icon.tsx';
import type { FieldFrame } from '../content/field-frame.ts';
import { DropZone } from './drop-zone.tsx';
import { StoredFile } from './stored-file.tsx';
import styles from './upload-field.module.css';
import { UploadProgress } from './upload-progress.tsx';
import { kindCopy } from './upload-copy.ts';
import { isBusy, useUpload } from './use-upload.ts';

interface UploadFieldProps {
  frame: FieldFrame;
  kind: UploadKind;
  /** Address of the file, ours or elsewhere; empty for none. */
  value: string;
  onChange(value: string): void;
  /** Names the field, unlike any other on this device ('sermons/12/audioUrl'): its upload goes on after a reload. */
  resumeKey?: string;
  /** Told when an upload begins and ends, for a form that must not be saved or left in between. */
  onBusy?(isBusy: boolean): void;
}

/** A picture, recording or video: chosen or dropped here and sent in pieces, or given by its address; shown once it is there. */
export function UploadField({ frame, kind, value, onChange, resumeKey, onBusy }: UploadFieldProps) {
  const picker = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const upload = useUpload({ kind, resumeKey, onDone: ({ url }) => onChange(url) });
  const copy = kindCopy[kind];
  const busy = isBusy(upload.state);
  const address = value.trim();
  const error = upload.state.stage === 'failed' ? upload.state.message : frame.error;
  const hint = [frame.hint, copy.taken, copy.note].filter(Boolean).join(' ');

  const shown = useRef(onBusy);
  useEffect(() => {
    shown.current = onBusy;
  });
  useEffect(() => {
    shown.current?.(busy);
    return () => shown.current?.(false);
  }, [busy]);

  const choose = busy ? 'Choose another file' : `${address === '' ? 'Choose' : 'Replace'} the ${copy.one}`;
  const cancel = () => {
    upload.cancel();
    // The pressed button is gone; the next thing to do is to choose again.
    chooser.current?.focus();
  };
  return (
    <DropZone onFile={(file) => void upload.start(file)}>
      <Field {...frame} hint={hint} error={error}>
        {(control) => (
          <div className={styles.body}>
            {address === '' || busy ? null : <StoredFile kind={kind} address={address} />}
            <UploadProgress state={upload.state} onPause={upload.pause} onResume={upload.resume} onCancel={cancel} />
            <div className={styles.choose}>
              <Button
                ref={chooser}
                icon={<Icon name="plus" />}
                aria-label={`${choose}: ${frame.label}`}
                onClick={() => picker.current?.click()}
              >
                {choose}
              </Button>
              {address === '' || busy ? null : (
                <Button
                  icon={<Icon name="close" />}
                  aria-label={`Remove: ${frame.label}`}
                  onClick={() => {
                    onChange('');
                    chooser.current?.focus();
                  }}
                >
                  Remove
                </Button>
              )}
              <span className={styles.drop}>or drop it here</span>
            </div>
            <Input
              {...control}
              inputMode="url"
              placeholder="or its address: https://…"
              value={value}
              disabled={busy}
              onChange={(event) => onChange(event.target.value)}
            />
            <input
              ref={picker}
              type="file"
              hidden
              accept={copy.accept}
              data-upload={frame.label}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                // The same file may be chosen again after a failure.
                target.value = '';
                if (file) void upload.start(file);
              }}
            />
          </div>
        )}
      </Field>
    </DropZone>
  );
}
