import { Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { storedPictureSize, uploadLimits, withoutFragment } from '@ministry/domain';
import type { TextPicture } from '@ministry/domain/text-pictures';
import { commonCopy as common } from '../common.copy.ts';
import { Field } from '../components/field.tsx';
import { UploadField } from '../uploads/upload-field.tsx';
import { richTextCopy as copy } from './rich-text.copy.ts';
import layout from '../components/layout.module.css';

interface PictureDialogProps {
  /** The selected picture; undefined if there is none. */
  picture: TextPicture | undefined;
  onPicture(picture: TextPicture): void;
  onClose(): void;
}

const errorsOf = ({ src, alt }: TextPicture) => ({
  src: storedPictureSize(src) ? undefined : copy.pictureNotStored,
  alt: alt === '' ? copy.altTextMissing : undefined,
});

/** Asks for a picture for the text, and for its description. */
export function PictureDialog({ picture, onPicture, onClose }: PictureDialogProps) {
  const [src, setSrc] = useState(picture?.src ?? '');
  const [alt, setAlt] = useState(picture?.alt ?? '');
  const [isBusy, setBusy] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const errors = errorsOf({ src: src.trim(), alt: alt.trim() });
  function choose(next: string, altText?: string | null) {
    setSrc(next);
    if (altText) setAlt(altText);
  }
  // Pictures in a text are not cropped, so the address has no focal point (ADR 70).
  function insert() {
    setAsked(true);
    if (!errors.src && !errors.alt) onPicture({ src: withoutFragment(src.trim()), alt: alt.trim() });
  }
  return (
    <Modal
      open
      title={common.picture}
      onCancel={onClose}
      footer={
        <Button type="primary" disabled={isBusy} onClick={insert}>
          {picture ? copy.changePicture : copy.insertPicture}
        </Button>
      }
    >
      <div className={layout.stackLoose}>
        <UploadField
          frame={{ label: common.picture, required: true, error: isAsked ? errors.src : undefined }}
          kind="image"
          value={src}
          onChange={choose}
          onBusy={setBusy}
        />
        <Field label={copy.altText} required hint={copy.altTextHint} error={isAsked ? errors.alt : undefined}>
          {(control) => (
            <Input
              {...control}
              maxLength={uploadLimits.altText}
              value={alt}
              onChange={(event) => setAlt(event.target.value)}
              onPressEnter={(event) => {
                // The form around the dialog must not be submitted.
                event.preventDefault();
                if (!isBusy) insert();
              }}
            />
          )}
        </Field>
      </div>
    </Modal>
  );
}
