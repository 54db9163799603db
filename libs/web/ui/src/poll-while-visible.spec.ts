import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { pollWhileVisible } from './poll-while-visible.ts';

let isHidden = false;
const turn = (hidden: boolean) => {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
};

// LIVE-06, API-22
describe('a poll', () => {
  let end: () => void;
  const ask = jest.fn();
  beforeEach(() => {
    jest.useFakeTimers();
    ask.mockClear();
    isHidden = false;
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
    end = pollWhileVisible(ask, 30_000);
  });
  afterEach(() => {
    end();
    jest.useRealTimers();
  });

  it('asks at once and then every thirty seconds', () => {
    expect(ask).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(29_999);
    expect(ask).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    expect(ask).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(60_000);
    expect(ask).toHaveBeenCalledTimes(4);
  });

  it('asks nothing in a hidden tab, but at once if it is visible again after thirty seconds', () => {
    turn(true);
    jest.advanceTimersByTime(300_000);
    expect(ask).toHaveBeenCalledTimes(1);
    turn(false);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('asks no earlier after a short look at another tab', () => {
    jest.advanceTimersByTime(10_000);
    turn(true);
    jest.advanceTimersByTime(5_000);
    turn(false);
    jest.advanceTimersByTime(14_999);
    expect(ask).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it.each([-3_600_000, 3_600_000])('keeps its interval when the clock is changed by %d ms', (shift) => {
    jest.setSystemTime(Date.now() + shift);
    turn(true);
    turn(false);
    expect(ask).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(30_000);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('ends with the page', () => {
    end();
    jest.advanceTimersByTime(300_000);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
