import { ministry } from '@ministry/domain';
import { assistantWords, nudge, offers, suggest, taskWords } from './assistant.content.ts';
import { doorWords } from './door.content.ts';
import {
  remember,
  rememberQuery,
  withLatest,
  freshMemory,
  type ChatMessage,
  type Memory,
  type ScheduledTask,
  type UserContext,
} from './memory.ts';
import { failure, suggestionsFor, type Reply } from './replies.ts';
import { schedule, takeDue, wasAway } from './tasks.ts';

/** The conversation on screen and what is kept of it; plain data, never changed in place. */
export interface Conversation {
  messages: readonly ChatMessage[];
  /** A question waits for its answer (CHAT-04). */
  processing: boolean;
  memory: Memory;
  /** What may be asked next; at most three (CHAT-29). */
  suggestions: readonly string[];
}

/** What happens to a conversation. `now` comes from outside, so that a test can be any time. */
export type ChatAction = { now: Date } & (
  | { type: 'asked'; text: string }
  | { type: 'replied'; reply: Reply; ministryNames: readonly string[] }
  | { type: 'failed' }
  /** The regular look at what is due (CHAT-09). */
  | { type: 'checked'; ministryNames: readonly string[] }
  | { type: 'preferred'; preferences: Partial<UserContext['automationPreferences']> }
  | { type: 'cleared' }
);

const spoken = (
  messages: readonly ChatMessage[],
  type: ChatMessage['type'],
  now: Date,
  own: Pick<ChatMessage, 'content'> & Partial<ChatMessage>,
): ChatMessage => ({
  id: (messages.at(-1)?.id ?? 0) + 1,
  type,
  timestamp: now.toISOString(),
  ...own,
});

const welcome = (now: Date): ChatMessage => ({
  id: 0,
  type: 'bot',
  timestamp: now.toISOString(),
  content: doorWords.welcome,
  options: doorWords.welcomeOptions,
});

/** The conversation as it opens: the welcome (CHAT-03), and below it what was last said before the page was left. */
export function opened(memory: Memory | null, now: Date): Conversation {
  const kept = memory ?? freshMemory(now);
  return {
    messages: [welcome(now), ...kept.context.conversationHistory],
    processing: false,
    memory: kept,
    suggestions: [],
  };
}

export function converse(conversation: Conversation, action: ChatAction): Conversation {
  switch (action.type) {
    case 'asked':
      return ask(conversation, action.text.trim(), action.now);
    case 'replied':
      return conversation.processing
        ? take(conversation, action.reply, action.ministryNames, action.now)
        : conversation;
    case 'failed':
      return conversation.processing ? take(conversation, failure, [], action.now) : conversation;
    case 'checked':
      return check(conversation, action.ministryNames, action.now);
    case 'preferred':
      return prefer(conversation, action.preferences);
    case 'cleared': {
      const fresh = opened(null, action.now);
      return {
        ...fresh,
        messages: [
          ...fresh.messages,
          spoken(fresh.messages, 'system', action.now, { content: assistantWords.cleared }),
        ],
      };
    }
  }
}

const inMemory = (memory: Memory, own: Partial<UserContext>): Memory => ({
  ...memory,
  context: { ...memory.context, ...own },
});

/** The conversation with further messages, which are remembered too. */
function say(conversation: Conversation, now: Date, ...messages: ChatMessage[]): Conversation {
  const context = { ...remember(conversation.memory.context, ...messages), lastActive: now.toISOString() };
  return {
    ...conversation,
    messages: [...conversation.messages, ...messages],
    memory: { ...conversation.memory, context },
  };
}

/** CHAT-07: nothing is sent that is blank, nor while an answer is awaited (CHAT-05). */
function ask(conversation: Conversation, text: string, now: Date): Conversation {
  if (text === '' || conversation.processing) return conversation;
  const said = say(conversation, now, spoken(conversation.messages, 'user', now, { content: text }));
  return {
    ...said,
    processing: true,
    suggestions: [],
    memory: { ...said.memory, context: rememberQuery(said.memory.context, text) },
  };
}

function take(conversation: Conversation, reply: Reply, ministryNames: readonly string[], now: Date): Conversation {
  const { links, options, learnt = {}, schedule: wanted, promise } = reply;
  const content =
    promise && conversation.memory.context.automationPreferences.enableReminders
      ? `${reply.content} ${promise}`
      : reply.content;
  const said = say(
    conversation,
    now,
    spoken(conversation.messages, 'bot', now, {
      content,
      ...(links ? { links } : {}),
      ...(options ? { options } : {}),
    }),
  );
  const before = said.memory.context;
  const memory = inMemory(said.memory, {
    interests: learnt.interest ? withLatest(before.interests, learnt.interest) : before.interests,
    preferredMinistries: learnt.ministry
      ? withLatest(before.preferredMinistries, learnt.ministry)
      : before.preferredMinistries,
    prayerRequests: learnt.prayer ? withLatest(before.prayerRequests, learnt.prayer) : before.prayerRequests,
    registeredEvents:
      learnt.event === undefined ? before.registeredEvents : withLatest(before.registeredEvents, learnt.event),
  });
  const tasks = wanted
    ? schedule(
        memory.tasks,
        wanted.type,
        wanted.about === undefined ? {} : { about: wanted.about },
        memory.context,
        now,
      )
    : memory.tasks;
  return {
    ...said,
    processing: false,
    memory: { ...memory, tasks },
    suggestions: options ? [] : suggestionsFor(memory.context, ministryNames),
  };
}

/** CHAT-10, CHAT-11, CHAT-28: each due task says its word and is gone; whoever was away for long is greeted. Otherwise nothing changes. */
function check(conversation: Conversation, ministryNames: readonly string[], now: Date): Conversation {
  if (conversation.processing) return conversation;
  const { due, waiting } = takeDue(conversation.memory.tasks, now);
  const isBack = wasAway(conversation.memory.context, now);
  if (due.length === 0 && !isBack) return conversation;
  const posted = [...(isBack ? [{ content: nudge }] : []), ...due.map(wordOf)].reduce<ChatMessage[]>(
    (messages, own) => [...messages, spoken([...conversation.messages, ...messages], 'system', now, own)],
    [],
  );
  const said = say(conversation, now, ...posted);
  return {
    ...said,
    memory: { ...said.memory, tasks: waiting },
    suggestions: suggestionsFor(said.memory.context, ministryNames),
  };
}

function wordOf({ type, data }: ScheduledTask): Pick<ChatMessage, 'content' | 'automation' | 'options'> {
  switch (type) {
    case 'prayer_follow_up':
      return { automation: type, content: taskWords[type](ministry.phone), options: [offers.prayer] };
    case 'prayer_reminder':
      return { automation: type, content: taskWords[type], options: [offers.prayer] };
    case 'event_suggestion':
      return { automation: type, content: taskWords[type], options: [offers.events] };
    case 'ministry_task':
      return {
        automation: type,
        content: taskWords[type](data.about),
        options: [data.about ? suggest.join(data.about) : offers.join],
      };
  }
}

/** Without reminders nothing stays scheduled. */
function prefer(conversation: Conversation, preferences: Partial<UserContext['automationPreferences']>): Conversation {
  const automationPreferences = { ...conversation.memory.context.automationPreferences, ...preferences };
  const memory = inMemory(conversation.memory, { automationPreferences });
  return {
    ...conversation,
    memory: automationPreferences.enableReminders ? memory : { ...memory, tasks: [] },
    suggestions: automationPreferences.enableProactiveHelp ? conversation.suggestions : [],
  };
}
