import { formatTime, type Scan } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import type { LineState } from './gate-session.ts';
import { gateTexts as copy } from './gate-texts.copy.ts';

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
    text: copy.isNotCountedAsInside({ name }),
  }),
  'other-event': { tone: 'stop', word: 'OTHER EVENT', text: copy.thisTicketIsForAnother },
  'given-back': {
    tone: 'stop',
    word: copy.notInTheList,
    text: copy.theSeatWasProbablyGiven,
  },
  forged: { tone: 'stop', word: 'FORGED', text: copy.weHaveNotMadeThis },
  torn: { tone: 'stop', word: copy.cannotBeRead, text: copy.noTicketOrPartOf },
  unknown: {
    tone: 'unknown',
    word: copy.notInTheList,
    text: copy.thisPhoneCannotCheckThe,
  },
  full: {
    tone: 'stop',
    word: copy.notWrittenDown,
    text: copy.thisPhoneIsFullOr,
  },
} as const;

/** The name of a ticket that is newer than the list on the phone. */
export const newerTicket = (ticket: string): string => copy.ticketNewerThanThisList({ ticket });

export function lineText(line: LineState, waiting: number): string {
  const scans = waiting === 1 ? '1 scan waits' : copy.scansWait({ localeString: waiting.toLocaleString('en-GB') });
  if (line === 'no-line') return waiting === 0 ? copy.noLineEverythingWorksOn : copy.noLineOnThisPhone({ scans });
  if (line === 'refused') return copy.theServerRefusedOnThis({ scans });
  if (line === 'signed-out') return waiting === 0 ? copy.nobodyIsSignedIn : copy.nobodyIsSignedInOn({ scans });
  if (line === 'unknown') return copy.lookingForALine;
  return waiting === 0 ? copy.everythingIsSent : copy.sending({ scans });
}

export const gateCopy = {
  lead: copy.checkPeopleInWorksWithout,
  gateLabel: copy.whichGateIsThis,
  gateHint: copy.othersSeeItWhereA,
  start: 'Start',
  inside: 'inside',
  scan: copy.scanTickets,
  stopScan: copy.stopTheCamera,
  noCamera: copy.theCameraCouldNotBe,
  noReader: copy.whatReadsQrCodesCould,
  search: copy.nameLastDigitsOfThe,
  searchHint: copy.anyPartOfTheName,
  checkCode: copy.checkTheCode,
  none: copy.nobodyOfThatNameRegistered,
  enter: 'In',
  undo: common.undo,
  walkIn: 'Walk-in',
  walkInName: copy.nameOfWhoComesWithout,
  walkInAdd: copy.letIn,
  recent: copy.latestOnThisPhone,
  fetchAgain: copy.fetchTheListAgain,
  remove: copy.removeTheListFromThis,
  removeWaiting: copy.scansWaitToBeSent,
  noList: copy.theListIsNotOn,
  fetch: copy.fetchTheList,
  pageStored: {
    asking: copy.storingThisPageOnThe,
    stored: copy.thisPageOpensWithoutA,
    failed: copy.thisPageCouldNotBe,
  },
  open: copy.openCheckInWithoutSigning,
  openHint: (title: string) => copy.theListOfIsOn({ title }),
  withoutSignIn: copy.openedWithoutSigningInWhat,
  signIn: copy.signIn,
} as const;
