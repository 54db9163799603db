/** What the assistant does besides saying an entry's reply; the rules of it are ours. */
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

/** These find their words themselves, so that the entry may have no reply. */
export const speakingActions: ReadonlySet<string> = /* @__PURE__ */ new Set(['events', 'registered', 'sermons']);

export interface ReplyLink {
  label: string;
  /** A path of this site, an https address, or one of `linkTargets` as a variable. */
  href: string;
}

/** One thing that people ask. The entries are tried in their order. */
export interface AssistantEntry {
  id: string;
  name: string;
  /** Any of them makes the entry answer; how they are written: phrases.ts. */
  phrases: readonly string[];
  /** With one of them in the message, the entry does not answer. */
  unless: readonly string[];
  /** Answers also where the message names a ministry, which otherwise is what the reply is about. */
  beforeMinistry: boolean;
  /** Id of the entry whose answer it gives: phrases of less weight come later. Null for an answer of its own. */
  sameAs: string | null;
  action: AssistantAction | null;
  reply: string;
  links: readonly ReplyLink[];
  suggestions: readonly string[];
}

/** Before anything is asked. */
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

/** What the assistant of the site answers, as the office sets it. */
export interface AssistantSettings {
  welcome: AssistantWelcome;
  entries: readonly AssistantEntry[];
  /** Questions that are suggested on; the assistant puts a ministry in the third place. */
  suggestions: readonly string[];
  /** Suggested where it has not understood (CHAT-18 to CHAT-21). */
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
/** Variables of the addresses of links; the page for gifts is left out where it is on this site. */
export const linkTargets = ['call', 'whatsapp', 'givingPage'] as const;

/** Variables of the other texts; those of `neededVariables` must stand in them. */
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
