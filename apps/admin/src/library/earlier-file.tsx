import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { UploadKind } from '@ministry/domain';
import { libraryCopy as copy } from './library.copy.ts';

/** Loaded when somebody looks for an earlier file. */
const MediaPicker = lazy(() => import('./media-picker.tsx'));

interface EarlierFileProps {
  kind: UploadKind;
  /** Label of the field. */
  label: string;
  /** @param altText description of the picture in the library */
  onChoose(address: string, altText: string | null): void;
}

/** The button that opens the library to choose a file that was uploaded before. */
export function EarlierFile({ kind, label, onChoose }: EarlierFileProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-label={copy.chooseEarlierFor({ label })} onClick={() => setOpen(true)}>
        {copy.chooseEarlier}
      </Button>
      {isOpen ? (
        <Suspense>
          <MediaPicker
            kind={kind}
            onChoose={({ url, altText }) => onChoose(url, altText)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
