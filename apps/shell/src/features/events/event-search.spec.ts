import { describe, expect, it } from '@jest/globals';
import { type ChatEvent, searchEvents } from './event-search.ts';

const event = (id: number, title: string, description: string): ChatEvent => ({
  id,
  title,
  description,
  date: '2027-01-19T06:00:00.000Z',
  location: 'Gulu',
  category: 'crusade',
  registrationRequired: true,
  seatsLeft: 10,
});
const events = [
  event(1, 'Eye Camp', 'Think of your neighbours: doctors examine eyes, and this is free.'),
  event(2, "Pastors' Conference", 'Third of its kind.'),
];
const found = (query: string) => searchEvents(events, query).map(({ id }) => id);

// EVT-25
describe('the search of the registration assistant', () => {
  it.each(['this one', 'does that', 'all events', 'yes please', 'what are your events'])(
    'finds nothing for stop words alone: "%s"',
    (query) => expect(found(query)).toEqual([]),
  );

  it('searches for the other words, in singular and plural', () => {
    expect([found('does this eye camp cost'), found('the pastors event'), found('camps')]).toEqual([[1], [2], [1]]);
  });
});
