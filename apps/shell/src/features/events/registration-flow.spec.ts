import { describe, expect, it } from '@jest/globals';
import {
  answer,
  refused,
  registered,
  start,
  upcoming,
  type ChatEvent,
  type Turn,
  type World,
} from './registration-flow.ts';

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
const world = (...events: ChatEvent[]): World => ({ events, now });
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
  it.each(['About the ministry', 'tell me about you'])('tells of the ministry for "%s"', (message) => {
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
  // EVT-56
  it('lists at most five events, future ones, soonest first', () => {
    const many = Array.from({ length: 8 }, (_, index) => event({ date: `2026-12-${String(28 - index)}T14:00:00Z` }));
    const listed = upcoming(world(event({ date: '2026-11-21T08:59:59Z' }), ...many));
    expect(listed.map(({ date }) => date.slice(8, 10))).toEqual(['21', '22', '23', '24', '25']);
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
  it('previews plain words: no headings, no marks of Markdown', () => {
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
  it('does not offer a seat where none is left', () => {
    expect(said(talk(['show', '1'], world(event({ seatsLeft: 0 }))))).toContain('Every seat of this event is taken');
  });
});

describe('the registration assistant: registering', () => {
  // EVT-32, EVT-34
  it.each(['Yes, register me!', 'yes'])('begins the questions at "%s"', (message) => {
    expect(talk(['show', '1', message]).flow.stage).toBe('collecting_info');
  });
  it.each(['maybe later', 'register'])('goes back to the events at "%s"', (message) => {
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
  // EVT-40
  it('takes every other answer as it is', () => {
    expect(talk(['show', '1', 'yes', '1', 'show events', 'a@b', 'none', 'yes']).submit?.answers).toEqual({
      firstName: '1',
      lastName: 'show events',
      email: 'a@b',
      phone: '',
      specialRequests: 'yes',
    });
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
  // EVT-43, EVT-45
  it('offers to try again after a failure, in these words', () => {
    const turn = refused(sent.flow, 'The last seat has just been taken.');
    expect(turn.replies[0]?.text).toBe(
      'Oops! There was an issue with your registration. Please try again or contact us directly. Would you like to try registering again?',
    );
    // EVT-46, EVT-47, EVT-48
    expect(turn.replies.at(-1)?.options).toEqual(['Try again', 'Contact support', 'Show other events']);
  });
  it('sends the same answers again, shows how to reach people, or shows other events', () => {
    const { flow } = refused(sent.flow, 'No connection.');
    expect(answer(flow, 'Try again', all).submit).toEqual(sent.submit);
    expect(said(answer(flow, 'Contact support', all))).toContain('+256');
    expect(answer(flow, 'Show other events', all).flow).toMatchObject({ stage: 'selecting', failed: false });
  });
});
