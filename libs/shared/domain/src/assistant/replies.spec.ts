import { describe, expect, it } from '@jest/globals';
import { seedSite } from '../seed-site.ts';
import { type AssistantContext, futureEvents, type KnownEvent, type KnownSermon } from './context.ts';
import { intentOf } from './intents.ts';
import { failureOf, neededFor, type Reply, replyTo } from './replies.ts';
import { builtInQuestions } from './says.ts';
import { seedAssistant } from './seed-assistant.ts';

const failure = failureOf(seedAssistant);

const now = new Date('2026-11-21T09:00:00Z');
const event = (id: number, own: Partial<KnownEvent> = {}): KnownEvent => ({
  id,
  title: `Gathering ${id}`,
  description: 'Worship.',
  date: `2026-12-${String(id).padStart(2, '0')}T14:00:00Z`,
  location: 'Gulu',
  tags: [],
  ...own,
});
const sermon = (id: number, own: Partial<KnownSermon> = {}): KnownSermon => ({
  id,
  title: `Word ${id}`,
  description: '',
  speaker: 'Pastor Okello James',
  date: `2026-10-${String(30 - id)}T08:00:00Z`,
  tags: [],
  series: null,
  ...own,
});
const ministries = [
  { id: 1, name: 'Eye Camp', description: 'Free eye care.', impact: 'Many see again.', tags: ['health'] },
  { id: 2, name: 'Crown of Glory', description: 'Care for elders.', impact: '', tags: ['widows'] },
];
const context = (own: Partial<AssistantContext> = {}): AssistantContext => ({
  ministries,
  events: [],
  sermons: [],
  settings: seedAssistant,
  identity: seedSite.identity,
  programme: seedSite.programme,
  giveUrl: '/contact#donation',
  ways: [],
  inDistress: false,
  now,
  ...own,
});
const labels = ({ links = [] }: Reply) => links.map(({ label }) => label);

describe('events', () => {
  // CHAT-13, CHAT-30
  it('lists the next three with a future date, with their dates and addresses', () => {
    const events = [
      event(9),
      event(2),
      event(20, { date: '2026-11-20T14:00:00Z', title: 'Yesterday' }),
      event(5),
      event(3),
    ];
    expect(futureEvents({ events, now }).map(({ id }) => id)).toEqual([2, 3, 5, 9]);
    const reply = replyTo('Show me events', context({ events }));
    expect(reply.links).toEqual([
      { label: 'Gathering 2', href: '/events/2', note: 'Wed 2 Dec, 5:00 PM, Gulu' },
      { label: 'Gathering 3', href: '/events/3', note: 'Thu 3 Dec, 5:00 PM, Gulu' },
      { label: 'Gathering 5', href: '/events/5', note: 'Sat 5 Dec, 5:00 PM, Gulu' },
      { label: 'All events', href: '/events' },
    ]);
    expect(reply.schedule).toEqual({ type: 'event_suggestion' });
  });

  it('finds them by a word', () => {
    const reply = replyTo('any youth events?', context({ events: [event(2), event(3, { title: 'Youth Night' })] }));
    expect(labels(reply)).toEqual(['Youth Night', 'All events']);
  });

  it('says so when there are none', () => {
    expect(replyTo('events', context({ events: [event(2, { date: '2026-01-01T00:00:00Z' })] })).content).toContain(
      'No events are announced',
    );
  });

  it('remembers one that the visitor has registered for', () => {
    const reply = replyTo(
      'I have registered for the youth night',
      context({ events: [event(3, { title: 'Youth Night' })] }),
    );
    expect(reply.learnt).toEqual({ event: 3 });
    expect(replyTo('I have registered', context()).options).toEqual([builtInQuestions.events]);
  });
});

describe('sermons', () => {
  const sermons = [
    sermon(1, { title: 'Hope in the night', tags: ['Hope'] }),
    sermon(2, { tags: ['Prayer'], speaker: 'Mama Lanyero' }),
    sermon(3, { tags: ['Hope', 'Faith'], description: 'On patience.' }),
    sermon(4),
    sermon(5),
  ];

  // CHAT-14, CHAT-15: title, topics, series, description, speaker and date
  it.each([
    ['Sermons on hope', ['Hope in the night', 'Word 3'], 'Sermons on ‘hope’:'],
    ['a sermon about patience', ['Word 3'], 'Sermons on ‘patience’:'],
    ['what did Lanyero preach?', ['Word 2'], 'Sermons by Mama Lanyero:'],
    ['Latest sermon', ['Hope in the night'], 'The latest sermon:'],
    ['sermons', ['Hope in the night', 'Word 2', 'Word 3'], 'The latest sermons:'],
    [
      'a sermon on taxes',
      ['Hope in the night', 'Word 2', 'Word 3'],
      'I found no sermon on ‘taxes’. These are the latest:',
    ],
  ])('%s', (question, titles, lead) => {
    const reply = replyTo(question, context({ sermons }));
    expect(labels(reply)).toEqual([...titles, 'All sermons']);
    expect(reply.content).toBe(lead);
  });

  it('have an address, a speaker and a date each', () => {
    expect(replyTo('sermons', context({ sermons })).links?.[0]).toEqual({
      label: 'Hope in the night',
      href: '/sermons/1',
      note: 'Pastor Okello James, Thu 29 Oct',
    });
  });

  it('says so when there are none', () => {
    expect(replyTo('sermons', context()).links?.[0]?.href).toBe('/live');
  });
});

describe('ministries', () => {
  // CHAT-12
  it('offers each of the list, and describes the one that is named', () => {
    expect(replyTo('Ministry information', context()).options).toEqual([
      'Tell me about Eye Camp',
      'Tell me about Crown of Glory',
    ]);
    const reply = replyTo('Tell me about Eye Camp', context());
    expect(reply.content).toBe('Eye Camp: Free eye care. Many see again.');
    expect(reply.schedule).toEqual({ type: 'ministry_task', about: 'Eye Camp' });
  });

  it('links anyone who wants to join to the message form, filled in', () => {
    expect(replyTo('How can I join Crown of Glory?', context()).links?.[0]).toEqual({
      label: 'Write to Crown of Glory',
      href: '/contact?ministry=Crown%20of%20Glory#message',
    });
    expect(labels(replyTo('I want to volunteer', context()))).toEqual([
      'Take the seven questions',
      'Write to Eye Camp',
      'Write to Crown of Glory',
    ]);
  });
});

describe('prayer and the rest', () => {
  it('shows the phone number at once for an urgent prayer', () => {
    const reply = replyTo('urgent prayer please', context());
    expect(reply.content).toContain('+256 700 000 000');
    expect(reply.links?.[0]?.href).toBe('tel:+256700000000');
    expect(reply).toMatchObject({
      schedule: { type: 'prayer_follow_up' },
      promise: 'I will ask how you are in half an hour.',
    });
  });

  it('links to the prayer form for any other prayer', () => {
    const reply = replyTo('Please pray for my exams', context());
    expect(reply.links?.[0]?.href).toBe('/contact#prayer');
    expect(reply).toMatchObject({
      schedule: { type: 'prayer_reminder' },
      learnt: { prayer: 'Please pray for my exams' },
    });
  });

  it('answers about giving, the week, the way, greetings and thanks', () => {
    const way = { provider: 'MTN', accountName: 'Grace Church', number: '+256 772 123 456' };
    const ways = [{ ...way, kind: 'mobile-money' as const, branch: '', swift: '', note: '' }];
    expect(neededFor(intentOf('How can I give?', seedAssistant))).toEqual(['ways']);
    expect(replyTo('How can I give?', context({ ways })).content).toContain('MTN: +256 772 123 456 (Grace Church)');
    expect(replyTo('How can I give?', context())).toMatchObject({
      content: expect.stringContaining('online'),
      links: [{ href: '/contact#donation' }, { href: 'tel:+256700000000' }],
    });
    expect(replyTo('How can I give with mobile money?', context()).content).toContain('online by mobile money');
    expect(replyTo('How can I give?', context({ giveUrl: 'https://give.example.org' }))).toMatchObject({
      links: [{ href: '/contact#donation' }, { href: 'https://give.example.org' }, { href: 'tel:+256700000000' }],
    });
    expect(replyTo('service times', context()).links).toContainEqual({
      label: 'Thursday: Mid-week deliverance',
      note: '4:00–6:30 PM',
    });
    expect(replyTo('where are you', context()).content).toContain('Airfield Road, Gulu');
    expect(replyTo('hello', context()).options).toHaveLength(4);
    expect(replyTo('thanks', context()).content).toContain('welcome');
  });

  // CHAT-17, CHAT-18, CHAT-19, CHAT-20, CHAT-21
  it('apologises for what it does not understand, with four other choices', () => {
    expect(replyTo('qwertz', context())).toEqual(failure);
    expect(failure).toEqual({
      content: "I apologize, but I'm having trouble processing that right now. Let me help you in a different way.",
      options: ['Show me events', 'Prayer support', 'Ministry information', 'Contact support'],
    });
  });

  // CHAT-16: only the lists that the question is about are loaded
  it.each([
    [['events'], 'Show me events'],
    [['events'], 'when is the Eye Camp'],
    [['sermons'], 'sermons on faith'],
    [[], 'urgent prayer'],
    [[], 'Tell me about Eye Camp'],
    [[], 'hello'],
    [['events', 'sermons'], 'tailoring'],
  ])('needs %j for "%s"', (needed, question) => {
    expect(neededFor(intentOf(question, seedAssistant, ['Eye Camp']))).toEqual(needed);
  });
});

describe('the event of a ministry', () => {
  const events = [event(2), event(3, { title: 'Free Eye Camp', location: 'Pabbo' })];
  it('is meant by a question when or where the ministry is', () => {
    for (const question of ['When is the eye camp?', 'where is eye camp', 'next eye camp'])
      expect(labels(replyTo(question, context({ events })))).toEqual([
        'Free Eye Camp',
        'Read about Eye Camp',
        'All events',
      ]);
  });
  it('is not invented if there is none', () => {
    expect(replyTo('When is the eye camp?', context({ events: [event(2)] })).content).toMatch(
      /^Eye Camp: Free eye care/,
    );
  });
});

describe('a message that no rule understands', () => {
  const known = context({
    events: [event(3, { title: 'Savings day', tags: ['widows'] })],
    sermons: [sermon(1, { title: 'A house on the rock', tags: ['Family'] })],
  });
  it('is searched for by its words in ministries, events and sermons', () => {
    expect(labels(replyTo('anything for widows', known))).toEqual(['Read about Crown of Glory', 'Savings day']);
    expect(labels(replyTo('family', known))).toEqual(['A house on the rock']);
  });
  it('is not answered with a result that matches one word of many', () => {
    expect(replyTo('the colour of elders and their songs', known)).toEqual(failure);
  });
});

describe('somebody in danger', () => {
  it('is given help, a call and a prayer, and nothing else', () => {
    const reply = replyTo('I want to die', context());
    expect(reply.content).toContain('999');
    expect(labels(reply)).toEqual([
      'Call +256 700 000 000',
      'Call 999, police and ambulance',
      'WhatsApp',
      'Write a prayer request',
    ]);
    expect(reply.options).toEqual([]);
  });
  it.each(['nobody loves me', 'hello', 'what now'])('is offered nothing else right after: "%s"', (message) => {
    const reply = replyTo(message, context({ inDistress: true }));
    expect(reply.content).toContain('999');
    expect(reply.options).toEqual(['I am safe now']);
  });
  it.each(['I am safe now', "Thank God, I'm fine now.", 'we are okay'])('may continue after "%s"', (message) => {
    expect(replyTo(message, context({ inDistress: true }))).toMatchObject({
      content: expect.stringContaining('999'),
      options: expect.arrayContaining(['Show me events']),
      isCalm: true,
    });
    expect(replyTo(message, context()).isCalm).toBeUndefined();
  });
  it.each(['I am not safe', 'am I safe now', 'I am safe now but I want to die'])(
    'may not continue after "%s"',
    (message) => {
      expect(replyTo(message, context({ inDistress: true })).isCalm).toBeUndefined();
    },
  );
  it('still gets an answer to a plain question', () => {
    expect(replyTo('where are you', context({ inDistress: true })).content).toContain('Airfield Road');
  });
});
