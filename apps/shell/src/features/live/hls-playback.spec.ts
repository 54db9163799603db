import { describe, expect, it } from '@jest/globals';
import { dataSavingChoice, engineOf, firstChoice, isBehind, reconnectDelay } from './hls-playback.ts';

describe('the player of our own stream', () => {
  it.each([
    [{ hasMediaSource: true, hasManagedMediaSource: false, playsPlaylists: false }, 'library'],
    // Chromium claims to play HLS itself, but plays it badly.
    [{ hasMediaSource: true, hasManagedMediaSource: false, playsPlaylists: true }, 'library'],
    [{ hasMediaSource: false, hasManagedMediaSource: true, playsPlaylists: true }, 'native'],
    [{ hasMediaSource: false, hasManagedMediaSource: false, playsPlaylists: true }, 'none'],
  ] as const)('with %j is %s', (browser, engine) => {
    expect(engineOf(browser)).toBe(engine);
  });

  it('starts with the lowest rendition when data is saved', () => {
    expect([firstChoice(true), firstChoice(false)]).toEqual([0, 'auto']);
  });

  it('switches to the lowest rendition when the visitor begins to save data, but keeps the sound alone', () => {
    expect([dataSavingChoice('auto'), dataSavingChoice(2), dataSavingChoice('sound')]).toEqual([0, 0, 'sound']);
  });

  it('reconnects after one second at first, then at longer intervals, without end', () => {
    expect([0, 1, 2, 3, 4, 100].map(reconnectDelay)).toEqual([1_000, 2_000, 4_000, 8_000, 10_000, 10_000]);
  });

  it('counts as behind from 12 seconds, after a time in the background from 20', () => {
    expect([isBehind(100, 95), isBehind(100, 87), isBehind(null, 0)]).toEqual([false, true, false]);
    expect([isBehind(100, 87, true), isBehind(100, 79, true)]).toEqual([false, true]);
  });
});
