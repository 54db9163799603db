import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createCarouselClock, positionAfter } from './carousel-clock.ts';

describe('the clock of the carousel', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  // HOME-15
  it('turns every 4000 ms while it is wanted, and not earlier', () => {
    const turn = jest.fn();
    const clock = createCarouselClock(turn);
    jest.advanceTimersByTime(60_000);
    expect(turn).not.toHaveBeenCalled();
    clock.want(true);
    jest.advanceTimersByTime(3_999);
    expect(turn).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(turn).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(8_000);
    expect(turn).toHaveBeenCalledTimes(3);
    clock.want(false);
    jest.advanceTimersByTime(60_000);
    expect(turn).toHaveBeenCalledTimes(3);
  });

  it('stops in a hidden tab, and continues with a full interval when the tab is visible again', () => {
    const turn = jest.fn();
    const clock = createCarouselClock(turn);
    clock.want(true);
    jest.advanceTimersByTime(3_000);
    clock.hide(true);
    jest.advanceTimersByTime(60_000);
    clock.hide(false);
    jest.advanceTimersByTime(3_999);
    expect(turn).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(turn).toHaveBeenCalledTimes(1);
  });

  it('is not started by becoming visible', () => {
    const turn = jest.fn();
    const clock = createCarouselClock(turn);
    clock.hide(true);
    clock.hide(false);
    jest.advanceTimersByTime(60_000);
    expect(turn).not.toHaveBeenCalled();
  });
});

describe('the slides', () => {
  // HOME-16, HOME-17
  it.each([
    [1, 11],
    [2, 10],
    [3, 9],
  ])('start again, with %i in view, after %i steps', (perView, steps) => {
    let position = 0;
    const seen = new Set<number>();
    for (let step = 0; step < steps; step += 1) {
      for (let beside = 0; beside < perView; beside += 1) seen.add(position + beside);
      position = positionAfter(1, position, perView, 11);
    }
    expect([position, seen.size]).toEqual([0, 11]);
  });

  it('go back from the first to the last', () => {
    expect(positionAfter(-1, 0, 3, 11)).toBe(8);
    expect(positionAfter(-1, 5, 1, 11)).toBe(4);
  });
});
