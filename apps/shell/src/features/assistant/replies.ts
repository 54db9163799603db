import { formatDay, formatDayTime, ministry, weekdays } from '@ministry/domain';
import { officePhoneHref } from '../../app/links.ts';
import { linkCopy, offers, says, suggest } from './assistant.copy.ts';
import { intentOf, namedIn, subjectOf, type Intent } from './intents.ts';
import type { MessageLink, TaskType, UserContext } from './memory.ts';
import { sermonsFor, upcomingAbout, type KnownMinistry, type AssistantContext } from './assistant-context.ts';

/** An answer, what it adds to the memory, and what it schedules. */
export interface Reply {
  content: string;
  /** Announces the scheduled task; left out for visitors without reminders. */
  promise?: string;
  links?: readonly MessageLink[];
  options?: readonly string[];
  schedule?: { type: TaskType; about?: string };
  learnt?: Partial<Record<'interest' | 'ministry' | 'prayer', string>> & { event?: number };
}

/** CHAT-17 to CHAT-21 */
export const failure: Reply = {
  content: says.failure,
  options: [offers.events, offers.prayer, offers.ministries, offers.contact],
};

const call: MessageLink = { label: linkCopy.call(ministry.phone), href: officePhoneHref };
const prayerForm: MessageLink = { label: linkCopy.prayerForm, href: '/contact#prayer' };
const joinHref = ({ name }: KnownMinistry) => `/contact?ministry=${encodeURIComponent(name)}#message`;

/** The list that has to be loaded for the answer. */
export function neededFor(message: string, names: readonly string[]): 'events' | 'sermons' | null {
  const intent = intentOf(message, names);
  if (intent === 'events' || intent === 'registered') return 'events';
  return intent === 'sermons' ? 'sermons' : null;
}

/** The answer to a message. */
export function replyTo(message: string, context: AssistantContext): Reply {
  const names = context.ministries.map(({ name }) => name);
  return answers[intentOf(message, names)](message, context);
}

const answers: Readonly<Record<Intent, (message: string, context: AssistantContext) => Reply>> = {
  urgent_prayer: (message) => ({
    content: says.urgentPrayer(ministry.phone),
    promise: says.urgentFollowUp,
    links: [call, { label: linkCopy.whatsapp, href: `https://wa.me/${ministry.whatsapp}` }, prayerForm],
    schedule: { type: 'prayer_follow_up' },
    learnt: { prayer: message, interest: 'prayer' },
  }),
  prayer: (message) => ({
    content: says.prayer,
    promise: says.prayerFollowUp,
    links: [prayerForm, call],
    schedule: { type: 'prayer_reminder' },
    learnt: { prayer: message, interest: 'prayer' },
  }),
  registered,
  events,
  sermons,
  join,
  ministries,
  giving: (_message, { giveUrl }) => ({
    content: says.giving,
    links: [
      { label: linkCopy.give, href: giveUrl },
      { label: linkCopy.contact, href: '/contact' },
    ],
    learnt: { interest: 'giving' },
  }),
  services: (_message, { programme }) => ({
    content: says.services,
    links: [
      ...programme.map(({ weekday, title, times }) => ({ label: `${weekdays[weekday]}: ${title}`, note: times })),
      { label: linkCopy.live, href: '/live' },
    ],
    learnt: { interest: 'services' },
  }),
  contact: () => ({
    content: says.contact(ministry.phone, ministry.email, `${ministry.address.street}, ${ministry.address.town}`),
    links: [
      call,
      { label: linkCopy.whatsapp, href: `https://wa.me/${ministry.whatsapp}` },
      { label: linkCopy.contact, href: '/contact' },
    ],
  }),
  greeting: () => ({
    content: says.greeting,
    options: [offers.events, offers.prayer, offers.ministries, offers.contact],
  }),
  thanks: () => ({ content: says.thanks }),
  unknown: () => failure,
};

function events(message: string, context: AssistantContext): Reply {
  const subject = subjectOf(message);
  const { events: found, isAbout } = upcomingAbout(context, subject);
  const scheduled = { schedule: { type: 'event_suggestion' }, learnt: { interest: 'events' } } as const;
  if (found.length === 0) return { content: says.noEvents, options: [offers.services, offers.sermons], ...scheduled };
  return {
    content: isAbout ? says.eventsAbout(subject.join(' ')) : says.events(found.length),
    links: [
      ...found.map(({ id, title, date, location }) => ({
        label: title,
        href: `/events/${id}`,
        note: `${formatDayTime(new Date(date))}, ${location}`,
      })),
      { label: linkCopy.allEvents, href: '/events' },
    ],
    ...scheduled,
  };
}

function registered(message: string, context: AssistantContext): Reply {
  const { events: found, isAbout } = upcomingAbout(context, subjectOf(message));
  const [event] = found;
  if (!isAbout || !event) return { content: says.registeredUnknown, options: [offers.events] };
  return {
    content: says.registered(event.title),
    links: [{ label: event.title, href: `/events/${event.id}`, note: formatDayTime(new Date(event.date)) }],
    learnt: { event: event.id },
  };
}

function sermons(message: string, context: AssistantContext): Reply {
  const subject = subjectOf(message);
  const { sermons: found, by, speaker } = sermonsFor(context, subject);
  const query = subject.join(' ');
  if (found.length === 0) return { content: says.noSermons, links: [{ label: linkCopy.live, href: '/live' }] };
  const latest =
    query === '' ? (/\bsermon\b/i.test(message) ? says.latestSermon : says.sermons) : says.noSermonsAbout(query);
  const shown = by === 'latest' && latest === says.latestSermon ? found.slice(0, 1) : found;
  return {
    content: by === 'speaker' && speaker ? says.sermonsBy(speaker) : by === 'topic' ? says.sermonsAbout(query) : latest,
    links: [
      ...shown.map(({ id, title, speaker: who, date }) => ({
        label: title,
        href: `/sermons/${id}`,
        note: `${who}, ${formatDay(new Date(date))}`,
      })),
      { label: linkCopy.allSermons, href: '/sermons' },
    ],
    learnt: { interest: by === 'topic' ? query : 'sermons' },
  };
}

function named(message: string, { ministries: all }: AssistantContext): KnownMinistry | undefined {
  const name = namedIn(
    message,
    all.map((each) => each.name),
  );
  return all.find((each) => each.name === name);
}

function join(message: string, context: AssistantContext): Reply {
  const one = named(message, context);
  const questions: MessageLink = { label: linkCopy.questions, href: '/ministries?tab=matcher#engagement' };
  const write = (each: KnownMinistry) => ({ label: linkCopy.write(each.name), href: joinHref(each) });
  if (one)
    return {
      content: says.joinOne(one.name),
      links: [write(one), questions],
      schedule: { type: 'ministry_task', about: one.name },
      learnt: { ministry: one.name, interest: 'serving' },
    };
  return {
    content: says.join,
    links: [questions, ...context.ministries.slice(0, 3).map(write)],
    schedule: { type: 'ministry_task' },
    learnt: { interest: 'serving' },
  };
}

function ministries(message: string, context: AssistantContext): Reply {
  const one = named(message, context);
  if (one) {
    return {
      content: says.ministry(one.name, one.description, one.impact),
      links: [
        { label: linkCopy.write(one.name), href: joinHref(one) },
        { label: linkCopy.read(one.name), href: `/ministries#ministry-${Math.abs(one.id)}` },
      ],
      schedule: { type: 'ministry_task', about: one.name },
      learnt: { ministry: one.name },
    };
  }
  return {
    content: says.ministries,
    options: context.ministries.slice(0, 6).map(({ name }) => suggest.about(name)),
    links: [{ label: linkCopy.questions, href: '/ministries?tab=matcher#engagement' }],
    schedule: { type: 'ministry_task' },
    learnt: { interest: 'ministries' },
  };
}

/** CHAT-29 */
const maxSuggestions = 3;
const wide = new Set(['events', 'sermons', 'prayer', 'giving', 'services', 'serving', 'ministries']);

/** At most three suggested questions, from earlier questions but without the last one. */
export function suggestionsFor(
  { interests, preferredMinistries, previousQueries, automationPreferences }: UserContext,
  ministryNames: readonly string[],
): string[] {
  if (!automationPreferences.enableProactiveHelp) return [];
  const asked = new Set(previousQueries);
  const topic = [...interests].reverse().find((interest) => !wide.has(interest));
  const liked = [...preferredMinistries].reverse().find((name) => ministryNames.includes(name));
  const unknown = ministryNames.find((name) => !preferredMinistries.includes(name));
  const candidates = [
    topic && suggest.sermonOn(topic),
    liked && suggest.join(liked),
    !interests.includes('events') && offers.events,
    !interests.includes('sermons') && offers.sermons,
    unknown && suggest.about(unknown),
    offers.services,
    offers.join,
    offers.give,
  ];
  return [...new Set(candidates.filter((each): each is string => typeof each === 'string' && !asked.has(each)))].slice(
    0,
    maxSuggestions,
  );
}
