import { formatTime, type Scan } from '@ministry/domain';
import { gateCopy } from './gate.copy.ts';
import type { LineState } from './gate-session.ts';

const { outcomes: copy, line: lineCopy } = gateCopy;

/** 'Gate B 9:12 AM' */
export const placeAndTime = ({ gate, at }: Scan): string => `${gate} ${formatTime(new Date(at))}`;

/** The result that a steward reads at arm's length: a word, a sentence and a colour. */
export interface Outcome {
  tone: 'in' | 'already' | 'stop' | 'unknown';
  word: string;
  text: string;
}

export const outcomes = {
  in: (name: string): Outcome => ({ tone: 'in', word: copy.in, text: name }),
  already: (name: string, before: readonly Scan[]): Outcome => {
    const entries = before.map(placeAndTime).reduce((earlier, next) => copy.and({ before: earlier, next }));
    return { tone: 'already', word: copy.already.word, text: copy.already.text({ name, entries }) };
  },
  undone: (name: string): Outcome => ({ tone: 'unknown', word: copy.undone.word, text: copy.undone.text({ name }) }),
  'other-event': { tone: 'stop', ...copy.otherEvent },
  'given-back': { tone: 'stop', ...copy.givenBack },
  forged: { tone: 'stop', ...copy.forged },
  torn: { tone: 'stop', ...copy.torn },
  unknown: { tone: 'unknown', ...copy.unknown },
  full: { tone: 'stop', ...copy.full },
} as const;

/** Shown as the name of a ticket that is newer than the list on the phone. */
export const newerTicket = (ticket: string): string => copy.newerTicket({ ticket });

/** @param waiting number of scans that are not sent yet */
export function lineText(line: LineState, waiting: number): string {
  const count = { count: waiting };
  switch (line) {
    case 'no-line':
      return waiting === 0 ? lineCopy.none : lineCopy.noneWaiting(count);
    case 'refused':
      return lineCopy.refused(count);
    case 'signed-out':
      return waiting === 0 ? lineCopy.signedOut : lineCopy.signedOutWaiting(count);
    case 'unknown':
      return lineCopy.unknown;
    case 'sent':
      return waiting === 0 ? lineCopy.sent : lineCopy.sending(count);
  }
}
