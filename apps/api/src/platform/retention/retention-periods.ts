import { restorableDays } from '@ministry/domain';
/** A period of calendar time; the length of months and years follows the calendar. */
export type Period = {
  hours?: number;
  days?: number;
  months?: number;
  years?: number;
};

/** How long each kind of data is stored. This is the only definition: docs/retention.md lists the rules, the privacy page shows the same periods. */
export const retentionPeriods = {
  /** Orders, gifts and the books of account. */
  accounts: { years: 7 },
  /** Messages and prayer requests, and registrations after their event. */
  correspondence: { months: 24 },
  /** After the event: people who got no seat may be told when it is repeated soon. */
  waitingList: { days: 30 },
  /** Daily visit counts, so that a month can be compared with the same month of the year before. */
  visits: { months: 25 },
  /** Everything that an admin deleted; it can be restored until then. */
  deleted: { days: restorableDays },
  /** Files that nothing uses yet: somebody may still be writing the text that uses them. */
  unusedFile: { days: 30 },
  /** The site before an import; the import can be undone until then. */
  previousSite: { days: 30 },
  /** Files written instead of e-mails and texts where no mail server or text gateway is configured. */
  messageFile: { days: 30 },
  sandboxCheckout: { days: 30 },
  sentMessage: { days: 90 },
  topicNotification: { days: 90 },
  /** Messages whose delivery was given up: somebody may still look for the reason. */
  undeliveredMessage: { days: 365 },
  paymentNotification: { days: 90 },
  /** Recordings of an external media server that nobody has taken over: it records rehearsals too. */
  untakenRecording: { days: 7 },
  /** Console forms that were typed and not saved; the device has its own copy. */
  editorDraft: { days: 30 },
  idempotencyKey: { hours: 24 },
  signInFailure: { hours: 24 },
  /** Since the last byte; nobody returns to a resumable upload after that. */
  resumableUpload: { hours: 24 },
  /** An upload that is not complete by then will not be finished. */
  unfinishedUpload: { hours: 6 },
  /** Since the last byte; nobody is writing to an incoming file after that. */
  incomingFile: { hours: 1 },
  /** As soon as the rule runs. */
  none: { hours: 0 },
} as const satisfies Record<string, Period>;

export type RetentionPeriodName = keyof typeof retentionPeriods;

/** The time that lies a period before `now`, in UTC. */
export function periodBefore(now: Date, { hours = 0, days = 0, months = 0, years = 0 }: Period): Date {
  const moment = new Date(now);
  moment.setUTCFullYear(moment.getUTCFullYear() - years);
  moment.setUTCMonth(moment.getUTCMonth() - months);
  return new Date(moment.getTime() - (days * 24 + hours) * 3_600_000);
}

/** '24 months', '30 days', 'at once' */
export function describePeriod(period: Period): string {
  const [unit, count] = Object.entries<number>(period)[0] ?? ['hours', 0];
  return count === 0 ? 'at once' : `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
}
