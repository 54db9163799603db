import { restorableDays } from '@ministry/domain';
/** A span of calendar time; months and years are as long as the calendar makes them. */
export type Period = {
  hours?: number;
  days?: number;
  months?: number;
  years?: number;
};

/** How long what is stored: the only place that says it. docs/retention.md lists the rules; the privacy page gives visitors the same figures. */
export const retentionPeriods = {
  /** Orders, gifts and the books of account. */
  accounts: { years: 7 },
  /** Messages and prayer requests, and registrations after their event. */
  correspondence: { months: 24 },
  /** After the event: who waited in vain may be told when it is held again soon. */
  waitingList: { days: 30 },
  /** Counts of a day's visits, so that a month can be held against the same one of the year before. */
  visits: { months: 25 },
  /** Whatever an admin deleted: until then it can be restored. */
  deleted: { days: restorableDays },
  /** Files that nothing uses: somebody may still be writing what they are for. */
  unusedFile: { days: 30 },
  /** What a site had before an import: until then the import can be taken back. */
  previousSite: { days: 30 },
  /** Files that stand for e-mails and texts where no mail server or text gateway is set. */
  messageFile: { days: 30 },
  sandboxCheckout: { days: 30 },
  sentMessage: { days: 90 },
  topicNotification: { days: 90 },
  /** Messages that were given up: somebody may still find out why. */
  undeliveredMessage: { days: 365 },
  paymentNotification: { days: 90 },
  /** Recordings of a media server outside that nobody has taken: it records rehearsals too. */
  untakenRecording: { days: 7 },
  /** Forms of the console that were typed and not saved; the device keeps its own. */
  editorDraft: { days: 30 },
  idempotencyKey: { hours: 24 },
  signInFailure: { hours: 24 },
  /** Without a byte; after that nobody comes back to a resumable upload. */
  resumableUpload: { hours: 24 },
  /** After that an upload that was begun is not going to be finished. */
  unfinishedUpload: { hours: 6 },
  /** Without a byte; after that nobody is writing to an incoming file. */
  incomingFile: { hours: 1 },
  /** As soon as it is seen. */
  none: { hours: 0 },
} as const satisfies Record<string, Period>;

export type RetentionPeriodName = keyof typeof retentionPeriods;

/** The moment that lies a period before another, in UTC. */
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
