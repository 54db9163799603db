import type { Frequency, ScheduledTask, TaskType, UserContext } from './memory.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Milliseconds between the two looks at what is due (CHAT-09). */
export const checkInterval = 30_000;

/** Milliseconds until a task is due (CHAT-24 to CHAT-27). */
export const delays: Readonly<Record<TaskType, number>> = {
  prayer_follow_up: 30 * minute,
  prayer_reminder: 24 * hour,
  event_suggestion: 7 * 24 * hour,
  ministry_task: 3 * 24 * hour,
};

/** After a longer absence a visitor is greeted (CHAT-28). */
const absence = 24 * hour;

const isPrayer = (type: TaskType) => type.startsWith('prayer');

/** What of a kind is wanted: with few follow-ups those of prayer alone, with many one for every question. */
function isWanted(type: TaskType, waiting: readonly ScheduledTask[], frequency: Frequency): boolean {
  if (frequency === 'high') return true;
  if (frequency === 'low' && !isPrayer(type)) return false;
  return !waiting.some((task) => task.type === type);
}

/** The tasks with one more, as far as the visitor's preferences want it. An urgent follow-up always starts anew. */
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

/** Those that are due, done with, and those that still wait. */
export function takeDue(
  tasks: readonly ScheduledTask[],
  now: Date,
): { due: ScheduledTask[]; waiting: readonly ScheduledTask[] } {
  const isDue = ({ executeAt }: ScheduledTask) => new Date(executeAt) <= now;
  const due = tasks.filter(isDue).map((task) => ({ ...task, completed: true }));
  return due.length === 0 ? { due, waiting: tasks } : { due, waiting: tasks.filter((task) => !isDue(task)) };
}

/** CHAT-28: for more than a day, by somebody who was here before and takes suggestions. */
export const wasAway = ({ lastActive, conversationHistory, automationPreferences }: UserContext, now: Date): boolean =>
  automationPreferences.enableProactiveHelp &&
  conversationHistory.length > 0 &&
  now.getTime() - new Date(lastActive).getTime() > absence;
