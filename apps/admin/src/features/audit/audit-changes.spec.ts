import { changesBetween } from './audit-changes.ts';

describe('what an entry of the audit log changed', () => {
  it('contains only what differs', () => {
    expect(
      changesBetween({ title: 'Old', isActive: false, tags: ['a'] }, { title: 'New', isActive: true, tags: ['a'] }),
    ).toEqual([
      { field: 'title', before: 'Old', after: 'New' },
      { field: 'isActive', before: 'no', after: 'yes' },
    ]);
  });
  it('leaves out what the entry itself says, and shows dates in the time of Kampala', () => {
    const before = { date: '2026-12-05T14:00:00.000Z', updatedAt: '2026-11-20T08:00:00.000Z' };
    const after = { date: '2026-12-05T15:00:00.000Z', updatedAt: '2026-11-21T08:00:00.000Z' };
    expect(changesBetween(before, after)).toEqual([
      { field: 'date', before: 'Sat 5 Dec 2026, 5:00 PM', after: 'Sat 5 Dec 2026, 6:00 PM' },
    ]);
  });
  it('shows a new item with nothing before', () => {
    expect(changesBetween(null, { attendeeLimit: 500, endDate: null })).toEqual([
      { field: 'attendeeLimit', before: '—', after: '500' },
    ]);
  });
});
