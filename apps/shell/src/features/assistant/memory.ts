/** CHAT-08 */
export type MessageType = 'bot' | 'user' | 'system';

export interface MessageLink {
  label: string;
  /** Left out where there is nowhere to go. */
  href?: string;
  /** A date, a speaker: what stands beside the label. */
  note?: string;
}

/** DATA-25. `links` lead to what the message speaks of; `automation` names the task that posted it. */
export interface ChatMessage {
  id: number;
  type: MessageType;
  content: string;
  /** ISO. */
  timestamp: string;
  links?: readonly MessageLink[];
  options?: readonly string[];
  automation?: TaskType;
}

export const taskTypes = ['prayer_follow_up', 'prayer_reminder', 'event_suggestion', 'ministry_task'] as const;
export type TaskType = (typeof taskTypes)[number];

/** DATA-27 */
export interface ScheduledTask {
  type: TaskType;
  /** What it is about: the name of a ministry, a word. */
  data: { about?: string };
  /** ISO. */
  executeAt: string;
  completed: boolean;
}

export const frequencies = ['low', 'medium', 'high'] as const;
export type Frequency = (typeof frequencies)[number];

/** DATA-26 */
export interface UserContext {
  interests: readonly string[];
  /** The last five questions, newest last (CHAT-23). */
  previousQueries: readonly string[];
  /** Ids of events. */
  registeredEvents: readonly number[];
  prayerRequests: readonly string[];
  /** Names of ministries asked about. */
  preferredMinistries: readonly string[];
  /** ISO. */
  lastActive: string;
  /** The last ten messages, newest last (CHAT-22). */
  conversationHistory: readonly ChatMessage[];
  automationPreferences: { enableReminders: boolean; enableProactiveHelp: boolean; followUpFrequency: Frequency };
}

export interface Memory {
  context: UserContext;
  tasks: readonly ScheduledTask[];
}

const kept = { entries: 10, queries: 5, interests: 5 } as const;

export const freshMemory = (now: Date): Memory => ({
  context: {
    interests: [],
    previousQueries: [],
    registeredEvents: [],
    prayerRequests: [],
    preferredMinistries: [],
    lastActive: now.toISOString(),
    conversationHistory: [],
    // CHAT-31
    automationPreferences: { enableReminders: true, enableProactiveHelp: true, followUpFrequency: 'medium' },
  },
  tasks: [],
});

/** Whether there is anything in it that is worth keeping. */
export function isBlank({ context, tasks }: Memory): boolean {
  const { enableReminders, enableProactiveHelp, followUpFrequency } = context.automationPreferences;
  return (
    context.conversationHistory.length === 0 &&
    tasks.length === 0 &&
    enableReminders &&
    enableProactiveHelp &&
    followUpFrequency === 'medium'
  );
}

/** The list with one entry more at its end, each only once, no longer than `length`. */
export const withLatest = <T>(list: readonly T[], entry: T, length: number = kept.interests): T[] =>
  [...list.filter((each) => each !== entry), entry].slice(-length);

/** CHAT-22 */
export const remember = (context: UserContext, ...messages: ChatMessage[]): UserContext => ({
  ...context,
  conversationHistory: [...context.conversationHistory, ...messages].slice(-kept.entries),
});

/** CHAT-23 */
export const rememberQuery = (context: UserContext, query: string): UserContext => ({
  ...context,
  previousQueries: withLatest(context.previousQueries, query, kept.queries),
});
