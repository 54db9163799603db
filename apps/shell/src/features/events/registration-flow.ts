import { formatDayTime, isEmailAddress, looksLikePhone, type SiteIdentity } from '@ministry/domain';
import { mentions, normalizedText } from '@ministry/domain/words';
import { assistantCopy as copy, optionCopy as options } from './assistant.copy.ts';
import { type ChatEvent, numberIn, searchEvents } from './event-search.ts';
import { type RegistrationAnswers, type RegistrationField, registrationFields } from './registration.ts';

/** EVT-21 */
export type Stage = 'greeting' | 'browsing' | 'selecting' | 'registering' | 'collecting_info' | 'completed';

/** The state of the conversation. Immutable. */
export interface Flow {
  stage: Stage;
  /** Ids of the last list; the visitor may answer with a number. */
  listed: readonly number[];
  /** Ids of the found events that did not fit into the last list. */
  unlisted: readonly number[];
  /** The buttons below the last reply; the visitor may answer with a number here too. */
  offered: readonly string[];
  eventId: number | null;
  answers: Partial<RegistrationAnswers>;
  /** Whether the last registration failed; the visitor then chooses how to go on. */
  failed: boolean;
}

export interface Reply {
  text: string;
  /** A numbered list. */
  list?: readonly string[];
  /** Answers offered as buttons. */
  options?: readonly string[];
}

/** The result of one message. If `submit` is set, the caller sends the registration. */
export interface Turn {
  flow: Flow;
  replies: readonly Reply[];
  submit?: { eventId: number; answers: RegistrationAnswers };
}

/** Data of the assistant: all published events, the church, and the current time. */
export interface RegistrationContext {
  identity: SiteIdentity;
  events: readonly ChatEvent[];
  now: Date;
}

/** EVT-56 */
const listedEvents = 5;
/** Characters (EVT-57). */
const previewLength = 100;

const greetingOptions = [options.showEvents, options.find, options.ministry];
const failedOptions = [options.again, options.contact, options.others];

/** Meaning of each button for the rules of this file, which match English text only. */
const meanings: Readonly<Record<keyof typeof options, string>> = {
  showEvents: 'show me events',
  find: 'find a specific event',
  ministry: 'about the ministry',
  more: 'show more events',
  accept: 'yes',
  others: 'show other events',
  again: 'try again',
  contact: 'contact support',
  none: 'none',
};

/** Returns a message as the rules expect it: the English meaning of a clicked or typed button, otherwise the message itself. */
function meantBy(message: string): string {
  const text = message.trim();
  const names = Object.keys(meanings) as (keyof typeof options)[];
  const name = names.find((each) => options[each].toLowerCase() === text.toLowerCase());
  return name ? meanings[name] : text;
}

export const start: Turn = {
  flow: {
    stage: 'greeting',
    listed: [],
    unlisted: [],
    offered: greetingOptions,
    eventId: null,
    answers: {},
    failed: false,
  },
  replies: [{ text: copy.greeting, options: greetingOptions }],
};

/** The next turn after a visitor's message. */
export function answer(flow: Flow, message: string, world: RegistrationContext): Turn {
  const text = meantBy(message);
  return offering(isAsking(flow) ? collect(flow, text) : choose(flow, text, world));
}

const isAsking = ({ stage, failed }: Flow) => stage === 'collecting_info' && !failed;

const offering = (turn: Turn): Turn => ({
  ...turn,
  flow: { ...turn.flow, offered: turn.replies.at(-1)?.options ?? [] },
});

/** A number picks from the last offer: an event of the list, or a button, or an event of the list above the buttons. */
function choose(flow: Flow, text: string, world: RegistrationContext): Turn {
  const { listed, offered } = flow;
  const number = numberIn(text, listed.length);
  if (number === null) return understand(flow, text, world);
  const option = flow.stage === 'selecting' ? undefined : offered[number - 1];
  if (option !== undefined) return understand(flow, meantBy(option), world);
  const [event] = flow.failed ? [] : eventsOf(listed.slice(number - 1, number), world);
  if (number > 0 && event) return detail(flow, event);
  if (flow.stage === 'selecting') return unclear(flow, world);
  return { flow, replies: [{ text: copy.noSuchNumber, options: offered }] };
}

function understand(flow: Flow, text: string, world: RegistrationContext): Turn {
  if (flow.failed) return afterFailure(flow, text, world);
  if (says(text, /\bspecific\b|^(find|search)( (an?|one|event|for))*$/)) return askForWord(flow);
  if (says(text, /^(show )?(me )?more( events)?$/)) return listMore(flow, world);
  switch (flow.stage) {
    case 'greeting':
      return greet(flow, text, world);
    case 'selecting':
      return select(flow, text, world);
    case 'registering':
      return decide(flow, text, world);
    default:
      return browse(flow, text, world);
  }
}

/** EVT-42, EVT-50. @param confirmationCode null for somebody who had a seat before */
export function registered(flow: Flow, confirmationCode: string | null, world: RegistrationContext): Turn {
  const title = world.events.find(({ id }) => id === flow.eventId)?.title ?? '';
  return offering({
    flow: { ...start.flow, stage: 'completed' },
    replies: [
      {
        text:
          confirmationCode === null
            ? copy.completedBefore({ title })
            : copy.completed({ title, code: confirmationCode }),
        options: [options.others],
      },
    ],
  });
}

/** EVT-43, EVT-45 to EVT-48. @param reason the server's message @param wrong names of the refused answers, which are asked for again */
export function refused(flow: Flow, reason: string, wrong: readonly string[] = []): Turn {
  const kept = Object.entries(flow.answers).filter(([field]) => !wrong.includes(field));
  return offering({
    flow: { ...flow, answers: Object.fromEntries(kept), failed: true },
    replies: [{ text: copy.failed }, { text: reason, options: failedOptions }],
  });
}

/** Future events, soonest first. */
const upcoming = ({ events, now }: RegistrationContext): ChatEvent[] =>
  events.filter(({ date }) => new Date(date) > now).sort((one, other) => one.date.localeCompare(other.date));

const eventsOf = (ids: readonly number[], { events }: RegistrationContext): ChatEvent[] =>
  ids.flatMap((id) => events.find((event) => event.id === id) ?? []);

const says = (text: string, pattern: RegExp) => pattern.test(text.toLowerCase());

/** EVT-22 to EVT-24 */
function greet(flow: Flow, text: string, world: RegistrationContext): Turn {
  if (says(text, /\b(yes|show|events?)\b/)) return listAll(flow, world);
  if (says(text, /\b(ministry|about)\b/)) return tellOfMinistry(flow, world);
  const found = searchEvents(upcoming(world), text);
  return found.length > 0 ? show(flow, found) : { flow, replies: [{ text: copy.again, options: greetingOptions }] };
}

const tellOfMinistry = (flow: Flow, { identity }: RegistrationContext): Turn => ({
  flow: { ...flow, stage: 'greeting' },
  replies: [{ text: `${identity.name}: ${identity.description} ${identity.tagline}.`, options: greetingOptions }],
});

const askForWord = (flow: Flow): Turn => ({
  flow: { ...flow, stage: 'browsing', listed: [], unlisted: [] },
  replies: [{ text: copy.specific }],
});

function listAll(flow: Flow, world: RegistrationContext, lead: string = copy.list): Turn {
  const events = upcoming(world);
  const reset: Flow = { ...flow, eventId: null, answers: {}, failed: false };
  if (events.length === 0) {
    return {
      flow: { ...reset, stage: 'greeting', listed: [], unlisted: [] },
      replies: [{ text: world.events.length === 0 ? copy.noEvents : copy.allPast }],
    };
  }
  return listThese(reset, events, lead);
}

function listMore(flow: Flow, world: RegistrationContext): Turn {
  const events = eventsOf(flow.unlisted, world);
  return events.length > 0 ? listThese(flow, events, copy.list) : listAll(flow, world);
}

/** EVT-56 */
function listThese(flow: Flow, events: readonly ChatEvent[], lead: string): Turn {
  const listed = events.slice(0, listedEvents);
  const unlisted = events.slice(listedEvents);
  return {
    flow: { ...flow, stage: 'selecting', listed: listed.map(({ id }) => id), unlisted: unlisted.map(({ id }) => id) },
    replies: [{ text: lead, list: listed.map(label), ...(unlisted.length > 0 ? { options: [options.more] } : {}) }],
  };
}

const label = ({ title, date }: ChatEvent) => `${title}, ${formatDayTime(new Date(date))}`;

/** EVT-27, EVT-28 */
function show(flow: Flow, found: readonly ChatEvent[]): Turn {
  const [only] = found;
  return found.length === 1 && only ? detail(flow, only) : listThese(flow, found, copy.several);
}

const asksForMinistry = /^(the )?ministry$|^(please )?(tell me )?about( (the|your|this))?( (ministry|church|you|us))?$/;

/** EVT-25 to EVT-28, EVT-53 */
function browse(flow: Flow, text: string, world: RegistrationContext): Turn {
  if (says(text, asksForMinistry)) return tellOfMinistry(flow, world);
  const found = searchEvents(upcoming(world), text);
  if (found.length > 0) return show(flow, found);
  if (says(text, /^(yes|show|list)\b|^(all|events?|others?)$|(other|all) events/)) return listAll(flow, world);
  if (says(text, /^(no|thanks?|bye)\b/)) return { flow, replies: [{ text: copy.thanks, options: [options.others] }] };
  return listAll(flow, world, copy.unmatched({ query: text }));
}

/** EVT-29 to EVT-31, EVT-54 */
function select(flow: Flow, text: string, world: RegistrationContext): Turn {
  if (says(text, asksForMinistry)) return tellOfMinistry(flow, world);
  if (says(text, /^show\b|other events/)) return listAll(flow, world);
  if (says(text, /^(no|none|neither)\b/)) return askForWord(flow);
  const listed = eventsOf(flow.listed, world);
  const chosen =
    listed.length === 1 && says(text, /^yes\b/)
      ? listed
      : listed.filter((event) => mentions(label(event), normalizedText(text)));
  const [event] = chosen;
  if (chosen.length > 1) return listThese(flow, chosen, copy.unclear);
  if (event) return detail(flow, event);
  const found = searchEvents(upcoming(world), text);
  return found.length > 0 ? show(flow, found) : unclear(flow, world);
}

const unclear = (flow: Flow, world: RegistrationContext): Turn =>
  listThese(flow, eventsOf([...flow.listed, ...flow.unlisted], world), copy.unclear);

/** Returns the beginning of a Markdown text as one line of plain text, without headings and markup (EVT-57). */
function preview(description: string): string {
  const text = description
    .replace(/^#{1,6} .*$/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^ {0,3}(>|[-+*]|\d+\.) /gm, '')
    .replace(/[*_`\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > previewLength ? `${text.slice(0, previewLength).trimEnd()}…` : text;
}

/** EVT-27, EVT-32, EVT-33 */
function detail(flow: Flow, event: ChatEvent): Turn {
  const facts = {
    text: `${event.title}. ${formatDayTime(new Date(event.date))}, ${event.location}. ${preview(event.description)}`,
  };
  if (!event.registrationRequired || event.seatsLeft === 0) {
    return {
      flow: { ...flow, stage: 'browsing', eventId: event.id },
      replies: [facts, { text: event.registrationRequired ? copy.isFull : copy.isOpen, options: [options.others] }],
    };
  }
  return {
    flow: { ...flow, stage: 'registering', eventId: event.id },
    replies: [facts, { text: copy.offer, options: [options.accept, options.others] }],
  };
}

const yes = /^(yes|yeah|yep|ok|okay|sure|of course|go ahead|sign me up|book)\b|^(please |i want to )*register\b/;

/** EVT-34: only a form of 'yes' starts the questions. */
function decide(flow: Flow, text: string, world: RegistrationContext): Turn {
  if (says(text, yes))
    return { flow: { ...flow, stage: 'collecting_info', answers: {} }, replies: [{ text: copy.questions.firstName }] };
  if (says(text, /^(no|not|cancel|back|later|maybe)\b/)) return listAll(flow, world);
  return browse({ ...flow, stage: 'browsing', eventId: null }, text, world);
}

/** EVT-35 to EVT-41 */
function collect(flow: Flow, text: string): Turn {
  const field = registrationFields.find((name) => flow.answers[name] === undefined);
  if (!field || flow.eventId === null) return start;
  if (field === 'email' && !isEmailAddress(text)) return { flow, replies: [{ text: copy.invalidEmail }] };
  const given = meaning(field, text);
  if (field === 'phone' && given !== '' && !looksLikePhone(given))
    return { flow, replies: [{ text: copy.invalidPhone, options: [options.none] }] };
  return proceed({ ...flow, answers: { ...flow.answers, [field]: given } });
}

/** Asks for the next missing answer; submits the registration if none is missing. */
function proceed(flow: Flow): Turn {
  const next = registrationFields.find((name) => flow.answers[name] === undefined);
  if (!next) return submit(flow);
  const choice = canBeLeftOut.includes(next) ? { options: [options.none] } : {};
  return { flow: { ...flow, failed: false }, replies: [{ text: copy.questions[next], ...choice }] };
}

const canBeLeftOut: readonly RegistrationField[] = ['phone', 'specialRequests'];
const meaning = (field: RegistrationField, text: string) =>
  canBeLeftOut.includes(field) && says(text, /^(none|no|nothing|skip|n\/?a|-)\.?$/) ? '' : text;

function submit(flow: Flow): Turn {
  if (flow.eventId === null) return start;
  const { firstName = '', lastName = '', email = '', phone = '', specialRequests = '' } = flow.answers;
  return {
    flow: { ...flow, failed: false },
    replies: [{ text: copy.sending }],
    submit: { eventId: flow.eventId, answers: { firstName, lastName, email, phone, specialRequests } },
  };
}

function afterFailure(flow: Flow, text: string, world: RegistrationContext): Turn {
  if (says(text, /other events|^show\b|^no\b/)) return listAll(flow, world);
  if (says(text, /contact|support|call|phone/)) {
    return {
      flow,
      replies: [
        {
          text: copy.reach(world.identity),
          options: failedOptions,
        },
      ],
    };
  }
  if (says(text, /^(yes|try|again|retry|ok|okay)\b/)) return proceed(flow);
  return { flow, replies: [{ text: copy.failed, options: failedOptions }] };
}
