import { afterQuietHours } from './notifications.ts';

describe('afterQuietHours', () => {
  it.each([
    ['2026-11-26T03:59:59.999Z', '2026-11-26T04:00:00.000Z'],
    ['2026-11-26T04:00:00.000Z', '2026-11-26T04:00:00.000Z'],
    ['2026-11-26T17:59:59.999Z', '2026-11-26T17:59:59.999Z'],
    ['2026-11-26T18:00:00.000Z', '2026-11-27T04:00:00.000Z'],
    ['2026-11-26T21:30:00.000Z', '2026-11-27T04:00:00.000Z'],
  ])('lets a message written at %s arrive at %s, between 7 and 21 in Kampala', (written, arrives) => {
    expect(afterQuietHours(new Date(written)).toISOString()).toBe(arrives);
  });
});
