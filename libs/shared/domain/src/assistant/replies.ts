import { formatDay, formatDayTime } from '../dates.ts';
import { givingWayLine } from '../giving-ways.ts';
import { changeText, comingExceptions, nextService, seasonText, weekdays } from '../programme.ts';
import { phoneHref, type SiteIdentity, whatsappHref } from '../site.ts';
import { fillIn } from '../text-variables.ts';
import { isInDanger, isUrgent } from '../urgency.ts';
import { mentions, normalizedText } from '../words.ts';
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
} from './context.ts';
import { type Intent, intentOf, namedIn, subjectOf } from './intents.ts';
import { linkCopy, replyTexts } from './says.copy.ts';
import { builtInQuestions, questionsAbout } from './says.ts';
import type { AssistantEntry, AssistantSettings } from './settings.ts';

export interface MessageLink {
  label: string;
  /** Left out where the label is no link. */
  href?: string;
  /** Shown beside the label, such as a date or a speaker. */
  note?: string;
}

export const taskTypes = ['prayer_follow_up', 'prayer_reminder', 'event_suggestion', 'ministry_task'] as const;
export type TaskType = (typeof taskTypes)[number];

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
export const failureOf = ({ texts, fallbackSuggestions }: AssistantSettings): Reply => ({
  content: texts.fallback,
  options: fallbackSuggestions,
});

const call = ({ phone }: SiteIdentity): MessageLink => ({ label: linkCopy.call({ phone }), href: phoneHref(phone) });
const whatsapp = (identity: SiteIdentity): MessageLink => ({
  label: linkCopy.whatsapp,
  href: whatsappHref(identity.whatsapp),
});
const emergency: MessageLink = { label: linkCopy.emergency, href: 'tel:999' };
const prayerForm: MessageLink = { label: linkCopy.prayerForm, href: '/contact#prayer' };
const joinHref = ({ name }: KnownMinistry) => `/contact?ministry=${encodeURIComponent(name)}#message`;

/** Replaces the fallback for a visitor who asked for help shortly before: only help, a call, a prayer, and a way to say that it is over. */
export const stillHere = (identity: SiteIdentity, { texts }: AssistantSettings): Reply => ({
  content: fillIn(texts.stillHere, { phone: identity.phone }),
  links: [call(identity), emergency, whatsapp(identity), prayerForm],
  options: [builtInQuestions.safe],
});

/** Whether one of the last questions was a cry for help; `calmed` removes it. */
export const isInDistress = ({ previousQueries }: { previousQueries: readonly string[] }): boolean =>
  previousQueries.some(isUrgent);

/** The lists that have to be loaded for the answer. */
export function neededFor(intent: Intent): readonly ('events' | 'sermons' | 'ways')[] {
  if (intent.kind === 'unknown') return ['events', 'sermons'];
  const action = intent.kind === 'entry' ? intent.entry.action : null;
  if (action === 'events' || action === 'registered' || intent.kind === 'ministry_event') return ['events'];
  if (action === 'sermons') return ['sermons'];
  return action === 'giving' ? ['ways'] : [];
}

/** The answer to a message. */
export function replyTo(message: string, context: AssistantContext): Reply {
  const { identity, inDistress, settings } = context;
  const { texts } = settings;
  const names = context.ministries.map(({ name }) => name);
  const intent = intentOf(message, settings, names);
  switch (intent.kind) {
    case 'urgent':
      return urgent(message, context);
    case 'safe':
      return inDistress
        ? {
            content: fillIn(texts.safe, { phone: identity.phone }),
            options: [builtInQuestions.prayer, builtInQuestions.services, builtInQuestions.events],
            isCalm: true,
          }
        : { content: texts.calm };
    case 'ministry':
      return ministries(message, context);
    case 'ministry_event':
      return events(message, context);
    case 'unknown':
      return inDistress ? stillHere(identity, settings) : lookUp(message, context);
    case 'entry': {
      const { action } = intent.entry;
      return action ? actions[action](message, context, intent.entry) : plainReply(intent.entry, context);
    }
  }
}

const urgent = (message: string, { identity, settings: { texts } }: AssistantContext): Reply => ({
  content: fillIn(texts.urgent, { phone: identity.phone }),
  promise: texts.urgentPromise,
  links: [call(identity), ...(isInDanger(message) ? [emergency] : []), whatsapp(identity), prayerForm],
  options: [],
  schedule: { type: 'prayer_follow_up' },
  learnt: { prayer: message, interest: 'prayer' },
});

/** '1st service, Sunday 7:00–9:00 AM' */
function nextServiceText({ programme, now }: AssistantContext): string {
  const next = nextService(programme, now);
  return next ? `${next.item.title}, ${weekdays[next.item.weekday]} ${next.times}` : '';
}

function textFor(text: string, context: AssistantContext): string {
  const { name, shortName, tagline, description, phone, email, street, town } = context.identity;
  const address = `${street}, ${town}`;
  const nextService = nextServiceText(context);
  return fillIn(text, { name, shortName, tagline, description, phone, email, address, town, nextService });
}

/** The links of an entry, with the values of their variables. */
function linksOf({ links }: AssistantEntry, context: AssistantContext): MessageLink[] {
  const { identity, giveUrl } = context;
  const targets: Record<string, string> = {
    '{{call}}': phoneHref(identity.phone),
    '{{whatsapp}}': whatsappHref(identity.whatsapp),
    // Otherwise the address is the contact page, and the entry has its own link to it.
    '{{givingPage}}': giveUrl.startsWith('/') ? '' : giveUrl,
  };
  return links.flatMap(({ label, href }) => {
    const target = targets[href] ?? href;
    return target === '' ? [] : [{ label: textFor(label, context), href: target }];
  });
}

/** The text, the links and the suggestions of an entry, without its action. */
function plainReply(entry: AssistantEntry, context: AssistantContext): Reply {
  const links = linksOf(entry, context);
  return {
    content: textFor(entry.reply, context),
    ...(links.length > 0 ? { links } : {}),
    ...(entry.suggestions.length > 0 ? { options: entry.suggestions } : {}),
  };
}

type Action = (message: string, context: AssistantContext, entry: AssistantEntry) => Reply;

const actions: Readonly<Record<NonNullable<AssistantEntry['action']>, Action>> = {
  events,
  registered,
  sermons,
  ministries,
  join,
  services: (_message, context, entry) => ({
    ...plainReply(entry, context),
    links: [
      ...context.programme.items.map((item) => ({
        label: `${weekdays[item.weekday]}: ${item.title}`,
        note: [
          item.times,
          item.place,
          seasonText(item, context.now),
          ...comingExceptions(context.programme, item, context.now).map(changeText),
        ]
          .filter(Boolean)
          .join('; '),
      })),
      ...linksOf(entry, context),
    ],
    learnt: { interest: 'services' },
  }),
  giving: (_message, context, entry) => {
    const reply = plainReply(entry, context);
    const ways = context.ways.map(givingWayLine);
    return {
      ...reply,
      content: ways.length > 0 ? `${reply.content} ${replyTexts.givingWays({ ways: ways.join('; ') })}` : reply.content,
      learnt: { interest: 'giving' },
    };
  },
  prayer: (message, context, entry) => ({
    ...plainReply(entry, context),
    promise: context.settings.texts.prayerPromise,
    schedule: { type: 'prayer_reminder' },
    learnt: { prayer: message, interest: 'prayer' },
  }),
  greeting: (_message, context, entry) =>
    context.inDistress ? stillHere(context.identity, context.settings) : plainReply(entry, context),
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

/** Reply to a message that no rule understands: searches all known items and links to the best two of each kind. */
function lookUp(message: string, context: AssistantContext): Reply {
  const subject = subjectOf(message);
  if (subject.length === 0) return failureOf(context.settings);
  const kinds = [
    linked(bestMinistries(context, subject), (each) => ({
      label: linkCopy.read({ name: each.name }),
      href: ministryHref(each),
    })),
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
  // If only one of several words is in a description, the item is probably about something else.
  if (best < Math.min(2, subject.length)) return failureOf(context.settings);
  return {
    content: replyTexts.found({ query: subject.join(' ') }),
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
  const own = one ? futureEvents(context).filter(({ title }) => mentions(title, normalizedText(one.name))) : [];
  // 'When is the Eye Camp?' names a ministry and asks about its event. If there is no such event, the reply is about the ministry.
  if (one && own.length === 0 && !/\bevents?\b/i.test(message)) return ministries(message, context);
  const { events: found, isAbout } =
    own.length > 0 ? { events: own.slice(0, 3), isAbout: true } : upcomingAbout(context, subject);
  const scheduled = { schedule: { type: 'event_suggestion' }, learnt: { interest: 'events' } } as const;
  if (found.length === 0)
    return {
      content: context.settings.texts.noEvents,
      options: [builtInQuestions.services, builtInQuestions.sermons],
      ...scheduled,
    };
  return {
    content: isAbout
      ? replyTexts.eventsAbout({ query: subject.join(' ') })
      : replyTexts.events({ count: found.length }),
    links: [
      ...found.map(eventLink),
      ...(one && own.length > 0 ? [{ label: linkCopy.read({ name: one.name }), href: ministryHref(one) }] : []),
      { label: linkCopy.allEvents, href: '/events' },
    ],
    ...scheduled,
  };
}

function registered(message: string, context: AssistantContext): Reply {
  const { events: found, isAbout } = upcomingAbout(context, subjectOf(message));
  const [event] = found;
  if (!isAbout || !event) return { content: replyTexts.registeredUnknown, options: [builtInQuestions.events] };
  return {
    content: replyTexts.registered({ title: event.title }),
    links: [{ label: event.title, href: `/events/${event.id}`, note: formatDayTime(new Date(event.date)) }],
    learnt: { event: event.id },
  };
}

function sermons(message: string, context: AssistantContext): Reply {
  const subject = subjectOf(message);
  const { sermons: found, by, speaker } = sermonsFor(context, subject);
  const query = subject.join(' ');
  if (found.length === 0)
    return { content: context.settings.texts.noSermons, links: [{ label: linkCopy.live, href: '/live' }] };
  const latest =
    query === ''
      ? /\bsermon\b/i.test(message)
        ? replyTexts.latestSermon
        : replyTexts.sermons
      : replyTexts.noSermonsAbout({ query });
  const shown = by === 'latest' && latest === replyTexts.latestSermon ? found.slice(0, 1) : found;
  return {
    content:
      by === 'speaker' && speaker
        ? replyTexts.sermonsBy({ speaker })
        : by === 'topic'
          ? replyTexts.sermonsAbout({ query })
          : latest,
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

function join(message: string, context: AssistantContext, entry: AssistantEntry): Reply {
  const one = named(message, context);
  const own = linksOf(entry, context);
  const write = (each: KnownMinistry) => ({ label: linkCopy.write({ name: each.name }), href: joinHref(each) });
  if (one)
    return {
      content: replyTexts.joinOne({ name: one.name }),
      links: [write(one), ...own],
      schedule: { type: 'ministry_task', about: one.name },
      learnt: { ministry: one.name, interest: 'serving' },
    };
  return {
    ...plainReply(entry, context),
    links: [...own, ...context.ministries.slice(0, 3).map(write)],
    schedule: { type: 'ministry_task' },
    learnt: { interest: 'serving' },
  };
}

function ministries(message: string, context: AssistantContext, entry?: AssistantEntry): Reply {
  const one = named(message, context) ?? bestMinistries(context, subjectOf(message)).items[0];
  if (one) {
    return {
      content: `${one.name}: ${one.description}${one.impact ? ` ${one.impact}` : ''}`,
      links: [
        { label: linkCopy.write({ name: one.name }), href: joinHref(one) },
        { label: linkCopy.read({ name: one.name }), href: ministryHref(one) },
      ],
      schedule: { type: 'ministry_task', about: one.name },
      learnt: { ministry: one.name },
    };
  }
  if (!entry) return failureOf(context.settings);
  return {
    content: textFor(entry.reply, context),
    options: [...context.ministries.slice(0, 6).map(({ name }) => questionsAbout.about(name)), ...entry.suggestions],
    links: linksOf(entry, context),
    schedule: { type: 'ministry_task' },
    learnt: { interest: 'ministries' },
  };
}
