import { describe, expect, it } from '@jest/globals';
import { seedSite } from '@ministry/domain';
import type { ChatEvent } from './event-search.ts';
import { answer, refused, registered, type RegistrationContext, start, type Turn } from './registration-flow.ts';

const now = new Date('2026-11-21T09:00:00Z');
let lastId = 0;
const event = (own: Partial<ChatEvent> = {}): ChatEvent => {
  lastId += 1;
  return {
    id: lastId,
    title: `Gathering ${lastId}`,
    description: 'Worship and teaching.',
    date: `2026-12-${String(lastId).padStart(2, '0')}T14:00:00Z`,
    location: 'Gulu',
    category: 'service',
    registrationRequired: true,
    seatsLeft: 10,
    ...own,
  };
};
const world = (...events: ChatEvent[]): RegistrationContext => ({ identity: seedSite.identity, events, now });
const crusade = event({ title: 'Gulu Crusade', category: 'crusade' });
const women = event({
  title: "Women's Conference",
  category: 'womens-ministry',
  description: 'Teaching for mothers and daughters.',
});
const youth = event({ title: 'Youth Conference', category: 'youth', registrationRequired: false });
const all = world(crusade, women, youth);

/** Sends the messages one after the other. */
function talk(messages: string[], known = all): Turn {
  return messages.reduce((turn, message) => answer(turn.flow, message, known), start);
}
const said = (turn: Turn) => turn.replies.map(({ text }) => text).join(' ');
const details = ['Aber', 'Okello', 'aber@example.org', '0772 123 456', 'none'];

describe('the registration assistant: greeting', () => {
  // EVT-22
  it.each(['yes', 'Show me events', 'events please'])('lists the events for "%s"', (message) => {
    expect(talk([message]).replies[0]?.list).toHaveLength(3);
  });
  // EVT-23
  it.each(['About the ministry', 'tell me about you'])('describes the ministry for "%s"', (message) => {
    const turn = talk([message]);
    expect(said(turn)).toContain('Building Faithful Witnesses for Christ');
    expect(turn.flow.stage).toBe('greeting');
  });
  // EVT-24
  it('goes to browsing for a specific event', () => {
    expect(talk(['Find a specific event']).flow.stage).toBe('browsing');
  });
  // EVT-51
  it('says that there are no events', () => {
    expect(said(talk(['show'], world()))).toMatch(/^I don't see any upcoming events right now/);
  });
  // EVT-52
  it('says that all events have passed', () => {
    expect(said(talk(['show'], world(event({ date: '2026-11-01T14:00:00Z' }))))).toMatch(
      /^All our current events have passed/,
    );
  });
});

const full = Array.from({ length: 8 }, (_, index) =>
  event({ title: `Meeting ${index}`, date: `2026-12-${String(28 - index)}T14:00:00Z` }),
);

describe('the registration assistant: browsing', () => {
  // EVT-25, EVT-27
  it.each(['gulu', 'mothers', 'womens-ministry'])('finds by title, description and category: "%s"', (query) => {
    const turn = talk(['specific', query]);
    expect(turn.flow.stage).toBe('registering');
  });
  // EVT-28
  it('goes to selecting when several match', () => {
    const turn = talk(['specific', 'conference']);
    expect(turn.flow.stage).toBe('selecting');
    expect(turn.replies[0]?.list).toHaveLength(2);
  });
  // EVT-26, EVT-53, EVT-55
  it('shows everything upcoming when nothing matches', () => {
    const turn = talk(['specific', 'football']);
    expect(said(turn)).toMatch(/^I couldn't find any events matching/);
    expect(turn.replies[0]?.list).toHaveLength(3);
  });
  // EVT-25
  it('searches all upcoming events, not only those that it lists', () => {
    const many = [...full, event({ title: "Pastors' and Leaders' Conference", date: '2027-03-01T14:00:00Z' })];
    const { id } = many[many.length - 1] as ChatEvent;
    for (const query of ['pastors and leaders conference', 'Pastors’ and Leaders’', 'i want pastor conference'])
      expect(talk(['specific', query], world(...many)).flow).toMatchObject({ stage: 'registering', eventId: id });
    // Also after the first five events are listed, and as the first message.
    expect(talk(['show', "pastors' and leaders' conference"], world(...many)).flow.eventId).toBe(id);
    expect(talk(['pastors'], world(...many)).flow.eventId).toBe(id);
  });
  it('finds whole words and their beginnings, but no parts inside words', () => {
    const eyes = world(event({ title: 'Eye Camp', description: 'For children.' }), crusade);
    expect(said(talk(['specific', 'hild'], eyes))).toMatch(/^I couldn't find/);
    expect(talk(['specific', 'chil'], eyes).flow.stage).toBe('registering');
  });
  // EVT-56
  it('lists at most five future events, soonest first, and the others on request', () => {
    const known = world(event({ date: '2026-11-21T08:59:59Z' }), ...full);
    const days = (turn: Turn) => turn.replies[0]?.list?.map((label) => /(\d+) Dec/.exec(label)?.[1]);
    expect(days(talk(['show'], known))).toEqual(['21', '22', '23', '24', '25']);
    expect(talk(['show'], known).replies[0]?.options).toEqual(['Show more events']);
    expect(days(talk(['show', 'Show more events'], known))).toEqual(['26', '27', '28']);
    expect(talk(['show', 'more', '2'], known).flow.eventId).toBe(full[1]?.id);
    expect(talk(['show', 'more'], known).replies[0]?.options).toBeUndefined();
  });
});

describe('the registration assistant: selecting', () => {
  // EVT-29, EVT-30
  it.each(['2', "women's"])('accepts %s', (message) => {
    expect(talk(['show', message]).flow).toMatchObject({ stage: 'registering', eventId: women.id });
  });
  // EVT-31, EVT-54
  it.each(['0', '4', 'football', 'conference'])('asks again for "%s"', (message) => {
    const turn = talk(['show', message]);
    expect(said(turn)).toMatch(/^I'm not sure which event you're referring to/);
    expect(turn.flow.stage).toBe('selecting');
  });
  // EVT-57
  it('previews a hundred characters of the description', () => {
    const turn = talk(['show', '1'], world(event({ description: 'x'.repeat(150) })));
    expect(said(turn)).toMatch(/[^x]x{100}…/);
  });
  it('previews plain text, without headings and Markdown', () => {
    const description = '## Programme\n\n- A **whole night** of [prayer](https://example.org/) with _song_\n\n> Come';
    expect(said(talk(['show', '1'], world(event({ description }))))).toContain(
      'Gulu. A whole night of prayer with song Come',
    );
  });
  // EVT-33
  it('says that an event without registration is open', () => {
    const turn = talk(['show', '3']);
    expect(said(turn)).toContain('open to all');
    expect(turn.flow.stage).toBe('browsing');
  });
  it('offers no seat if none is left', () => {
    expect(said(talk(['show', '1'], world(event({ seatsLeft: 0 }))))).toContain('Every seat of this event is taken');
  });
});

describe('the registration assistant: registering', () => {
  // EVT-32, EVT-34
  it.each(['Yes, register me!', 'yes', '1', 'ok', 'register me', 'I want to register'])(
    'starts the questions at "%s"',
    (message) => {
      expect(talk(['show', '1', message]).flow.stage).toBe('collecting_info');
    },
  );
  it.each(['maybe later', 'no thanks', 'Show other events', '2'])('goes back to the events at "%s"', (message) => {
    const turn = talk(['show', '1', message]);
    expect(turn.flow.stage).not.toBe('collecting_info');
    expect(turn.replies[0]?.list).toHaveLength(3);
  });
  // EVT-35, EVT-41
  it('asks five things in order and then submits', () => {
    const asked = details.map((_, index) => said(talk(['show', '1', 'yes', ...details.slice(0, index)])));
    expect(asked.map((text) => /first name|last name|email|phone|special requests/.exec(text)?.[0])).toEqual([
      'first name',
      'last name',
      'email',
      'phone',
      'special requests',
    ]);
    // EVT-36
    expect(talk(['show', '1', 'yes', ...details]).submit).toEqual({
      eventId: crusade.id,
      answers: {
        firstName: 'Aber',
        lastName: 'Okello',
        email: 'aber@example.org',
        phone: '0772 123 456',
        specialRequests: '',
      },
    });
  });
  // EVT-37, EVT-38, EVT-39
  it('repeats the e-mail step until there is an @', () => {
    const turn = talk(['show', '1', 'yes', 'Aber', 'Okello', 'aber.example.org']);
    expect(said(turn)).toBe("That doesn't look like a valid email address. Could you please provide a valid email?");
    expect(said(answer(turn.flow, 'aber@example.org', all))).toContain('phone');
  });
  it('repeats the phone step until there is a number or none', () => {
    const turn = talk(['show', '1', 'yes', 'Aber', 'Okello', 'aber@example.org', 'my sister has one']);
    expect(said(turn)).toContain("doesn't look like a phone number");
    expect(said(answer(turn.flow, '0772 123 456', all))).toContain('special requests');
    expect(said(answer(turn.flow, 'none', all))).toContain('special requests');
  });
  // EVT-40
  it('accepts every other answer as it is', () => {
    expect(talk(['show', '1', 'yes', '1', 'show events', 'a@b.ug', 'none', 'yes']).submit?.answers).toEqual({
      firstName: '1',
      lastName: 'show events',
      email: 'a@b.ug',
      phone: '',
      specialRequests: 'yes',
    });
  });
});

describe('each stage understands what it has just offered', () => {
  const [listAll, specific, about] = [['show'], ['specific'], ['about']].map((messages) => said(talk(messages)));
  it.each([
    ['1', listAll],
    ['2', specific],
    ['3', about],
    ['the second one', specific],
    ['number 3', about],
  ])('the buttons of the greeting: %s', (message, reply) => {
    expect(said(talk([message]))).toBe(reply);
  });
  it('says that a number was not offered, and does not search for it', () => {
    for (const messages of [['7'], ['specific', '1'], ['show', '1', '9']])
      expect(said(talk(messages))).toMatch(/^No event here has that number/);
  });
  // EVT-29, EVT-30
  it.each(['#2', '2.', 'number 2', '2nd', 'the second one', 'two', 'option 2', 'women’s', 'womens'])(
    'an event of the list: %s',
    (message) => expect(talk(['show', message]).flow.eventId).toBe(women.id),
  );
  it('the last one of the list', () => {
    expect(talk(['show', 'the last one']).flow.eventId).toBe(youth.id);
  });
  it('another event of the list, when the details of one are shown', () => {
    expect(talk(['show', '1', '3']).flow.eventId).toBe(youth.id);
    expect(talk(['show', '1', "women's conference"]).flow.eventId).toBe(women.id);
  });
  it.each(['specific', 'Find a specific event', 'search', 'none of these'])(
    'a request for a search instead of a choice: %s',
    (message) => {
      const turn = talk(['show', message]);
      expect(said(turn)).toBe(specific);
      expect(turn.flow.stage).toBe('browsing');
    },
  );
  it('a question about the ministry while choosing', () => {
    expect(said(talk(['show', 'about the ministry']))).toBe(about);
  });
  it('narrows the list where several match, and offers it again where nothing does', () => {
    expect(talk(['show', 'conference']).replies[0]?.list).toHaveLength(2);
    expect(talk(['show', 'conference', '2']).flow.eventId).toBe(youth.id);
    expect(talk(['show', 'football']).replies[0]?.list).toHaveLength(3);
  });
  it('"yes" for the only event of a list', () => {
    expect(talk(['show', 'yes'], world(crusade)).flow.eventId).toBe(crusade.id);
  });
  it('the button below an event without registration', () => {
    expect(talk(['show', '3', '1']).replies[0]?.list).toHaveLength(3);
  });
  // EVT-36
  it.each(['none', 'None', 'no', 'skip', 'nothing', '-'])('an answer that may be left out: %s', (none) => {
    const turn = talk(['show', '1', 'yes', 'Aber', 'Okello', 'aber@example.org', none, none]);
    expect(turn.submit?.answers).toMatchObject({ phone: '', specialRequests: '' });
  });
  it('offers a button to leave it out', () => {
    expect(talk(['show', '1', 'yes', 'Aber', 'Okello', 'aber@example.org']).replies[0]?.options).toEqual(['None']);
  });
  it('accepts thanks at the end', () => {
    const done = registered(talk(['show', '1', 'yes', ...details]).flow, 'K7Q2-M9XD', all).flow;
    expect(said(answer(done, 'thank you', all))).toMatch(/^You are welcome/);
    expect(answer(done, '1', all).replies[0]?.list).toHaveLength(3);
  });
});

describe('the registration assistant: the end', () => {
  const sent = talk(['show', '1', 'yes', ...details]);
  // EVT-42, EVT-50
  it('completes with the code, an e-mail and a text', () => {
    const turn = registered(sent.flow, 'K7Q2-M9XD', all);
    expect(turn.flow.stage).toBe('completed');
    expect(said(turn)).toMatch(/^Registration Complete! You are registered for Gulu Crusade.*K7Q2-M9XD.*e-mail.*text/);
  });
  it('tells somebody who was registered already where the code is', () => {
    expect(said(registered(sent.flow, null, all))).toMatch(/^You are already registered for Gulu Crusade.*\..*e-mail/);
  });
  // EVT-43, EVT-45
  it('offers to try again after a failure, in these words', () => {
    const turn = refused(sent.flow, 'The last seat has just been taken.');
    expect(turn.replies[0]?.text).toBe(
      'Oops! There was an issue with your registration. Please try again or contact us directly. Would you like to try registering again?',
    );
    // EVT-46, EVT-47, EVT-48
    expect(turn.replies.at(-1)?.options).toEqual(['Try again', 'Contact support', 'Show other events']);
  });
  it('asks again only for the answer that was refused', () => {
    const { flow } = refused(sent.flow, "Phone doesn't look like a valid phone number.", ['phone']);
    const again = answer(flow, 'Try again', all);
    expect(said(again)).toContain('phone number');
    expect(answer(again.flow, '0782 123 456', all).submit).toEqual({
      ...sent.submit,
      answers: { ...sent.submit?.answers, phone: '0782 123 456' },
    });
  });
  it('sends the same answers again, shows the contact details, or shows other events', () => {
    const { flow } = refused(sent.flow, 'No connection.');
    for (const again of ['Try again', '1', 'ok']) expect(answer(flow, again, all).submit).toEqual(sent.submit);
    expect(said(answer(flow, 'Contact support', all))).toContain('+256');
    expect(answer(flow, 'Show other events', all).flow).toMatchObject({ stage: 'selecting', failed: false });
  });
});
