import { seedSite } from '@ministry/domain';
import { recordingTitle } from './recording-title.ts';

describe('the title of a recording', () => {
  it.each([
    // Kampala is three hours ahead.
    ['2026-11-22T04:02:00Z', 'Sunday 1st service, 22 November 2026'],
    ['2026-11-22T03:45:00Z', 'Sunday 1st service, 22 November 2026'],
    ['2026-11-22T05:50:00Z', 'Sunday 2nd service, 22 November 2026'],
    ['2026-11-22T06:00:00Z', 'Sunday 2nd service, 22 November 2026'],
    ['2026-11-22T05:20:00Z', 'Sunday 1st service, 22 November 2026'],
    // After midnight it still belongs to the night that began on Friday.
    ['2026-11-27T23:30:00Z', 'Friday Overnight prayers, 27 November 2026'],
    ['2026-11-23T10:00:00Z', 'Live service, 23 November 2026'],
  ])('of a broadcast that began at %s is %s', (moment, title) => {
    expect(recordingTitle(seedSite.programme, new Date(moment))).toBe(title);
  });
});
