import type { TaskType } from '@ministry/domain/assistant';
import type { Frequency, ScheduledTask, UserContext } from './memory.ts';

const minute = 60_000;
const hour = 60 * minute;

/** CHAT-09: milliseconds between two checks for due tasks. */
export const checkInterval = 30_000;

/** Milliseconds until a task is due (CHAT-24 to CHAT-27). */
export const delays: Readonly<Record<TaskType, number>> = {
  prayer_follow_up: 30 * minute,
  prayer_reminder: 24 * hour,
  event_suggestion: 7 * 24 * hour,
  ministry_task: 3 * 24 * hour,
};

/** CHAT-28: after a longer absence, the visitor is greeted and a cry for help no longer counts. */
const absence = 24 * hour;

const isPrayer = (type: TaskType) => type.startsWith('prayer');

/** Whether a task is wanted. 'low' allows only tasks about prayer; 'low' and 'medium' allow one waiting task of each type; 'high' allows any. */
function isWanted(type: TaskType, waiting: readonly ScheduledTask[], frequency: Frequency): boolean {
  if (frequency === 'high') return true;
  if (frequency === 'low' && !isPrayer(type)) return false;
  return !waiting.some((task) => task.type === type);
}

/** Adds a task if the preferences allow it. A follow-up to an urgent prayer replaces the previous one. */
export function schedule(
  tasks: readonly ScheduledTask[],
  type: TaskType,
  data: ScheduledTask['data'],
  { automationPreferences }: UserContext,
  now: Date,
): readonly ScheduledTask[] {
  const others = type === 'prayer_follow_up' ? tasks.filter((task) => task.type !== type) : tasks;
  if (!automationPreferences.enableReminders || !isWanted(type, others, automationPreferences.followUpFrequency))
    return tasks;
  return [...others, { type, data, executeAt: new Date(now.getTime() + delays[type]).toISOString(), completed: false }];
}

/** Separates the due tasks, marked as completed, from the waiting ones. */
export function takeDue(
  tasks: readonly ScheduledTask[],
  now: Date,
): { due: ScheduledTask[]; waiting: readonly ScheduledTask[] } {
  const isDue = ({ executeAt }: ScheduledTask) => new Date(executeAt) <= now;
  const due = tasks.filter(isDue).map((task) => ({ ...task, completed: true }));
  return due.length === 0 ? { due, waiting: tasks } : { due, waiting: tasks.filter((task) => !isDue(task)) };
}

/** Whether nothing was said for more than a day. */
export const wasSilent = ({ lastActive }: UserContext, now: Date): boolean =>
  now.getTime() - new Date(lastActive).getTime() > absence;

/** CHAT-28: whether a known visitor who accepts suggestions was away for more than a day. */
export const wasAway = (context: UserContext, now: Date): boolean =>
  context.automationPreferences.enableProactiveHelp &&
  context.conversationHistory.length > 0 &&
  wasSilent(context, now);
