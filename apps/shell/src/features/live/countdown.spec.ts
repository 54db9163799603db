import { describe, expect, it } from '@jest/globals';
import { countdownTo } from './countdown.ts';

const at = (text: string) => new Date(`2026-11-${text}Z`);

describe('the countdown', () => {
  it.each([
    ['21T04:00:00', '22T04:00:00', { days: 1, hours: 0, minutes: 0 }],
    ['20T22:39:30', '22T04:00:00', { days: 1, hours: 5, minutes: 21 }],
    ['22T03:59:59', '22T04:00:00', { days: 0, hours: 0, minutes: 1 }],
    ['22T04:00:01', '22T04:00:00', { days: 0, hours: 0, minutes: 0 }],
  ])('from %s to %s is %j', (now, moment, expected) => {
    expect(countdownTo(at(moment), at(now))).toEqual(expected);
  });
});
