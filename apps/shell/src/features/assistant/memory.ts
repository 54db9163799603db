import type { MessageLink, TaskType } from '@ministry/domain/assistant';

/** CHAT-08 */
export type MessageType = 'bot' | 'user' | 'system';

/** DATA-25. `automation` names the scheduled task that posted the message. */
export interface ChatMessage {
  id: number;
  type: MessageType;
  content: string;
  /** ISO date and time. */
  timestamp: string;
  links?: readonly MessageLink[];
  options?: readonly string[];
  automation?: TaskType;
}

/** DATA-27 */
export interface ScheduledTask {
  type: TaskType;
  /** The subject, such as the name of a ministry. */
  data: { about?: string };
  /** ISO date and time. */
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
  /** Names of the ministries that were asked about. */
  preferredMinistries: readonly string[];
  /** ISO date and time. */
  lastActive: string;
  /** The last ten messages, newest last (CHAT-22). */
  conversationHistory: readonly ChatMessage[];
  automationPreferences: { enableReminders: boolean; enableProactiveHelp: boolean; followUpFrequency: Frequency };
}

export interface Memory {
  context: UserContext;
  tasks: readonly ScheduledTask[];
}

const saved = { entries: 10, queries: 5, interests: 5 } as const;

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

/** Whether there is nothing to store. */
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

/** Appends an entry; each entry is in the list only once, and the list has at most `length` entries. */
export const withLatest = <T>(list: readonly T[], entry: T, length: number = saved.interests): T[] =>
  [...list.filter((each) => each !== entry), entry].slice(-length);

/** CHAT-22 */
export const remember = (context: UserContext, ...messages: ChatMessage[]): UserContext => ({
  ...context,
  conversationHistory: [...context.conversationHistory, ...messages].slice(-saved.entries),
});

/** CHAT-23 */
export const rememberQuery = (context: UserContext, query: string): UserContext => ({
  ...context,
  previousQueries: withLatest(context.previousQueries, query, saved.queries),
});
