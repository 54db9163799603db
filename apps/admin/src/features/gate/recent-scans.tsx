import { Button } from 'antd';
import { gateCopy as copy, placeAndTime } from './gate.copy.ts';
import type { GateSession } from './gate-session.ts';
import { gateTexts } from './gate-texts.copy.ts';
import layout from '../../components/layout.module.css';
import styles from './gate.module.css';

/** Scans of this phone that are shown, each with a way back. */
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
      <ul className={`${layout.plainList} ${styles.people}`}>
        {entries.map((scan) => {
          const name = scan.name ?? nameOf(scan.ticket);
          const inside = gate.presence.entriesOf(scan.ticket);
          const isDouble = inside.length > 1;
          return (
            <li key={scan.id} data-double={isDouble || undefined}>
              <span>
                {name}
                <small>
                  {isDouble
                    ? gateTexts.twice({ join: inside.map(placeAndTime).join(', ') })
                    : inside.length === 0
                      ? gateTexts.takenBack
                      : placeAndTime(scan)}
                </small>
              </span>
              {inside.length > 0 ? (
                <Button size="large" aria-label={`${copy.undo}: ${name}`} onClick={() => onUndo(scan.ticket, name)}>
                  {copy.undo}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
