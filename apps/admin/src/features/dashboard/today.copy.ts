import type { TodayResponse } from '@ministry/api-client';
import { type Kind, kinds } from '../../content/kinds.ts';
import { dashboardCopy as copy } from './dashboard.copy.ts';
import { figure } from './summary-figures.ts';

export type EventToday = NonNullable<TodayResponse['events']>[number];

/** One thing that waits, with the list where it is done. */
export interface Task {
  count: number;
  /** What stands after the figure: 'unread messages'. */
  text: string;
  /** A line each below it. */
  details?: string[];
  /** Address inside the console, filtered. */
  to: string;
  isUrgent?: boolean;
  /** Part of what another task counts. */
  isCounted?: boolean;
}

const many = (count: number, one: string, more: string): string => (count === 1 ? one : more);

/** What waits, the most urgent first; nothing that is done. */
export const whatWaits = (today: TodayResponse): Task[] => [
  ...whatCameIn(today),
  ...[
    {
      count: today.store?.lowStock ?? 0,
      text: many(today.store?.lowStock ?? 0, copy.productRunningOut, copy.productsRunningOut),
      to: '/store?status=low',
    },
    ...(today.drafts ? draftTasks(today.drafts) : []),
  ].filter(({ count }) => count > 0),
];

/** What came in from others and nobody has seen to yet; what the role may not see counts as nothing. */
export function whatCameIn({
  messages = { unread: 0, unanswered: 0, assignedToMe: 0 },
  prayers = { pending: 0, urgent: 0, assignedToMe: 0 },
  testimonies = 0,
  recordings = 0,
  undelivered = 0,
  store = { toPack: 0, attention: 0, assignedToMe: 0, lowStock: 0 },
  payments = { attention: 0, reversed: 0 },
  lostFiles = { count: 0, named: [] },
}: TodayResponse): Task[] {
  return [
    lostFilesTask(lostFiles),
    {
      count: prayers.urgent,
      text: many(prayers.urgent, copy.urgentPrayerRequest, copy.urgentPrayerRequests),
      to: '/messages/prayers?status=urgent',
      isUrgent: true,
    },
    {
      count: undelivered,
      text: many(undelivered, copy.messageThatCouldNotBe, copy.messagesThatCouldNotBe),
      to: '/outbox?status=dead',
      isUrgent: true,
    },
    {
      count: payments.attention,
      text: many(payments.attention, copy.paymentThatDoesNotFit, copy.paymentsThatDoNotFit),
      to: '/donations/payments?needsReview=true',
      isUrgent: true,
    },
    {
      count: store.attention,
      text: many(store.attention, copy.orderToLookInto, copy.ordersToLookInto),
      to: '/store/orders?attention=true',
      isUrgent: true,
    },
    ...assignedTasks(messages.assignedToMe, prayers.assignedToMe, store.assignedToMe),
    {
      count: payments.reversed,
      text: many(payments.reversed, copy.paymentTakenBackThisWeek, copy.paymentsTakenBackThisWeek),
      to: '/donations/payments?status=reversed',
    },
    { count: store.toPack, text: many(store.toPack, copy.orderToPack, copy.ordersToPack), to: '/store/packing' },
    ...messageTasks(messages, prayers),
    {
      count: testimonies,
      text: many(testimonies, copy.testimonyToReview, copy.testimoniesToReview),
      to: '/community/testimonials',
    },
    {
      count: recordings,
      text: many(recordings, copy.recordingToUseOrTo, copy.recordingsToUseOrTo),
      to: '/sermons/recordings',
    },
  ].filter(({ count }) => count > 0);
}

/** What waits for whoever asks, and for nobody else. */
const assignedTasks = (messages: number, prayers: number, orders: number): Task[] => [
  {
    count: messages,
    text: many(messages, copy.messageAssignedToYou, copy.messagesAssignedToYou),
    to: '/messages?status=unanswered&assignedTo=me',
    isCounted: true,
  },
  {
    count: prayers,
    text: many(prayers, copy.prayerRequestAssignedToYou, copy.prayerRequestsAssignedToYou),
    to: '/messages/prayers?status=unanswered&assignedTo=me',
    isCounted: true,
  },
  {
    count: orders,
    text: many(orders, copy.orderAssignedToYou, copy.ordersAssignedToYou),
    to: '/store/orders?assignedTo=me',
    isCounted: true,
  },
];

const maxNamed = 3;

/** Names tell which to restore from a backup or to upload again; the log says who uploaded them and when. */
const lostFilesTask = ({ count, named }: NonNullable<TodayResponse['lostFiles']>): Task => ({
  count,
  text: copy.uploadedMissingOrDamaged({ count: many(count, 'file', 'files') }),
  details: [
    ...named.slice(0, maxNamed),
    ...(count > maxNamed ? [copy.andMore({ figure: figure(count - maxNamed) })] : []),
  ],
  to: '/audit?entity=upload',
  isUrgent: true,
});

function messageTasks(
  messages: NonNullable<TodayResponse['messages']>,
  prayers: NonNullable<TodayResponse['prayers']>,
): Task[] {
  const readOnly = messages.unanswered - messages.unread;
  return [
    {
      count: messages.unread,
      text: many(messages.unread, 'unread message', 'unread messages'),
      to: '/messages?status=unread',
    },
    {
      count: readOnly,
      text: many(readOnly, copy.messageReadButNotAnswered, copy.messagesReadButNotAnswered),
      to: '/messages?status=unanswered',
    },
    {
      count: prayers.pending - prayers.urgent,
      text: many(prayers.pending - prayers.urgent, copy.prayerRequestNotAnswered, copy.prayerRequestsNotAnswered),
      to: '/messages/prayers?status=unanswered',
    },
  ];
}

const draftTasks = (drafts: NonNullable<TodayResponse['drafts']>): Task[] =>
  (Object.keys(kinds) as Kind[]).map((kind) => {
    const { one, many: several, address } = kinds[kind];
    return {
      count: drafts[kind],
      text: copy.notPublished({ many: many(drafts[kind], one, several) }),
      to: `${address}?status=draft`,
    };
  });

/** '18 of 20 seats taken', '18 registered', 'no registration'. */
export function seats({ seatsTaken, attendeeLimit, registrationRequired }: EventToday): string {
  if (!registrationRequired) return 'no registration';
  return attendeeLimit === null
    ? copy.registered({ seatsTaken: figure(seatsTaken) })
    : copy.ofSeatsTaken({ seatsTaken: figure(seatsTaken), attendeeLimit: figure(attendeeLimit) });
}

/** At most a tenth of the seats is left. */
export const isNearlyFull = ({ seatsTaken, attendeeLimit }: EventToday): boolean =>
  attendeeLimit !== null && seatsTaken * 10 >= attendeeLimit * 9;
