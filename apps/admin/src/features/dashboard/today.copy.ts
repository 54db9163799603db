import type { TodayResponse } from '@ministry/api-client';
import { type Kind, kinds } from '../../content/kinds.ts';
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
      text: many(today.store?.lowStock ?? 0, 'product running out', 'products running out'),
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
      text: many(prayers.urgent, 'urgent prayer request', 'urgent prayer requests'),
      to: '/messages/prayers?status=urgent',
      isUrgent: true,
    },
    {
      count: undelivered,
      text: many(undelivered, 'message that could not be delivered', 'messages that could not be delivered'),
      to: '/outbox?status=dead',
      isUrgent: true,
    },
    {
      count: payments.attention,
      text: many(payments.attention, 'payment that does not fit', 'payments that do not fit'),
      to: '/donations/payments?needsReview=true',
      isUrgent: true,
    },
    {
      count: store.attention,
      text: many(store.attention, 'order to look into', 'orders to look into'),
      to: '/store/orders?attention=true',
      isUrgent: true,
    },
    ...assignedTasks(messages.assignedToMe, prayers.assignedToMe, store.assignedToMe),
    {
      count: payments.reversed,
      text: many(payments.reversed, 'payment taken back this week', 'payments taken back this week'),
      to: '/donations/payments?status=reversed',
    },
    { count: store.toPack, text: many(store.toPack, 'order to pack', 'orders to pack'), to: '/store/packing' },
    ...messageTasks(messages, prayers),
    {
      count: testimonies,
      text: many(testimonies, 'testimony to review', 'testimonies to review'),
      to: '/community/testimonials',
    },
    {
      count: recordings,
      text: many(recordings, 'recording to use or to delete', 'recordings to use or to delete'),
      to: '/sermons/recordings',
    },
  ].filter(({ count }) => count > 0);
}

/** What waits for whoever asks, and for nobody else. */
const assignedTasks = (messages: number, prayers: number, orders: number): Task[] => [
  {
    count: messages,
    text: many(messages, 'message assigned to you', 'messages assigned to you'),
    to: '/messages?status=unanswered&assignedTo=me',
    isCounted: true,
  },
  {
    count: prayers,
    text: many(prayers, 'prayer request assigned to you', 'prayer requests assigned to you'),
    to: '/messages/prayers?status=unanswered&assignedTo=me',
    isCounted: true,
  },
  {
    count: orders,
    text: many(orders, 'order assigned to you', 'orders assigned to you'),
    to: '/store/orders?assignedTo=me',
    isCounted: true,
  },
];

const maxNamed = 3;

/** Names tell which to restore from a backup or to upload again; the log says who uploaded them and when. */
const lostFilesTask = ({ count, named }: NonNullable<TodayResponse['lostFiles']>): Task => ({
  count,
  text: `uploaded ${many(count, 'file', 'files')} missing or damaged`,
  details: [...named.slice(0, maxNamed), ...(count > maxNamed ? [`and ${figure(count - maxNamed)} more`] : [])],
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
      text: many(readOnly, 'message read but not answered', 'messages read but not answered'),
      to: '/messages?status=unanswered',
    },
    {
      count: prayers.pending - prayers.urgent,
      text: many(prayers.pending - prayers.urgent, 'prayer request not answered', 'prayer requests not answered'),
      to: '/messages/prayers?status=unanswered',
    },
  ];
}

const draftTasks = (drafts: NonNullable<TodayResponse['drafts']>): Task[] =>
  (Object.keys(kinds) as Kind[]).map((kind) => {
    const { one, many: several, address } = kinds[kind];
    return {
      count: drafts[kind],
      text: `${many(drafts[kind], one, several)} not published`,
      to: `${address}?status=draft`,
    };
  });

/** '18 of 20 seats taken', '18 registered', 'no registration'. */
export function seats({ seatsTaken, attendeeLimit, registrationRequired }: EventToday): string {
  if (!registrationRequired) return 'no registration';
  return attendeeLimit === null
    ? `${figure(seatsTaken)} registered`
    : `${figure(seatsTaken)} of ${figure(attendeeLimit)} seats taken`;
}

/** At most a tenth of the seats is left. */
export const isNearlyFull = ({ seatsTaken, attendeeLimit }: EventToday): boolean =>
  attendeeLimit !== null && seatsTaken * 10 >= attendeeLimit * 9;
