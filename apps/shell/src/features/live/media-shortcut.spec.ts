import { describe, expect, it } from '@jest/globals';
import { countPress } from './media-shortcut.ts';

/** Which of the presses at these moments open the media setup. */
function opening(...moments: number[]): number[] {
  let presses: number[] = [];
  return moments.filter((now) => {
    const counted = countPress(presses, now);
    presses = counted.presses;
    return counted.opens;
  });
}

// LIVE-05
describe('the media setup', () => {
  it('opens with the third press within three seconds', () => {
    expect(opening(0, 1_000, 3_000)).toEqual([3_000]);
    expect(opening(0, 1_000)).toEqual([]);
  });

  it('stays closed when the third comes later, but the last three count', () => {
    expect(opening(0, 1_000, 3_001)).toEqual([]);
    expect(opening(0, 2_000, 3_500, 4_500)).toEqual([4_500]);
  });

  it('begins to count anew once it has opened', () => {
    expect(opening(0, 1, 2, 3, 4, 5)).toEqual([2, 5]);
  });

  it('says how many presses are left', () => {
    expect(countPress([], 0).left).toBe(2);
    expect(countPress([0], 5).left).toBe(1);
  });
});
