import { Button } from 'antd';
import { commonCopy as common } from '../../common.copy.ts';
import { gateCopy as copy } from './gate.copy.ts';
import { placeAndTime } from './gate-answers.ts';
import type { GateSession } from './gate-session.ts';
import layout from '../../components/layout.module.css';

/** Number of scans of this phone that are shown, each with an Undo button. */
const maxShown = 5;

interface RecentScansProps {
  gate: GateSession;
  nameOf(ticket: string): string;
  onUndo(ticket: string, name: string): unknown;
}

export function RecentScans({ gate, nameOf, onUndo }: RecentScansProps) {
  const entries = gate.recent.filter(({ kind }) => kind !== 'undo').slice(0, maxShown);
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="gate-recent">
      <h2 id="gate-recent">{copy.recent}</h2>
      <ul className={`${layout.plainList} ${layout.lines} ${layout.rows}`}>
        {entries.map((scan) => {
          const name = scan.name ?? nameOf(scan.ticket);
          const inside = gate.ticketScans.entriesOf(scan.ticket);
          const isDouble = inside.length > 1;
          return (
            <li key={scan.id}>
              <span>
                <strong className={`${layout.strong} ${layout.block}`}>{name}</strong>
                <small className={isDouble ? layout.error : undefined}>
                  {isDouble
                    ? copy.enteredTwice({ entries: inside.map(placeAndTime).join(', ') })
                    : inside.length === 0
                      ? copy.takenBack
                      : placeAndTime(scan)}
                </small>
              </span>
              {inside.length > 0 ? (
                <Button size="large" aria-label={copy.undoNamed({ name })} onClick={() => onUndo(scan.ticket, name)}>
                  {common.undo}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
