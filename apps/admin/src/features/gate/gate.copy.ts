import { formatTime, type Scan } from '@ministry/domain';
import type { LineState } from './gate-session.ts';

/** 'Gate B 9:12 AM' */
export const placeAndTime = ({ gate, at }: Scan): string => `${gate} ${formatTime(new Date(at))}`;

/** What a steward is told, at arm's length: a word, a sentence, a colour. */
export interface Outcome {
  tone: 'in' | 'already' | 'stop' | 'unknown';
  word: string;
  text: string;
}

export const outcomes = {
  in: (name: string): Outcome => ({ tone: 'in', word: 'IN', text: name }),
  already: (name: string, entries: readonly Scan[]): Outcome => ({
    tone: 'already',
    word: 'ALREADY IN',
    text: `${name}: ${entries.map(placeAndTime).join(', and ')}`,
  }),
  undone: (name: string): Outcome => ({
    tone: 'unknown',
    word: 'TAKEN BACK',
    text: `${name} is not counted as inside`,
  }),
  'other-event': { tone: 'stop', word: 'OTHER EVENT', text: 'This ticket is for another event.' },
  'given-back': {
    tone: 'stop',
    word: 'NOT IN THE LIST',
    text: 'The seat was probably given back. Fetch the list again, or search by name.',
  },
  forged: { tone: 'stop', word: 'FORGED', text: 'We have not made this ticket.' },
  torn: { tone: 'stop', word: 'CANNOT BE READ', text: 'No ticket, or part of its code is missing. Search by name.' },
  unknown: {
    tone: 'unknown',
    word: 'NOT IN THE LIST',
    text: 'This phone cannot check the ticket. Fetch the list again, or search by name.',
  },
  full: {
    tone: 'stop',
    word: 'NOT WRITTEN DOWN',
    text: 'This phone is full or stores nothing. Write the name on paper, and free some room.',
  },
} as const;

/** The name of a ticket that is newer than the list on the phone. */
export const newerTicket = (ticket: string): string => `Ticket ${ticket}, newer than this list`;

export function lineText(line: LineState, waiting: number): string {
  const scans = waiting === 1 ? '1 scan waits' : `${waiting.toLocaleString('en-GB')} scans wait`;
  if (line === 'no-line') return waiting === 0 ? 'No line. Everything works on.' : `No line: ${scans} on this phone.`;
  if (line === 'refused') return `The server refused: ${scans} on this phone. Tell the office.`;
  if (line === 'signed-out')
    return waiting === 0 ? 'Nobody is signed in.' : `Nobody is signed in: ${scans} on this phone.`;
  if (line === 'unknown') return 'Looking for a line…';
  return waiting === 0 ? 'Everything is sent.' : `Sending: ${scans}.`;
}

export const gateCopy = {
  lead: 'Check people in. Works without a line and is sent when it is back.',
  gateLabel: 'Which gate is this?',
  gateHint: 'Others see it where a ticket comes twice: Gate B',
  start: 'Start',
  inside: 'inside',
  scan: 'Scan tickets',
  stopScan: 'Stop the camera',
  noCamera: 'The camera could not be opened. Allow it for this site, or type the code.',
  noReader: 'What reads QR codes could not be loaded. Try again with a line, or type the code under it.',
  search: 'Name, last digits of the phone, or code',
  searchHint: 'Any part of the name',
  checkCode: 'Check the code',
  none: 'Nobody of that name registered.',
  enter: 'In',
  undo: 'Undo',
  walkIn: 'Walk-in',
  walkInName: 'Name of who comes without a ticket',
  walkInAdd: 'Let in',
  recent: 'Latest on this phone',
  fetchAgain: 'Fetch the list again',
  remove: 'Remove the list from this phone',
  removeWaiting: 'Scans wait to be sent: find a line first.',
  noList: 'The list is not on this phone yet',
  fetch: 'Fetch the list',
  pageStored: {
    asking: 'Storing this page on the phone…',
    stored: 'This page opens without a line too.',
    failed: 'This page could not be stored on the phone: keep it open where there is no line.',
  },
  open: 'Open check-in without signing in',
  openHint: (title: string) =>
    `The list of ‘${title}’ is on this phone. What you scan is kept on it until it can be sent.`,
  withoutSignIn: 'Opened without signing in: what you scan is kept on this phone.',
  signIn: 'Sign in',
} as const;
