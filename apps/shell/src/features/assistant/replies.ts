import {
  comingExceptions,
  formatDay,
  formatDayTime,
  givingWayLine,
  isInDanger,
  isUrgent,
  phoneHref,
  type SiteIdentity,
  weekdays,
  whatsappHref,
} from '@ministry/domain';
import { changeText } from '../../app/programme-change.ts';
import { mentions, plain } from '../../app/words.ts';
import { linkCopy, offers, pageCopy, says, suggest } from './assistant.copy.ts';
import {
  type AssistantContext,
  bestEvents,
  bestOf,
  futureEvents,
  type KnownEvent,
  type KnownMinistry,
  type KnownSermon,
  sermonsFor,
  upcomingAbout,
} from './assistant-context.ts';
import { type Intent, intentOf, namedIn, subjectOf } from './intents.ts';
import type { MessageLink, TaskType, UserContext } from './memory.ts';

/** An answer, what it adds to the memory, and what it schedules. */
export interface Reply {
  content: string;
  /** Announces the scheduled task; left out for visitors without reminders. */
  promise?: string;
  links?: readonly MessageLink[];
  options?: readonly string[];
  schedule?: { type: TaskType; about?: string };
  learnt?: Partial<Record<'interest' | 'ministry' | 'prayer', string>> & { event?: number };
  /** The cry for help is over. */
  isCalm?: true;
}

/** CHAT-17 to CHAT-21 */
export const failure: Reply = {
  content: says.failure,
  options: [offers.events, offers.prayer, offers.ministries, offers.contact],
};

const call = ({ phone }: SiteIdentity): MessageLink => ({ label: linkCopy.call(phone), href: phoneHref(phone) });
const whatsapp = (identity: SiteIdentity): MessageLink => ({
  label: linkCopy.whatsapp,
  href: whatsappHref(identity.whatsapp),
});
const emergency: MessageLink = { label: linkCopy.emergency, href: 'tel:999' };
const messageForm: MessageLink = { label: linkCopy.message, href: '/contact#message' };
const prayerForm: MessageLink = { label: linkCopy.prayerForm, href: '/contact#prayer' };
const joinHref = ({ name }: KnownMinistry) => `/contact?ministry=${encodeURIComponent(name)}#message`;

/** Instead of a failure, to somebody who asked for help lately: help, a call and a prayer, nothing else, and a way to end it. */
export const stillHere = (identity: SiteIdentity): Reply => ({
  content: says.stillHere(identity.phone),
  links: [call(identity), emergency, whatsapp(identity), prayerForm],
  options: [offers.safe],
});

/** Whether one of the last questions was a cry for help; `calmed` forgets it. */
export const isInDistress = ({ previousQueries }: Pick<UserContext, 'previousQueries'>): boolean =>
  previousQueries.some(isUrgent);

/** The lists that have to be loaded for the answer. */
export function neededFor(message: string, names: readonly string[]): readonly ('events' | 'sermons' | 'ways')[] {
  const intent = intentOf(message, names);
  if (intent === 'events' || intent === 'registered') return ['events'];
  if (intent === 'sermons') return ['sermons'];
  if (intent === 'giving') return ['ways'];
  return intent === 'unknown' ? ['events', 'sermons'] : [];
}

/** The answer to a message. */
export function replyTo(message: string, context: AssistantContext): Reply {
  const names = context.ministries.map(({ name }) => name);
  return answers[intentOf(message, names)](message, context);
}

const page =
  ([content, ...links]: readonly [string, ...MessageLink[]]) =>
  () => ({ content, links });
const callOrWrite =
  (content: string) =>
  (_message: string, { identity }: AssistantContext): Reply => ({
    content,
    links: [call(identity), messageForm, whatsapp(identity)],
  });

const answers: Readonly<Record<Intent, (message: string, context: AssistantContext) => Reply>> = {
  urgent_prayer: (message, { identity }) => ({
    content: says.urgentPrayer(identity.phone),
    promise: says.urgentFollowUp,
    links: [call(identity), ...(isInDanger(message) ? [emergency] : []), whatsapp(identity), prayerForm],
    options: [],
    schedule: { type: 'prayer_follow_up' },
    learnt: { prayer: message, interest: 'prayer' },
  }),
  prayer: (message, { identity }) => ({
    content: says.prayer,
    promise: says.prayerFollowUp,
    links: [prayerForm, call(identity)],
    schedule: { type: 'prayer_reminder' },
    learnt: { prayer: message, interest: 'prayer' },
  }),
  registered,
  events,
  sermons,
  join,
  ministries,
  giving: (_message, { giveUrl, ways, identity }) => ({
    content: ways.length > 0 ? `${says.giving} ${says.givingWays(ways.map(givingWayLine))}` : says.giving,
    links: [
      { label: linkCopy.give, href: '/contact#donation' },
      ...(giveUrl.startsWith('/') ? [] : [{ label: linkCopy.giveElsewhere, href: giveUrl }]),
      call(identity),
    ],
    learnt: { interest: 'giving' },
  }),
  funeral: (_message, { identity }) => ({ content: says.funeral, links: [call(identity), prayerForm, messageForm] }),
  wedding: callOrWrite(says.wedding),
  baptism: callOrWrite(says.baptism),
  work: page([
    says.work,
    messageForm,
    { label: linkCopy.questions, href: '/ministries?tab=matcher#engagement' },
    { label: linkCopy.ministries, href: '/ministries' },
  ]),
  help: callOrWrite(says.help),
  about: (_message, { identity }) => ({
    content: says.about(identity),
    links: [{ label: linkCopy.about, href: '/about' }],
  }),
  family: page(pageCopy.family),
  store: page(pageCopy.store),
  photos: page(pageCopy.photos),
  testimony: page(pageCopy.testimony),
  team: page(pageCopy.team),
  visit: page(pageCopy.visit),
  services: (_message, { programme, now }) => ({
    content: says.services,
    links: [
      ...programme.items.map((item) => ({
        label: `${weekdays[item.weekday]}: ${item.title}`,
        note: [item.times, item.place, ...comingExceptions(programme, item, now).map(changeText)]
          .filter(Boolean)
          .join('; '),
      })),
      { label: linkCopy.live, href: '/live' },
    ],
    learnt: { interest: 'services' },
  }),
  contact: (_message, { identity }) => ({
    content: says.contact(identity.phone, identity.email, `${identity.street}, ${identity.town}`),
    links: [call(identity), whatsapp(identity), { label: linkCopy.map, href: '/contact#find-us' }],
  }),
  greeting: (_message, { inDistress, identity }) =>
    inDistress
      ? stillHere(identity)
      : { content: says.greeting, options: [offers.events, offers.prayer, offers.ministries, offers.contact] },
  safe: (_message, { inDistress, identity }) =>
    inDistress
      ? {
          content: says.safe(identity.phone),
          options: [offers.prayer, offers.services, offers.events],
          isCalm: true,
        }
      : { content: says.thanks },
  thanks: () => ({ content: says.thanks }),
  unknown: (message, context) => (context.inDistress ? stillHere(context.identity) : lookUp(message, context)),
};

const eventLink = ({ id, title, date, location }: KnownEvent): MessageLink => ({
  label: title,
  href: `/events/${id}`,
  note: `${formatDayTime(new Date(date))}, ${location}`,
});
const sermonLink = ({ id, title, speaker, date }: KnownSermon): MessageLink => ({
  label: title,
  href: `/sermons/${id}`,
  note: `${speaker}, ${formatDay(new Date(date))}`,
});
const ministryHref = ({ id }: KnownMinistry) => `/ministries#ministry-${Math.abs(id)}`;

/** What no rule understands is looked for in everything that is known; two of each kind that fit best. */
function lookUp(message: string, context: AssistantContext): Reply {
  const subject = subjectOf(message);
  if (subject.length === 0) return failure;
  const kinds = [
    linked(bestMinistries(context, subject), (each) => ({ label: linkCopy.read(each.name), href: ministryHref(each) })),
    linked(bestEvents(context, subject), eventLink),
    linked(
      bestOf(
        context.sermons,
        subject,
        ({ title, tags, series, speaker }) => [title, ...tags, series ?? '', speaker],
        ({ description }) => [description],
      ),
      sermonLink,
    ),
  ];
  const best = Math.max(...kinds.map(({ score }) => score));
  // One word of many in a description says nothing.
  if (best < Math.min(2, subject.length)) return failure;
  return {
    content: says.found(subject.join(' ')),
    links: kinds.flatMap(({ score, links }) => (score === best ? links : [])),
  };
}

const bestMinistries = ({ ministries: all }: AssistantContext, subject: readonly string[]) =>
  bestOf(
    all,
    subject,
    ({ name, tags }) => [name, ...tags],
    ({ description, impact }) => [description, impact],
  );

const linked = <T>({ items, score }: { items: readonly T[]; score: number }, link: (item: T) => MessageLink) => ({
  score,
  links: items.slice(0, 2).map(link),
});

function events(message: string, context: AssistantContext): Reply {
  const subject = subjectOf(message);
  const one = named(message, context);
  const own = one ? futureEvents(context).filter(({ title }) => mentions(title, plain(one.name))) : [];
  // 'When is the Eye Camp?' names a ministry and means its event; without one, it is about the ministry.
  if (one && own.length === 0 && !/\bevents?\b/i.test(message)) return ministries(message, context);
  const { events: found, isAbout } =
    own.length > 0 ? { events: own.slice(0, 3), isAbout: true } : upcomingAbout(context, subject);
  const scheduled = { schedule: { type: 'event_suggestion' }, learnt: { interest: 'events' } } as const;
  if (found.length === 0) return { content: says.noEvents, options: [offers.services, offers.sermons], ...scheduled };
  return {
    content: isAbout ? says.eventsAbout(subject.join(' ')) : says.events(found.length),
    links: [
      ...found.map(eventLink),
      ...(one && own.length > 0 ? [{ label: linkCopy.read(one.name), href: ministryHref(one) }] : []),
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
    links: [...shown.map(sermonLink), { label: linkCopy.allSermons, href: '/sermons' }],
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
  const one = named(message, context) ?? bestMinistries(context, subjectOf(message)).items[0];
  if (one) {
    return {
      content: says.ministry(one.name, one.description, one.impact),
      links: [
        { label: linkCopy.write(one.name), href: joinHref(one) },
        { label: linkCopy.read(one.name), href: ministryHref(one) },
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
export function suggestionsFor(context: UserContext, ministryNames: readonly string[]): string[] {
  const { interests, preferredMinistries, previousQueries, automationPreferences } = context;
  if (!automationPreferences.enableProactiveHelp || isInDistress(context)) return [];
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
