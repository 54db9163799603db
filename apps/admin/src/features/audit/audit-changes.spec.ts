import { changesBetween } from './audit-changes.ts';

describe('what an entry of the audit log changed', () => {
  it('is only what differs', () => {
    expect(
      changesBetween({ title: 'Old', isActive: false, tags: ['a'] }, { title: 'New', isActive: true, tags: ['a'] }),
    ).toEqual([
      { field: 'title', before: 'Old', after: 'New' },
      { field: 'isActive', before: 'no', after: 'yes' },
    ]);
  });
  it('leaves out what the entry says itself, and writes dates as Kampala reads them', () => {
    const before = { date: '2026-12-05T14:00:00.000Z', updatedAt: '2026-11-20T08:00:00.000Z' };
    const after = { date: '2026-12-05T15:00:00.000Z', updatedAt: '2026-11-21T08:00:00.000Z' };
    expect(changesBetween(before, after)).toEqual([
      { field: 'date', before: 'Sat 5 Dec 2026, 5:00 PM', after: 'Sat 5 Dec 2026, 6:00 PM' },
    ]);
  });
  it('shows a created thing with nothing before', () => {
    expect(changesBetween(null, { attendeeLimit: 500, endDate: null })).toEqual([
      { field: 'attendeeLimit', before: '—', after: '500' },
    ]);
  });
});
