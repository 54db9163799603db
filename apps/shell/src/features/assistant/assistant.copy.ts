import { messages } from '@ministry/messages';

/** Texts around the conversation; the replies of the assistant are set by the office. */
export const assistantCopy = messages('assistant', {
  label: 'Your question',
  send: 'Send',
  typing: 'The assistant is writing…',
  you: 'You',
  suggestions: 'You may also ask',
  memory: 'What I remember',
  memoryText: 'Kept only on this device, never sent. On a shared phone, clear it when you are done.',
  reminders: 'Remind me here',
  proactive: 'Suggest things to me',
  frequency: 'Follow-ups',
  frequencies: { low: 'Few: prayer only', medium: 'Medium: one of each kind', high: 'Many: one for every question' },
  recent: 'Asked recently',
  waiting: 'Waiting',
  nothing: 'Nothing yet.',
  clear: 'Clear my conversation',
  /** Replaces the name of the ministry in a follow-up when the visitor asked about no ministry. */
  serving: 'serving',
  cleared: 'Everything that this assistant remembered on this device was deleted.',
});

export const taskNames = messages('assistant.tasks', {
  prayer_follow_up: 'Checking on you',
  prayer_reminder: 'Prayer reminder',
  event_suggestion: 'Event suggestion',
  ministry_task: 'Ministry follow-up',
});
