import { countdown } from './countdown.ts';

const now = new Date('2026-11-21T10:00:00Z');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

describe('the countdown', () => {
  it.each([
    [0.5, 'less than a minute'],
    [12, '12 min'],
    [185, '3 h 05 min'],
    [1440, '1 day 0 h'],
    [3120, '2 days 4 h'],
  ])('%d minutes before shows %j', (minutes, text) => expect(countdown(inMinutes(minutes), now)).toBe(text));
});
