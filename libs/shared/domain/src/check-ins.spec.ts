import { Presence, type Scan } from './check-ins.ts';

const scan = (own: Partial<Scan>): Scan => ({
  id: 'a',
  ticket: '7',
  kind: 'in',
  undoes: null,
  name: null,
  gate: 'A',
  at: 1_000,
  ...own,
});
const presenceOf = (scans: readonly Scan[]): Presence => {
  const presence = new Presence();
  for (const one of scans) presence.add(one);
  return presence;
};
const permutations = <Item>(items: readonly Item[]): Item[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));

describe('Presence', () => {
  it('counts a ticket once, however often its scan arrives', () => {
    const presence = presenceOf([scan({}), scan({}), scan({})]);
    expect([presence.count, presence.entriesOf('7')]).toEqual([1, [scan({})]]);
  });

  it('counts a ticket once that two gates let in, and shows both entries', () => {
    const presence = presenceOf([scan({ id: 'b', gate: 'B', at: 2_000 }), scan({})]);
    expect([presence.count, presence.entriesOf('7').map(({ gate }) => gate)]).toEqual([1, ['A', 'B']]);
  });

  it('undoes only the entry that an undo names', () => {
    const presence = presenceOf([
      scan({}),
      scan({ id: 'b', gate: 'B' }),
      scan({ id: 'c', kind: 'undo', undoes: 'a', at: 0 }),
    ]);
    expect([presence.count, presence.entriesOf('7').map(({ id }) => id)]).toEqual([1, ['b']]);
  });

  it('has the same result in whatever order the scans arrive', () => {
    const scans = [
      scan({}),
      scan({ id: 'b', gate: 'B' }),
      scan({ id: 'c', kind: 'undo', undoes: 'b' }),
      scan({ id: 'd', ticket: 'd', kind: 'walk-in', name: 'Okot' }),
      scan({ id: 'e', ticket: 'd', kind: 'undo', undoes: 'd' }),
    ];
    for (const order of permutations(scans)) {
      const presence = presenceOf(order);
      expect([presence.count, presence.entriesOf('7').length, presence.entriesOf('d').length]).toEqual([1, 1, 0]);
    }
  });
});
