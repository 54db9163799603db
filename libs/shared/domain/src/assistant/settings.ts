/** What the assistant can do besides sending an entry's reply; the code defines how. */
export const assistantActions = [
  'events',
  'registered',
  'sermons',
  'ministries',
  'join',
  'services',
  'giving',
  'prayer',
  'greeting',
] as const;
export type AssistantAction = (typeof assistantActions)[number];

/** Actions that write the reply themselves, so that the entry needs none. */
export const speakingActions: ReadonlySet<string> = /* @__PURE__ */ new Set(['events', 'registered', 'sermons']);

export interface ReplyLink {
  label: string;
  /** A path of this site, an https address, or a variable with one of the names in `linkTargets`. */
  href: string;
}

/** One thing that people ask. The entries are tried in their order. */
export interface AssistantEntry {
  id: string;
  name: string;
  /** The entry replies to a message that contains any of them; phrases.ts describes the syntax. */
  phrases: readonly string[];
  /** The entry does not reply to a message that contains any of them. */
  unless: readonly string[];
  /** Replies also to a message that names a ministry; without it, the reply to such a message is about the ministry. */
  beforeMinistry: boolean;
  /** Id of the entry whose reply is sent, so that less important phrases can be tried later. Null for a reply of its own. */
  sameAs: string | null;
  action: AssistantAction | null;
  reply: string;
  links: readonly ReplyLink[];
  suggestions: readonly string[];
}

/** Shown before anything is asked. */
export interface AssistantWelcome {
  text: string;
  suggestions: readonly string[];
}

export const assistantTexts = [
  'fallback',
  'urgent',
  'urgentPromise',
  'stillHere',
  'safe',
  'calm',
  'prayerPromise',
  'noEvents',
  'noSermons',
  'welcomeBack',
  'urgentFollowUp',
  'prayerFollowUp',
  'eventFollowUp',
  'ministryFollowUp',
] as const;
export type AssistantText = (typeof assistantTexts)[number];

/** Settings of the assistant, as the office edits them. */
export interface AssistantSettings {
  welcome: AssistantWelcome;
  entries: readonly AssistantEntry[];
  /** Questions that are suggested later; the assistant puts one about a ministry in third place. */
  suggestions: readonly string[];
  /** Suggested when the assistant has not understood a message (CHAT-18 to CHAT-21). */
  fallbackSuggestions: readonly string[];
  texts: Readonly<Record<AssistantText, string>>;
}

/** Variables of replies and of the labels of links. */
export const replyVariables = [
  'name',
  'shortName',
  'tagline',
  'description',
  'phone',
  'email',
  'address',
  'town',
  'nextService',
] as const;
/** Variables of the addresses of links. A link to `givingPage` is left out if that page is on this site. */
export const linkTargets = ['call', 'whatsapp', 'givingPage'] as const;

/** Variables of the other texts; those in `neededVariables` are required. */
export const textVariables: Readonly<Partial<Record<AssistantText, readonly string[]>>> = {
  urgent: ['phone'],
  stillHere: ['phone'],
  safe: ['phone'],
  urgentFollowUp: ['phone'],
  ministryFollowUp: ['ministry'],
};
export const neededVariables: Readonly<Partial<Record<AssistantText, string>>> = {
  urgent: 'phone',
  stillHere: 'phone',
  safe: 'phone',
  urgentFollowUp: 'phone',
};

/** Longest accepted input in characters, and the most entries of each list. */
export const assistantLimits = {
  entries: 80,
  name: 60,
  phrases: 60,
  phrase: 80,
  unless: 10,
  reply: 600,
  links: 6,
  label: 60,
  href: 300,
  suggestions: 6,
  suggestion: 60,
  text: 400,
} as const;
