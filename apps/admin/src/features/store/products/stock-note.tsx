import { Alert, Button } from 'antd';
import type { StockChoices } from './product.ts';
import layout from '../../../components/layout.module.css';

interface StockNoteProps {
  choices: StockChoices;
  isSaving: boolean;
  /** @param left units there are now, as the office has seen them by then */
  onChoose(units: number, left: number): void;
}

/** The stock moved while the form was open: nothing is guessed, the office says which number it meant. */
export function StockNote({ choices: { written, left, moved }, isSaving, onChoose }: StockNoteProps) {
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={`The stock has changed since you opened this: there are ${left} now. Nothing was saved.`}
      description={
        <>
          <p className={layout.spaceBelow}>You wrote {written}. Which number is right?</p>
          <div className={layout.row}>
            <Button disabled={isSaving} onClick={() => onChoose(written, left)}>
              {written}: I counted them just now
            </Button>
            {moved ? (
              <Button disabled={isSaving} onClick={() => onChoose(moved.to, left)}>
                {moved.to}: I {moved.by > 0 ? `put ${moved.by} on` : `took ${-moved.by} off`} the shelf
              </Button>
            ) : null}
            <Button disabled={isSaving} onClick={() => onChoose(left, left)}>
              {left}: leave it as it is
            </Button>
          </div>
        </>
      }
    />
  );
}
