import { describe, expect, it } from '@jest/globals';
import { engineOf, firstPicture, frugalChoice, isBehind, reconnectDelay } from './hls-playback.ts';

describe('the player of our own stream', () => {
  it.each([
    [{ hasMediaSource: true, hasManagedMediaSource: false, playsPlaylists: false }, 'library'],
    // Chromium claims playlists of its own; the library knows better.
    [{ hasMediaSource: true, hasManagedMediaSource: false, playsPlaylists: true }, 'library'],
    [{ hasMediaSource: false, hasManagedMediaSource: true, playsPlaylists: true }, 'native'],
    [{ hasMediaSource: false, hasManagedMediaSource: false, playsPlaylists: true }, 'none'],
  ] as const)('for %j is %s', (browser, engine) => {
    expect(engineOf(browser)).toBe(engine);
  });

  it('begins with the lowest picture for whoever counts bytes', () => {
    expect([firstPicture(true), firstPicture(false)]).toEqual([0, 'auto']);
  });

  it('goes down to the lowest picture when somebody begins to count them, and stays with the sound', () => {
    expect([frugalChoice('auto'), frugalChoice(2), frugalChoice('sound')]).toEqual([0, 0, 'sound']);
  });

  it('tries again soon at first, and never gives up', () => {
    expect([0, 1, 2, 3, 4, 100].map(reconnectDelay)).toEqual([1_000, 2_000, 4_000, 8_000, 10_000, 10_000]);
  });

  it('offers the way to what happens now to whoever is far behind, and takes nobody there for a few seconds', () => {
    expect([isBehind(100, 95), isBehind(100, 87), isBehind(null, 0)]).toEqual([false, true, false]);
    expect([isBehind(100, 87, true), isBehind(100, 79, true)]).toEqual([false, true]);
  });
});
