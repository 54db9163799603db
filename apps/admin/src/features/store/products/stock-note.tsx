import { Alert, Button } from 'antd';
import type { StockChoices } from './product.ts';
import { productsCopy as copy } from './products.copy.ts';
import layout from '../../../components/layout.module.css';

interface StockNoteProps {
  choices: StockChoices;
  isSaving: boolean;
  /** @param left current number of units, as shown to the office */
  onChoose(units: number, left: number): void;
}

/** Shown if the stock changed while the form was open. Nothing is guessed: the office chooses which number it meant. */
export function StockNote({ choices: { written, left, moved }, isSaving, onChoose }: StockNoteProps) {
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={copy.stockQuestion.title({ left })}
      description={
        <>
          <p className={layout.spaceBelow}>{copy.stockQuestion.text({ written })}</p>
          <div className={layout.row}>
            <Button disabled={isSaving} onClick={() => onChoose(written, left)}>
              {copy.stockQuestion.counted({ written })}
            </Button>
            {moved ? (
              <Button disabled={isSaving} onClick={() => onChoose(moved.to, left)}>
                {moved.by > 0
                  ? copy.stockQuestion.putOn({ to: moved.to, by: moved.by })
                  : copy.stockQuestion.tookOff({ to: moved.to, by: -moved.by })}
              </Button>
            ) : null}
            <Button disabled={isSaving} onClick={() => onChoose(left, left)}>
              {copy.stockQuestion.leave({ left })}
            </Button>
          </div>
        </>
      }
    />
  );
}
