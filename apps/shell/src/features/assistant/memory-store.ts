import { type MessageLink, taskTypes } from '@ministry/domain/assistant';
import { readStored, writeStored } from '../../app/device-storage.ts';
import {
  type ChatMessage,
  frequencies,
  freshMemory,
  type Memory,
  type ScheduledTask,
  type UserContext,
} from './memory.ts';
import { memoryKey } from './memory-key.ts';

/** Returns the stored conversation without entries of a wrong shape; null if none is stored. */
export function loadMemory(now: Date): Memory | null {
  const stored = readStored(memoryKey) as { context?: Partial<UserContext>; tasks?: unknown } | null;
  if (typeof stored?.context !== 'object' || stored.context === null) return null;
  const fresh = freshMemory(now).context;
  const { automationPreferences: preferences, ...context } = stored.context;
  return {
    context: {
      interests: texts(context.interests),
      previousQueries: texts(context.previousQueries),
      registeredEvents: listOf(context.registeredEvents, Number.isInteger),
      prayerRequests: texts(context.prayerRequests),
      preferredMinistries: texts(context.preferredMinistries),
      lastActive: isInstant(context.lastActive) ? context.lastActive : fresh.lastActive,
      conversationHistory: listOf(context.conversationHistory, isMessage),
      automationPreferences: {
        enableReminders: preferences?.enableReminders !== false,
        enableProactiveHelp: preferences?.enableProactiveHelp !== false,
        followUpFrequency:
          frequencies.find((each) => each === preferences?.followUpFrequency) ??
          fresh.automationPreferences.followUpFrequency,
      },
    },
    tasks: listOf(stored.tasks, isTask),
  };
}

/** Stores the conversation; null removes it. */
export const saveMemory = (memory: Memory | null): void => writeStored(memoryKey, memory);

const listOf = <T>(value: unknown, isOne: (each: unknown) => boolean): T[] =>
  Array.isArray(value) ? value.filter(isOne).map((each) => each as T) : [];
const isText = (value: unknown): value is string => typeof value === 'string';
const texts = (value: unknown) => listOf<string>(value, isText);
const isInstant = (value: unknown): value is string => isText(value) && !Number.isNaN(Date.parse(value));

function isMessage(value: unknown): boolean {
  const { id, type, content, timestamp, links, options } = (value ?? {}) as Partial<ChatMessage>;
  return (
    Number.isInteger(id) &&
    ['bot', 'user', 'system'].includes(type ?? '') &&
    isText(content) &&
    isInstant(timestamp) &&
    (options === undefined || (Array.isArray(options) && options.every(isText))) &&
    (links === undefined || (Array.isArray(links) && (links as unknown[]).every(isLink)))
  );
}

function isLink(value: unknown): boolean {
  const { label, href } = (value ?? {}) as Partial<MessageLink>;
  return isText(label) && (href === undefined || isText(href));
}

function isTask(value: unknown): boolean {
  const { type, data, executeAt } = (value ?? {}) as Partial<ScheduledTask>;
  return taskTypes.some((each) => each === type) && typeof data === 'object' && data !== null && isInstant(executeAt);
}
