import { choicesOf, kinds, whatIsSearched } from './search-kinds.ts';

const hit = { id: 7, eventId: null, title: 'Mary & Co', detail: '', date: '2026-11-21T08:00:00.000Z' };

describe('what the search offers', () => {
  it('links to each result at the place where it is edited', () => {
    expect(kinds.sermon.to(hit)).toBe('/sermons/7');
    expect(kinds.message.to(hit)).toBe('/messages?item=7');
    expect(kinds.registration.to({ ...hit, eventId: 3 })).toBe('/events?attendees=3');
  });
  it('keeps the address of a subscriber out of the address of the page', () => {
    const [choice] = choicesOf(
      [{ kind: 'subscriber', total: 1, hits: [{ ...hit, title: 'mary@example.org' }] }],
      'mary',
      true,
    );
    expect(choice).toMatchObject({ to: '/newsletter', state: { search: 'mary@example.org' } });
  });
  it('adds a link to all results if there are more than it shows', () => {
    const groups = [
      { kind: 'sermon' as const, total: 12, hits: [hit] },
      { kind: 'registration' as const, total: 9, hits: [{ ...hit, eventId: 3 }] },
    ];
    expect(choicesOf(groups, 'a & b', true).map(({ label, to }) => [label, to])).toEqual([
      ['Mary & Co', '/sermons/7'],
      ['Show all 12 sermons', '/sermons?search=a+%26+b'],
      ['Mary & Co', '/events?attendees=3'],
    ]);
  });
  it('links to the list for an account that may not open the editor', () => {
    const groups = [
      { kind: 'sermon' as const, total: 1, hits: [hit] },
      { kind: 'testimony' as const, total: 1, hits: [hit] },
    ];
    expect(choicesOf(groups, 'mary', false).map(({ to }) => to)).toEqual([
      '/sermons?search=Mary+%26+Co',
      '/community/testimonials?read=7',
    ]);
  });
  it('names what the role may search', () => {
    expect(whatIsSearched((permission) => permission === 'families.manage' || permission === 'prayers.manage')).toBe(
      'Families and prayers.',
    );
  });
});
