import { Alert, Button } from 'antd';
import type { StockChoices } from './product.ts';
import { productsCopy as copy } from './products.copy.ts';
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
      title={copy.theStockHasChangedSince({ left })}
      description={
        <>
          <p className={layout.spaceBelow}>{copy.youWroteWhichNumberIs({ written })}</p>
          <div className={layout.row}>
            <Button disabled={isSaving} onClick={() => onChoose(written, left)}>
              {copy.iCountedThemJustNow({ written })}
            </Button>
            {moved ? (
              <Button disabled={isSaving} onClick={() => onChoose(moved.to, left)}>
                {moved.to}: I {moved.by > 0 ? copy.putOn({ by: moved.by }) : copy.tookOff({ value: -moved.by })}{' '}
                {copy.theShelf}
              </Button>
            ) : null}
            <Button disabled={isSaving} onClick={() => onChoose(left, left)}>
              {copy.leaveItAsItIs({ left })}
            </Button>
          </div>
        </>
      }
    />
  );
}
