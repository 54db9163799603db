import { Button } from 'antd';
import { Icon } from '../components/icon.tsx';
import { UploadField } from '../uploads/upload-field.tsx';
import { contentCopy as copy } from './content.copy.ts';
import type { FieldFrame } from './field-frame.ts';
import layout from '../components/layout.module.css';

interface ImagesFieldProps {
  frame: FieldFrame;
  value: string[];
  most: number;
  /** Resume key of the field; each picture adds its index to it. */
  resumeKey: string;
  onBusy(place: number, isBusy: boolean): void;
  onChange(value: string[]): void;
}

/** Several pictures, each uploaded or given by its address, in the order in which the page shows them. */
export function ImagesField({ frame, value, most, resumeKey, onBusy, onChange }: ImagesFieldProps) {
  const one = frame.label.replace(/s$/, '');
  return (
    <fieldset className={layout.stack}>
      <legend>{frame.label}</legend>
      {value.map((address, index) => (
        // Only the index distinguishes two empty addresses.
        <div key={index} className={layout.stackTight}>
          <UploadField
            frame={{ label: `${one} ${index + 1}`, error: undefined, required: false }}
            kind="image"
            value={address}
            resumeKey={`${resumeKey}/${index}`}
            onBusy={(isBusy) => onBusy(index, isBusy)}
            onChange={(next) => onChange(value.with(index, next))}
          />
          <div className={layout.row}>
            <Button
              icon={<Icon name="close" />}
              aria-label={copy.takeOutPhoto({ one, place: index + 1 })}
              onClick={() => onChange(value.toSpliced(index, 1))}
            >
              {copy.takeOut}
            </Button>
          </div>
        </div>
      ))}
      {frame.error ? <p className={layout.error}>{frame.error}</p> : null}
      <div className={layout.row}>
        <Button icon={<Icon name="plus" />} disabled={value.length >= most} onClick={() => onChange([...value, ''])}>
          {copy.addPhoto}
        </Button>
      </div>
    </fieldset>
  );
}
