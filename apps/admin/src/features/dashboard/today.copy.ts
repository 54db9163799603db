import type { TodayResponse } from '@ministry/api-client';
import { message, messages } from '@ministry/messages';
import { type Kind, kinds } from '../../content/kinds.ts';

/** Waiting tasks, and how full events are. The console's bar shows them too, so every page loads these texts. */
const copy = messages('admin.today', {
  // Each follows its number: '3' 'unread messages'.
  lostFiles: message<{ count: number }>(
    '{count, plural, one {uploaded file missing or damaged} other {uploaded files missing or damaged}}',
  ),
  urgentPrayers: message<{ count: number }>(
    '{count, plural, one {urgent prayer request} other {urgent prayer requests}}',
  ),
  undelivered: message<{ count: number }>(
    '{count, plural, one {message that could not be delivered} other {messages that could not be delivered}}',
  ),
  paymentsToReview: message<{ count: number }>('{count, plural, one {payment to review} other {payments to review}}'),
  ordersToLookInto: message<{ count: number }>('{count, plural, one {order to look into} other {orders to look into}}'),
  assignedMessages: message<{ count: number }>(
    '{count, plural, one {message assigned to you} other {messages assigned to you}}',
  ),
  assignedPrayers: message<{ count: number }>(
    '{count, plural, one {prayer request assigned to you} other {prayer requests assigned to you}}',
  ),
  assignedOrders: message<{ count: number }>(
    '{count, plural, one {order assigned to you} other {orders assigned to you}}',
  ),
  paymentsReversed: message<{ count: number }>(
    '{count, plural, one {payment taken back this week} other {payments taken back this week}}',
  ),
  ordersToPack: message<{ count: number }>('{count, plural, one {order to pack} other {orders to pack}}'),
  unreadMessages: message<{ count: number }>('{count, plural, one {unread message} other {unread messages}}'),
  unansweredMessages: message<{ count: number }>(
    '{count, plural, one {message read but not answered} other {messages read but not answered}}',
  ),
  unansweredPrayers: message<{ count: number }>(
    '{count, plural, one {prayer request not answered} other {prayer requests not answered}}',
  ),
  testimonies: message<{ count: number }>('{count, plural, one {testimony to review} other {testimonies to review}}'),
  recordings: message<{ count: number }>(
    '{count, plural, one {recording to use or to delete} other {recordings to use or to delete}}',
  ),
  lowStock: message<{ count: number }>('{count, plural, one {product running out} other {products running out}}'),
  drafts: {
    sermons: message<{ count: number }>('{count, plural, one {sermon not published} other {sermons not published}}'),
    events: message<{ count: number }>('{count, plural, one {event not published} other {events not published}}'),
    ministries: message<{ count: number }>(
      '{count, plural, one {ministry not published} other {ministries not published}}',
    ),
    announcements: message<{ count: number }>(
      '{count, plural, one {announcement not published} other {announcements not published}}',
    ),
    pages: message<{ count: number }>('{count, plural, one {page not published} other {pages not published}}'),
  },
  // Below the names of some missing files.
  andMore: message<{ count: number }>('and {count, number} more'),
  // Registration state of an event, after its day.
  seats: {
    noRegistration: 'no registration',
    registered: message<{ count: number }>('{count, number} registered'),
    taken: message<{ taken: number; limit: number }>('{taken, number} of {limit, number} seats taken'),
  },
});

export type EventToday = NonNullable<TodayResponse['events']>[number];

/** One kind of waiting task, with the list where it is dealt with. */
export interface Task {
  count: number;
  /** Label after the number: 'unread messages'. */
  text: string;
  /** Lines below the label. */
  details?: string[];
  /** Address inside the console, including filters. */
  to: string;
  isUrgent?: boolean;
  /** Already included in the count of another task. */
  isCounted?: boolean;
}

/** Waiting tasks, the most urgent first. Tasks with a count of 0 are left out. */
export const whatWaits = (today: TodayResponse): Task[] => [
  ...whatCameIn(today),
  ...[
    task(today.store?.lowStock ?? 0, copy.lowStock, '/store?status=low'),
    ...(today.drafts ? draftTasks(today.drafts) : []),
  ].filter(({ count }) => count > 0),
];

/** Items that came in and are not dealt with yet. Items that the role may not see count as 0. */
export function whatCameIn({
  messages: mail = { unread: 0, unanswered: 0, assignedToMe: 0 },
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
    urgent(task(prayers.urgent, copy.urgentPrayers, '/messages/prayers?status=urgent&item=first')),
    urgent(task(undelivered, copy.undelivered, '/outbox?status=dead')),
    urgent(task(payments.attention, copy.paymentsToReview, '/donations/payments?needsReview=true')),
    urgent(task(store.attention, copy.ordersToLookInto, '/store/orders?attention=true')),
    ...assignedTasks(mail.assignedToMe, prayers.assignedToMe, store.assignedToMe),
    task(payments.reversed, copy.paymentsReversed, '/donations/payments?status=reversed'),
    task(store.toPack, copy.ordersToPack, '/store/packing'),
    ...messageTasks(mail, prayers),
    task(testimonies, copy.testimonies, '/community/testimonials'),
    task(recordings, copy.recordings, '/sermons/recordings'),
  ].filter(({ count }) => count > 0);
}

const task = (count: number, text: (values: { count: number }) => string, to: string): Task => ({
  count,
  text: text({ count }),
  to,
});
const urgent = (one: Task): Task => ({ ...one, isUrgent: true });
const countedElsewhere = (one: Task): Task => ({ ...one, isCounted: true });

/** Tasks that are assigned to the signed-in account. */
const assignedTasks = (mail: number, prayers: number, orders: number): Task[] =>
  [
    task(mail, copy.assignedMessages, '/messages?status=unanswered&assignedTo=me&item=first'),
    task(prayers, copy.assignedPrayers, '/messages/prayers?status=unanswered&assignedTo=me&item=first'),
    task(orders, copy.assignedOrders, '/store/orders?assignedTo=me'),
  ].map(countedElsewhere);

const maxNamed = 3;

/** The names show which files to restore from a backup or to upload again; the log states who uploaded them and when. */
const lostFilesTask = ({ count, named }: NonNullable<TodayResponse['lostFiles']>): Task => ({
  ...urgent(task(count, copy.lostFiles, '/audit?entity=upload')),
  details: [...named.slice(0, maxNamed), ...(count > maxNamed ? [copy.andMore({ count: count - maxNamed })] : [])],
});

const messageTasks = (
  mail: NonNullable<TodayResponse['messages']>,
  prayers: NonNullable<TodayResponse['prayers']>,
): Task[] => [
  task(mail.unread, copy.unreadMessages, '/messages?status=unread&item=first'),
  task(mail.unanswered - mail.unread, copy.unansweredMessages, '/messages?status=unanswered&item=first'),
  task(prayers.pending - prayers.urgent, copy.unansweredPrayers, '/messages/prayers?status=unanswered&item=first'),
];

const draftTasks = (drafts: NonNullable<TodayResponse['drafts']>): Task[] =>
  (Object.keys(kinds) as Kind[]).map((kind) =>
    task(drafts[kind], copy.drafts[kind], `${kinds[kind].address}?status=draft`),
  );

/** '18 of 20 seats taken', '18 registered', 'no registration'. */
export function seats({ seatsTaken, attendeeLimit, registrationRequired }: EventToday): string {
  if (!registrationRequired) return copy.seats.noRegistration;
  return attendeeLimit === null
    ? copy.seats.registered({ count: seatsTaken })
    : copy.seats.taken({ taken: seatsTaken, limit: attendeeLimit });
}

/** At most a tenth of the seats is left. */
export const isNearlyFull = ({ seatsTaken, attendeeLimit }: EventToday): boolean =>
  attendeeLimit !== null && seatsTaken * 10 >= attendeeLimit * 9;
