import { describe, expect, it } from '@jest/globals';
import { engineOf, firstPicture, optionsOf, perHour, reconnectDelay } from './hls-playback.ts';

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

  it.each([[240, 222_000, 100], [360, 458_000, 230], [720, 2_200_000, 1_000], [720, 4_500_000, 2_000], [480, 900_000, 410]])('takes for %ip at %i bit/s %i MB an hour', (height, bitrate, megabytes) => {
    expect(perHour({ height, bitrate })).toBe(megabytes);
  });

  it('offers the sound first, then the pictures from the lowest, then what the line carries', () => {
    const levels = [{ height: 240, bitrate: 200_000 }, { height: 720, bitrate: 2_000_000 }];
    expect(optionsOf(levels, true)).toEqual([
      { choice: 'sound', megabytes: 26 },
      { choice: 0, height: 240, megabytes: 100 },
      { choice: 1, height: 720, megabytes: 1_000 },
      { choice: 'auto' },
    ]);
    expect(optionsOf(levels.slice(0, 1), false).map(({ choice }) => choice)).toEqual([0]);
  });

  it('begins with the lowest picture for whoever counts bytes', () => {
    expect([firstPicture(true), firstPicture(false)]).toEqual([0, 'auto']);
  });

  it('tries again soon at first, and never gives up', () => {
    expect([0, 1, 2, 3, 4, 100].map(reconnectDelay)).toEqual([1_000, 2_000, 4_000, 8_000, 10_000, 10_000]);
  });
});
