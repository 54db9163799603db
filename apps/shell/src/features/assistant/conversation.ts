import type { SiteIdentity } from '@ministry/domain';
import {
  type AssistantSettings,
  builtInQuestions,
  failureOf,
  isInDistress,
  questionsAbout,
  type Reply,
  stillHere,
  suggestionsFor,
} from '@ministry/domain/assistant';
import { fillIn } from '@ministry/domain/text-variables';
import { isUrgent } from '@ministry/domain/urgency';
import { assistantCopy } from './assistant.copy.ts';
import {
  type ChatMessage,
  freshMemory,
  type Memory,
  remember,
  rememberQuery,
  type ScheduledTask,
  type UserContext,
  withLatest,
} from './memory.ts';
import { schedule, takeDue, wasAway, wasSilent } from './tasks.ts';

/** The settings of the office that a conversation needs. */
interface SiteFacts {
  identity: SiteIdentity;
  settings: AssistantSettings;
}

/** The conversation on screen and what is stored of it. Immutable. */
export interface Conversation extends SiteFacts {
  messages: readonly ChatMessage[];
  /** Whether a reply is being prepared (CHAT-04). */
  processing: boolean;
  memory: Memory;
  /** At most three suggested questions (CHAT-29). */
  suggestions: readonly string[];
}

/** The actions of the reducer. `now` is passed in for tests. */
export type ChatAction = { now: Date } & (
  | { type: 'asked'; text: string }
  | { type: 'replied'; reply: Reply; ministryNames: readonly string[] }
  | { type: 'failed' }
  /** The regular check for due tasks (CHAT-09). */
  | { type: 'checked'; ministryNames: readonly string[] }
  | { type: 'preferred'; preferences: Partial<UserContext['automationPreferences']> }
  | { type: 'cleared' }
);

const newMessage = (
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

const welcome = (now: Date, { identity: { name }, settings }: SiteFacts): ChatMessage => ({
  id: 0,
  type: 'bot',
  timestamp: now.toISOString(),
  content: fillIn(settings.welcome.text, { name }),
  options: settings.welcome.suggestions,
});

/** The conversation at the start: the welcome (CHAT-03), then the stored messages. */
export function opened(memory: Memory | null, now: Date, known: SiteFacts): Conversation {
  const saved = memory ?? freshMemory(now);
  return {
    identity: known.identity,
    settings: known.settings,
    messages: [welcome(now, known), ...saved.context.conversationHistory],
    processing: false,
    memory: saved,
    suggestions: [],
  };
}

export function converse(before: Conversation, action: ChatAction): Conversation {
  // After more than a day of silence, the conversation no longer counts as a cry for help.
  const conversation = wasSilent(before.memory.context, action.now) ? calmed(before) : before;
  switch (action.type) {
    case 'asked':
      return ask(conversation, action.text.trim(), action.now);
    case 'replied':
      return conversation.processing
        ? take(conversation, action.reply, action.ministryNames, action.now)
        : conversation;
    case 'failed':
      return conversation.processing
        ? take(
            conversation,
            isInDistress(conversation.memory.context)
              ? stillHere(conversation.identity, conversation.settings)
              : failureOf(conversation.settings),
            [],
            action.now,
          )
        : conversation;
    case 'checked':
      return check(conversation, action.ministryNames, action.now);
    case 'preferred':
      return prefer(conversation, action.preferences);
    case 'cleared': {
      const fresh = opened(null, action.now, conversation);
      return {
        ...fresh,
        messages: [
          ...fresh.messages,
          newMessage(fresh.messages, 'system', action.now, { content: assistantCopy.cleared }),
        ],
      };
    }
  }
}

const inMemory = (memory: Memory, own: Partial<UserContext>): Memory => ({
  ...memory,
  context: { ...memory.context, ...own },
});

/** Removes cries for help from the stored questions. Returns the same conversation if there are none. */
function calmed(conversation: Conversation): Conversation {
  const { context } = conversation.memory;
  if (!isInDistress(context)) return conversation;
  const previousQueries = context.previousQueries.filter((query) => !isUrgent(query));
  return { ...conversation, memory: inMemory(conversation.memory, { previousQueries }) };
}

/** Adds messages to the conversation and its memory. */
function say(conversation: Conversation, now: Date, ...messages: ChatMessage[]): Conversation {
  const context = { ...remember(conversation.memory.context, ...messages), lastActive: now.toISOString() };
  return {
    ...conversation,
    messages: [...conversation.messages, ...messages],
    memory: { ...conversation.memory, context },
  };
}

/** CHAT-05, CHAT-07: ignores blank questions, and questions while a reply is being prepared. */
function ask(conversation: Conversation, text: string, now: Date): Conversation {
  if (text === '' || conversation.processing) return conversation;
  const said = say(conversation, now, newMessage(conversation.messages, 'user', now, { content: text }));
  return {
    ...said,
    processing: true,
    suggestions: [],
    memory: { ...said.memory, context: rememberQuery(said.memory.context, text) },
  };
}

function take(asked: Conversation, reply: Reply, ministryNames: readonly string[], now: Date): Conversation {
  const conversation = reply.isCalm ? calmed(asked) : asked;
  const { links, options, learnt = {}, schedule: wanted, promise } = reply;
  const content =
    promise && conversation.memory.context.automationPreferences.enableReminders
      ? `${reply.content} ${promise}`
      : reply.content;
  const said = say(
    conversation,
    now,
    newMessage(conversation.messages, 'bot', now, {
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
    suggestions: options ? [] : suggestionsFor(memory.context, ministryNames, conversation.settings),
  };
}

/** CHAT-10, CHAT-11, CHAT-28: posts the message of each due task and removes it; greets a visitor who was away for long. */
function check(conversation: Conversation, ministryNames: readonly string[], now: Date): Conversation {
  if (conversation.processing) return conversation;
  const { due, waiting } = takeDue(conversation.memory.tasks, now);
  const isBack = wasAway(conversation.memory.context, now);
  if (due.length === 0 && !isBack) return conversation;
  const posted = [
    ...(isBack ? [{ content: conversation.settings.texts.welcomeBack }] : []),
    ...due.map((task) => messageOf(task, conversation)),
  ].reduce<ChatMessage[]>(
    (messages, own) => [...messages, newMessage([...conversation.messages, ...messages], 'system', now, own)],
    [],
  );
  const said = say(conversation, now, ...posted);
  return {
    ...said,
    memory: { ...said.memory, tasks: waiting },
    suggestions: suggestionsFor(said.memory.context, ministryNames, conversation.settings),
  };
}

function messageOf(
  { type, data }: ScheduledTask,
  { identity, settings: { texts } }: SiteFacts,
): Pick<ChatMessage, 'content' | 'automation' | 'options'> {
  switch (type) {
    case 'prayer_follow_up':
      return {
        automation: type,
        content: fillIn(texts.urgentFollowUp, { phone: identity.phone }),
        options: [builtInQuestions.prayer, builtInQuestions.safe],
      };
    case 'prayer_reminder':
      return { automation: type, content: texts.prayerFollowUp, options: [builtInQuestions.prayer] };
    case 'event_suggestion':
      return { automation: type, content: texts.eventFollowUp, options: [builtInQuestions.events] };
    case 'ministry_task':
      return {
        automation: type,
        content: fillIn(texts.ministryFollowUp, { ministry: data.about ?? assistantCopy.serving }),
        options: [data.about ? questionsAbout.join(data.about) : builtInQuestions.join],
      };
  }
}

/** Turning reminders off removes the scheduled tasks. */
function prefer(conversation: Conversation, preferences: Partial<UserContext['automationPreferences']>): Conversation {
  const automationPreferences = { ...conversation.memory.context.automationPreferences, ...preferences };
  const memory = inMemory(conversation.memory, { automationPreferences });
  return {
    ...conversation,
    memory: automationPreferences.enableReminders ? memory : { ...memory, tasks: [] },
    suggestions: automationPreferences.enableProactiveHelp ? conversation.suggestions : [],
  };
}
