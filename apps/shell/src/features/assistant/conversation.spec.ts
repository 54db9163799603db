import { beforeEach, describe, expect, it } from '@jest/globals';
import { seedSite } from '@ministry/domain';
import { isInDistress, type Reply } from '@ministry/domain/assistant';
import { standardWelcome } from '../../app/standard-welcome.ts';
import { type ChatAction, type Conversation, converse, opened } from './conversation.ts';
import { freshMemory, isBlank } from './memory.ts';
import { hasMemory } from './memory-key.ts';
import { loadMemory, saveMemory } from './memory-store.ts';
import { checkInterval, delays } from './tasks.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const start = new Date('2026-11-21T09:00:00Z');
const later = (milliseconds: number) => new Date(start.getTime() + milliseconds);
const names = ['Eye Camp'];

const act = (conversation: Conversation, ...actions: ChatAction[]) => actions.reduce(converse, conversation);
const asked = (text: string, now = start): ChatAction => ({ type: 'asked', text, now });
const replied = (reply: Partial<Reply> = {}, now = start): ChatAction => ({
  type: 'replied',
  reply: { content: 'Gladly.', ...reply },
  ministryNames: names,
  now,
});
const checked = (now: Date): ChatAction => ({ type: 'checked', ministryNames: names, now });
const preferred = (preferences: Extract<ChatAction, { type: 'preferred' }>['preferences']): ChatAction => ({
  type: 'preferred',
  preferences,
  now: start,
});
const scheduling = (type: keyof typeof delays, now = start) => [
  asked('question', now),
  replied({ schedule: { type } }, now),
];
const last = ({ messages }: Conversation) => messages[messages.length - 1];
const fresh = () => opened(null, start, { identity: seedSite.identity, settings: seedSite.assistant });

describe('a conversation', () => {
  it('begins on a new site with the welcome that pages contain', () => {
    expect(seedSite.assistant.welcome).toEqual(standardWelcome);
  });

  // CHAT-03, CHAT-08, DATA-25
  it('opens with a welcome and four choices', () => {
    expect(fresh().messages).toMatchObject([{ id: 0, type: 'bot', timestamp: start.toISOString() }]);
    expect(fresh().messages[0]?.content).toMatch(/^Welcome to Faithful Witness Ministries/);
    expect(fresh().messages[0]?.options).toEqual([
      'Show me events',
      'Prayer support',
      'Ministry information',
      'Contact support',
    ]);
  });

  // CHAT-04, CHAT-06
  it('waits for the answer to a question, then shows it', () => {
    const waiting = act(fresh(), asked(' Show me events '));
    expect(last(waiting)).toMatchObject({ type: 'user', content: 'Show me events' });
    expect(waiting.processing).toBe(true);
    const answered = act(waiting, replied({ links: [{ label: 'Youth Night', href: '/events/3' }] }));
    expect(answered.processing).toBe(false);
    expect(last(answered)).toMatchObject({
      type: 'bot',
      content: 'Gladly.',
      links: [{ label: 'Youth Night', href: '/events/3' }],
    });
  });

  // CHAT-05, CHAT-07
  it('ignores blank messages, messages while it is processing, and answers without a question', () => {
    const conversation = fresh();
    expect(act(conversation, asked(''), asked('  \n'), replied())).toBe(conversation);
    const waiting = act(conversation, asked('one'));
    expect(act(waiting, asked('two'))).toBe(waiting);
  });

  // CHAT-17, CHAT-18, CHAT-19, CHAT-20, CHAT-21
  it('apologises when the answer cannot be loaded', () => {
    const failed = act(fresh(), asked('Show me events'), { type: 'failed', now: start });
    expect(last(failed)).toMatchObject({
      content: "I apologize, but I'm having trouble processing that right now. Let me help you in a different way.",
      options: ['Show me events', 'Prayer support', 'Ministry information', 'Contact support'],
    });
    expect(failed.processing).toBe(false);
  });

  it('offers help instead of events when an answer to somebody in danger cannot be loaded', () => {
    const failed = act(fresh(), asked('I want to die'), replied(), asked('nobody loves me'), {
      type: 'failed',
      now: start,
    });
    expect(last(failed)?.content).toContain('people are here for you');
    expect(last(failed)?.options).toEqual(['I am safe now']);
  });

  it('numbers its messages', () => {
    const ids = act(fresh(), asked('one'), replied(), asked('two'), replied()).messages.map(({ id }) => id);
    expect(ids).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('the memory of a conversation', () => {
  const many = Array.from({ length: 8 }, (_, index) => index).reduce(
    (conversation, index) => act(conversation, asked(`question ${index}`), replied({ content: `answer ${index}` })),
    fresh(),
  );

  // CHAT-22
  it('keeps the last ten entries', () => {
    const { conversationHistory } = many.memory.context;
    expect(conversationHistory.map(({ content }) => content)).toEqual(
      [3, 4, 5, 6, 7].flatMap((index) => [`question ${index}`, `answer ${index}`]),
    );
    expect(many.messages).toHaveLength(17);
  });

  // CHAT-23
  it('keeps the last five queries, each once', () => {
    expect(many.memory.context.previousQueries).toEqual([3, 4, 5, 6, 7].map((index) => `question ${index}`));
    expect(act(many, asked('question 4')).memory.context.previousQueries).toEqual([
      'question 3',
      'question 5',
      'question 6',
      'question 7',
      'question 4',
    ]);
  });

  // DATA-26, CHAT-31
  it('holds the context of the specification, with a medium follow-up frequency', () => {
    expect(freshMemory(start).context).toEqual({
      interests: [],
      previousQueries: [],
      registeredEvents: [],
      prayerRequests: [],
      preferredMinistries: [],
      lastActive: start.toISOString(),
      conversationHistory: [],
      automationPreferences: { enableReminders: true, enableProactiveHelp: true, followUpFrequency: 'medium' },
    });
    const { context } = act(
      fresh(),
      asked('a'),
      replied({ learnt: { interest: 'hope', ministry: 'Eye Camp', prayer: 'for rain', event: 3 } }, later(5)),
    ).memory;
    expect(context).toMatchObject({
      interests: ['hope'],
      preferredMinistries: ['Eye Camp'],
      prayerRequests: ['for rain'],
      registeredEvents: [3],
      lastActive: later(5).toISOString(),
    });
  });

  it('is empty once it is cleared, and so are its tasks', () => {
    const cleared = act(fresh(), ...scheduling('prayer_reminder'), { type: 'cleared', now: later(minute) });
    expect(cleared.memory).toEqual(freshMemory(later(minute)));
    expect(isBlank(cleared.memory)).toBe(true);
    expect(cleared.messages.map(({ type }) => type)).toEqual(['bot', 'system']);
  });
});

describe('a scheduled task', () => {
  it.each([
    ['prayer_follow_up', 30 * minute], // CHAT-24
    ['prayer_reminder', day], // CHAT-25
    ['event_suggestion', 7 * day], // CHAT-26
    ['ministry_task', 3 * day], // CHAT-27
  ] as const)('%s is due after %d ms, shows its message once and is removed', (type, delay) => {
    const waiting = act(fresh(), ...scheduling(type));
    // DATA-27
    expect(waiting.memory.tasks).toEqual([{ type, data: {}, executeAt: later(delay).toISOString(), completed: false }]);
    const awake = {
      ...waiting,
      memory: { ...waiting.memory, context: { ...waiting.memory.context, lastActive: later(delay - 1).toISOString() } },
    };
    expect(act(awake, checked(later(delay - 1)))).toBe(awake);
    // CHAT-10, CHAT-11
    const posted = act(awake, checked(later(delay)));
    expect(last(posted)).toMatchObject({ type: 'system', automation: type });
    expect(last(posted)?.options?.length).toBeGreaterThan(0);
    expect(posted.memory.tasks).toEqual([]);
    expect(act(posted, checked(later(delay + 1)))).toBe(posted);
  });

  // CHAT-09
  it('is checked every 30 seconds', () => {
    expect(checkInterval).toBe(30_000);
  });

  it('waits until an answer is finished', () => {
    const busy = act(fresh(), ...scheduling('prayer_follow_up'), asked('and', later(29 * minute)));
    expect(act(busy, checked(later(hour)))).toBe(busy);
  });

  // CHAT-31
  it('follows the preferences: few tasks, one of each kind, or many', () => {
    const twice = (frequency: 'low' | 'medium' | 'high') =>
      act(
        fresh(),
        preferred({ followUpFrequency: frequency }),
        ...scheduling('event_suggestion'),
        ...scheduling('event_suggestion'),
        ...scheduling('prayer_reminder'),
      ).memory.tasks.map(({ type }) => type);
    expect(twice('low')).toEqual(['prayer_reminder']);
    expect(twice('medium')).toEqual(['event_suggestion', 'prayer_reminder']);
    expect(twice('high')).toEqual(['event_suggestion', 'event_suggestion', 'prayer_reminder']);
    expect(
      act(
        fresh(),
        ...scheduling('prayer_reminder'),
        preferred({ enableReminders: false }),
        ...scheduling('ministry_task'),
      ).memory.tasks,
    ).toEqual([]);
  });

  it('is promised only to a visitor who wants reminders', () => {
    const promised = [
      asked('pray'),
      replied({ content: 'We pray.', promise: 'I will remind you.', schedule: { type: 'prayer_reminder' } }),
    ];
    expect(last(act(fresh(), ...promised))?.content).toBe('We pray. I will remind you.');
    expect(last(act(fresh(), preferred({ enableReminders: false }), ...promised))?.content).toBe('We pray.');
  });

  it('asks about an urgent prayer half an hour after the last message', () => {
    const { tasks } = act(
      fresh(),
      ...scheduling('prayer_follow_up'),
      ...scheduling('prayer_follow_up', later(10 * minute)),
    ).memory;
    expect(tasks.map(({ executeAt }) => executeAt)).toEqual([later(40 * minute).toISOString()]);
  });
});

describe('a visitor who comes back', () => {
  const before = act(fresh(), asked('hello'), replied());

  // CHAT-28
  it('is greeted after more than a day, once', () => {
    expect(act(before, checked(later(day)))).toBe(before);
    const back = act(before, checked(later(day + 1)));
    expect(last(back)?.type).toBe('system');
    expect(last(back)?.content).toContain('Welcome back');
    expect(back.suggestions.length).toBeGreaterThan(0);
    expect(act(back, checked(later(day + minute)))).toBe(back);
  });

  it('is not greeted without an earlier conversation, or without wanting it', () => {
    const silent = fresh();
    expect(act(silent, checked(later(9 * day)))).toBe(silent);
    const quiet = act(before, preferred({ enableProactiveHelp: false }));
    expect(act(quiet, checked(later(9 * day)))).toBe(quiet);
  });

  it('finds the earlier messages below the welcome', () => {
    const again = opened(before.memory, later(hour), { identity: seedSite.identity, settings: seedSite.assistant });
    expect(again.messages.map(({ content }) => content).slice(1)).toEqual(['hello', 'Gladly.']);
    expect(last(act(again, asked('more')))?.id).toBe(3);
  });
});

describe('a cry for help', () => {
  const cried = act(fresh(), asked('I want to die'), replied(), asked('service times'), replied());
  const isHeard = ({ memory }: Conversation) => isInDistress(memory.context);

  it('ends when the visitor says so, and is forgotten', () => {
    expect([isHeard(cried), cried.suggestions]).toEqual([true, []]);
    const safe = act(cried, asked('I am safe now'), replied({ isCalm: true }));
    expect([isHeard(safe), safe.memory.context.previousQueries]).toEqual([false, ['service times', 'I am safe now']]);
    expect(safe.suggestions.length).toBeGreaterThan(0);
    expect(isHeard(act(safe, asked('I want to die')))).toBe(true);
  });

  it('ends after a day of silence, not before, and whatever the preferences are', () => {
    expect(isHeard(act(cried, checked(later(day))))).toBe(true);
    expect(isHeard(act(cried, checked(later(day + 1))))).toBe(false);
    const quiet = act(cried, preferred({ enableProactiveHelp: false }));
    expect(
      isHeard(
        act(
          opened(quiet.memory, later(2 * day), { identity: seedSite.identity, settings: seedSite.assistant }),
          checked(later(2 * day)),
        ),
      ),
    ).toBe(false);
  });

  it('is followed up with a button to say that it is over', () => {
    const followed = act(fresh(), ...scheduling('prayer_follow_up'), checked(later(30 * minute)));
    expect(last(followed)?.options).toEqual(['Prayer support', 'I am safe now']);
  });
});

describe('the store on the device', () => {
  beforeEach(() => localStorage.clear());

  it('returns what was stored, until it is deleted', () => {
    expect([hasMemory(), loadMemory(start)]).toEqual([false, null]);
    const { memory } = act(fresh(), ...scheduling('ministry_task'));
    saveMemory(memory);
    expect([hasMemory(), loadMemory(later(day))]).toEqual([true, memory]);
    saveMemory(null);
    expect(hasMemory()).toBe(false);
  });

  it.each(['{', '7', '{"context":null}'])('starts again from %s', (saved) => {
    localStorage.setItem('assistant', saved);
    expect(loadMemory(start)).toBeNull();
  });

  it('leaves out what has an unexpected format', () => {
    const odd = {
      context: {
        interests: [1, 'hope'],
        conversationHistory: [{ id: 1 }, null, { id: 2, type: 'user', content: 'x', timestamp: 'never' }],
        automationPreferences: { followUpFrequency: 'often' },
        lastActive: 'x',
      },
      tasks: [{ type: 'x' }, 3],
    };
    localStorage.setItem('assistant', JSON.stringify(odd));
    expect(loadMemory(start)).toEqual({
      ...freshMemory(start),
      context: { ...freshMemory(start).context, interests: ['hope'] },
    });
  });
});
