import { describe, expect, it } from '@jest/globals';
import { countClick } from './media-shortcut.ts';

/** Returns the times of the clicks that open the media console. */
function opening(...moments: number[]): number[] {
  let clicks: number[] = [];
  return moments.filter((now) => {
    const counted = countClick(clicks, now);
    clicks = counted.clicks;
    return counted.opens;
  });
}

// LIVE-05
describe('the Media Setup button', () => {
  it('opens the media console on the third click within three seconds', () => {
    expect(opening(0, 1_000, 3_000)).toEqual([3_000]);
    expect(opening(0, 1_000)).toEqual([]);
  });

  it('ignores clicks older than three seconds', () => {
    expect(opening(0, 1_000, 3_001)).toEqual([]);
    expect(opening(0, 2_000, 3_500, 4_500)).toEqual([4_500]);
  });

  it('starts counting again after it has opened the console', () => {
    expect(opening(0, 1, 2, 3, 4, 5)).toEqual([2, 5]);
  });

  it('says how many clicks are left', () => {
    expect(countClick([], 0).left).toBe(2);
    expect(countClick([0], 5).left).toBe(1);
  });
});
