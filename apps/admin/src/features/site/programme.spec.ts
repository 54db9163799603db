import type { FormRow } from '../../forms/form-values.ts';
import { nameOf, newException, newItem, overlaps, timesOf, toRequest, toValues } from './programme.ts';

const row = (own: FormRow = {}): FormRow => ({
  ...newItem(),
  title: '1st service',
  start: '07:00',
  end: '09:00',
  ...own,
});

describe('the form of the weekly programme', () => {
  it('sends the values that it received', () => {
    const item = {
      id: 'a',
      weekday: 3 as const,
      title: 'Overnight',
      start: 1_260,
      end: 1_800,
      times: 'till dawn',
      place: 'Hall',
      onlyMinistries: true,
      from: '2026-12-01',
      until: null,
    };
    const exception = {
      itemId: 'a',
      date: '2026-12-23',
      isCancelled: false,
      start: 1_200,
      end: 1_500,
      place: null,
      note: 'Christmas',
    };
    const wholeDay = {
      itemId: null,
      date: '2026-12-30',
      isCancelled: true,
      start: null,
      end: null,
      place: null,
      note: '',
    };
    const stored = { items: [item], exceptions: [exception, wholeDay] };
    expect(toRequest(toValues(stored), 4)).toEqual({ ...stored, version: 4 });
  });

  it('treats an end before the start as the next day, and leaves an equal one unchanged', () => {
    const spans = [row({ start: '21:00', end: '06:00' }), row({ start: '09:00', end: '09:00' })];
    expect(toRequest({ items: spans, exceptions: [] }, 1).items.map(({ start, end }) => [start, end])).toEqual([
      [1_260, 1_800],
      [540, 540],
    ]);
  });

  it('calculates the end of an exception from the start of its row', () => {
    const item = row({ id: 'night', start: '21:00', end: '06:00' });
    const exception = { ...newException(), itemId: 'night', date: '2026-12-25', isCancelled: false, end: '01:00' };
    expect(toRequest({ items: [item], exceptions: [exception] }, 1).exceptions).toMatchObject([
      { start: null, end: 1_500 },
    ]);
  });

  it('removes the time and place of a cancelled service', () => {
    const exception = { ...newException(), isCancelled: true, start: '10:00', end: '11:00', place: 'Hall' };
    expect(toRequest({ items: [], exceptions: [exception] }, 1).exceptions).toMatchObject([
      { isCancelled: true, start: null, end: null, place: null },
    ]);
  });

  it.each([
    [row(), '7:00–9:00 AM'],
    [row({ end: '' }), ''],
    [row({ end: '07:00' }), ''],
    [row({ start: '21:00', end: '06:00' }), '9:00 PM–6:00 AM'],
  ])('writes the time of %j as %j', (item, written) => expect(timesOf(item)).toBe(written));

  it('names services at the same time', () => {
    const items = [
      row(),
      row({ title: '2nd service', start: '08:30', end: '10:00' }),
      row({ title: '', start: '', end: '' }),
    ];
    expect(overlaps({ items })).toEqual(['Sunday: 1st service and Sunday: 2nd service']);
    expect(overlaps({ items: [row(), row({ start: '09:00', end: '10:00' })] })).toEqual([]);
  });

  it('gives each new row an id of its own, which is valid in an address', () => {
    const ids = [newItem(), newItem()].map(({ id }) => String(id));
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9][a-z0-9-]{0,39}$/);
    expect(nameOf(newItem())).toBe('');
  });
});
