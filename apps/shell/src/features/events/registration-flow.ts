import type { EventResponse } from '@ministry/api-client';
import { eventCategories, formatDayTime, isEmailAddress, ministry } from '@ministry/domain';
import { assistantCopy as copy } from './assistant.copy.ts';
import { registrationFields, type RegistrationAnswers, type RegistrationField } from './registration.ts';

/** EVT-21 */
export type Stage = 'greeting' | 'browsing' | 'selecting' | 'registering' | 'collecting_info' | 'completed';

export type ChatEvent = Pick<
  EventResponse,
  'id' | 'title' | 'description' | 'date' | 'location' | 'category' | 'registrationRequired' | 'seatsLeft'
>;

/** The state of the conversation. Immutable. */
export interface Flow {
  stage: Stage;
  /** Ids of the last list; the visitor may answer with a number. */
  listed: readonly number[];
  eventId: number | null;
  answers: Partial<RegistrationAnswers>;
  /** The last registration failed; the visitor decides what to do. */
  failed: boolean;
}

export interface Reply {
  text: string;
  /** A numbered list. */
  list?: readonly string[];
  /** Answers offered as buttons. */
  options?: readonly string[];
}

/** The result of one message; with `submit` a registration has to be sent. */
export interface Turn {
  flow: Flow;
  replies: readonly Reply[];
  submit?: { eventId: number; answers: RegistrationAnswers };
}

/** What the assistant knows of the world: all published events, and the time. */
export interface World {
  events: readonly ChatEvent[];
  now: Date;
}

/** EVT-56 */
const listedEvents = 5;
/** Characters (EVT-57). */
const previewLength = 100;

export const start: Turn = {
  flow: { stage: 'greeting', listed: [], eventId: null, answers: {}, failed: false },
  replies: [{ text: copy.greeting, options: copy.greetingOptions }],
};

/** The next turn after a visitor's message. */
export function answer(flow: Flow, message: string, world: World): Turn {
  const text = message.trim();
  if (flow.failed) return afterFailure(flow, text, world);
  switch (flow.stage) {
    case 'greeting':
      return greet(flow, text, world);
    case 'browsing':
    case 'completed':
      return browse(flow, text, world);
    case 'selecting':
      return select(flow, text, world);
    case 'registering':
      return decide(flow, text, world);
    case 'collecting_info':
      return collect(flow, text);
  }
}

/** EVT-42, EVT-50 */
export function registered(flow: Flow, confirmationCode: string, world: World): Turn {
  const title = world.events.find(({ id }) => id === flow.eventId)?.title ?? '';
  return {
    flow: { ...start.flow, stage: 'completed' },
    replies: [{ text: copy.completed(title, confirmationCode), options: copy.completedOptions }],
  };
}

/** EVT-43, EVT-45 to EVT-48; `reason` is the server's sentence. */
export function refused(flow: Flow, reason: string): Turn {
  return {
    flow: { ...flow, failed: true },
    replies: [{ text: copy.failed }, { text: reason, options: copy.failedOptions }],
  };
}

/** The events still to come, soonest first, as many as the assistant ever lists. */
export const upcoming = ({ events, now }: World): ChatEvent[] =>
  events
    .filter(({ date }) => new Date(date) > now)
    .sort((one, other) => one.date.localeCompare(other.date))
    .slice(0, listedEvents);

const says = (text: string, pattern: RegExp) => pattern.test(text.toLowerCase());

function greet(flow: Flow, text: string, world: World): Turn {
  if (says(text, /specific/)) return { flow: { ...flow, stage: 'browsing' }, replies: [{ text: copy.specific }] };
  if (says(text, /\b(yes|show|events?)\b/)) return listAll(flow, world);
  if (says(text, /\b(ministry|about)\b/)) {
    return {
      flow,
      replies: [
        { text: `${ministry.name}: ${ministry.description} ${ministry.tagline}.`, options: copy.greetingOptions },
      ],
    };
  }
  return { flow, replies: [{ text: copy.again, options: copy.greetingOptions }] };
}

function listAll(flow: Flow, world: World, lead: string = copy.list): Turn {
  const events = upcoming(world);
  const reset: Flow = { ...flow, eventId: null, answers: {}, failed: false };
  if (events.length === 0) {
    return {
      flow: { ...reset, stage: 'greeting', listed: [] },
      replies: [{ text: world.events.length === 0 ? copy.noEvents : copy.allPast }],
    };
  }
  return listThese(reset, events, lead);
}

const listThese = (flow: Flow, events: readonly ChatEvent[], lead: string): Turn => ({
  flow: { ...flow, stage: 'selecting', listed: events.map(({ id }) => id) },
  replies: [{ text: lead, list: events.map(({ title, date }) => `${title}, ${formatDayTime(new Date(date))}`) }],
});

/** EVT-25 to EVT-28, EVT-53 */
function browse(flow: Flow, text: string, world: World): Turn {
  if (says(text, /^(yes|show)\b|^events?$|other events/)) return listAll(flow, world);
  const query = text.toLowerCase();
  const found = upcoming(world).filter(({ title, description, category }) =>
    [title, description, category, eventCategories[category]].some((copy) => copy.toLowerCase().includes(query)),
  );
  if (found.length === 0) return listAll(flow, world, copy.unmatched(text));
  const [only] = found;
  return found.length === 1 && only ? detail(flow, only) : listThese(flow, found, copy.several);
}

/** EVT-29 to EVT-31, EVT-54 */
function select(flow: Flow, text: string, world: World): Turn {
  if (says(text, /^show\b|other events/)) return listAll(flow, world);
  const listed = flow.listed.flatMap((id) => world.events.find((event) => event.id === id) ?? []);
  const number = /^#?\d+\.?$/.test(text) ? Number.parseInt(text.replace('#', ''), 10) : null;
  const fragment = text.toLowerCase();
  const chosen =
    number === null ? listed.filter(({ title }) => title.toLowerCase().includes(fragment)) : [listed[number - 1]];
  const [event] = chosen;
  if (chosen.length !== 1 || !event) return { flow, replies: [{ text: copy.unclear }] };
  return detail(flow, event);
}

/** The beginning of a Markdown text as one line of plain words, without headings and marks (EVT-57). */
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
      replies: [facts, { text: event.registrationRequired ? copy.isFull : copy.isOpen, options: [copy.decline] }],
    };
  }
  return {
    flow: { ...flow, stage: 'registering', eventId: event.id },
    replies: [facts, { text: copy.offer, options: [copy.accept, copy.decline] }],
  };
}

/** EVT-34: yes in any of its forms, and nothing else, begins the questions. */
function decide(flow: Flow, text: string, world: World): Turn {
  if (says(text, /^yes\b/))
    return { flow: { ...flow, stage: 'collecting_info', answers: {} }, replies: [{ text: copy.questions.firstName }] };
  return browse({ ...flow, stage: 'browsing', eventId: null }, text, world);
}

/** EVT-35 to EVT-41 */
function collect(flow: Flow, text: string): Turn {
  const field = registrationFields.find((name) => flow.answers[name] === undefined);
  if (!field || flow.eventId === null) return start;
  if (field === 'email' && !isEmailAddress(text)) return { flow, replies: [{ text: copy.invalidEmail }] };
  const answers = { ...flow.answers, [field]: meaning(field, text) };
  const next = registrationFields[registrationFields.indexOf(field) + 1];
  if (next) return { flow: { ...flow, answers }, replies: [{ text: copy.questions[next] }] };
  return submit({ ...flow, answers });
}

const canBeLeftOut: readonly RegistrationField[] = ['phone', 'specialRequests'];
const meaning = (field: RegistrationField, text: string) =>
  canBeLeftOut.includes(field) && text.toLowerCase() === copy.nothing ? '' : text;

function submit(flow: Flow): Turn {
  if (flow.eventId === null) return start;
  const { firstName = '', lastName = '', email = '', phone = '', specialRequests = '' } = flow.answers;
  return {
    flow: { ...flow, failed: false },
    replies: [{ text: copy.sending }],
    submit: { eventId: flow.eventId, answers: { firstName, lastName, email, phone, specialRequests } },
  };
}

function afterFailure(flow: Flow, text: string, world: World): Turn {
  if (says(text, /other events|^show\b|^no\b/)) return listAll(flow, world);
  if (says(text, /contact|support/)) {
    return {
      flow,
      replies: [
        { text: `You can reach us on ${ministry.phone} or at ${ministry.email}.`, options: copy.failedOptions },
      ],
    };
  }
  if (says(text, /^(yes|try)\b/)) return submit(flow);
  return { flow, replies: [{ text: copy.failed, options: copy.failedOptions }] };
}
