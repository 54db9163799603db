import { type Scan, TicketScans } from './check-ins.ts';

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
const scansOf = (scans: readonly Scan[]): TicketScans => {
  const ticketScans = new TicketScans();
  for (const one of scans) ticketScans.add(one);
  return ticketScans;
};
const permutations = <Item>(items: readonly Item[]): Item[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));

describe('TicketScans', () => {
  it('counts a ticket once, however often its scan arrives', () => {
    const ticketScans = scansOf([scan({}), scan({}), scan({})]);
    expect([ticketScans.count, ticketScans.entriesOf('7')]).toEqual([1, [scan({})]]);
  });

  it('counts a ticket once that two gates let in, and shows both entries', () => {
    const ticketScans = scansOf([scan({ id: 'b', gate: 'B', at: 2_000 }), scan({})]);
    expect([ticketScans.count, ticketScans.entriesOf('7').map(({ gate }) => gate)]).toEqual([1, ['A', 'B']]);
  });

  it('undoes only the entry that an undo names', () => {
    const ticketScans = scansOf([
      scan({}),
      scan({ id: 'b', gate: 'B' }),
      scan({ id: 'c', kind: 'undo', undoes: 'a', at: 0 }),
    ]);
    expect([ticketScans.count, ticketScans.entriesOf('7').map(({ id }) => id)]).toEqual([1, ['b']]);
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
      const ticketScans = scansOf(order);
      expect([ticketScans.count, ticketScans.entriesOf('7').length, ticketScans.entriesOf('d').length]).toEqual([
        1, 1, 0,
      ]);
    }
  });
});
