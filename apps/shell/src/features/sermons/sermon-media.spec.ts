import { describe, expect, it } from '@jest/globals';
import {
  downloadName,
  downloadOf,
  formatClock,
  formatLength,
  mediaLabel,
  type Playable,
  playedFirst,
} from './sermon-media.ts';

const sermon = (own: Partial<Playable> = {}): Playable => ({
  title: 'First Light',
  speaker: 'Grace Akello',
  audioUrl: null,
  videoUrl: null,
  audio: null,
  video: null,
  ...own,
});
const both = { audioUrl: '/uploads/a.mp3', videoUrl: '/uploads/a.mp4' };
/** With ordinary spaces instead of non-breaking ones. */
const label = (own: Partial<Playable>, kind: 'audio' | 'video') =>
  mediaLabel(sermon(own), kind).replaceAll('\u00a0', ' ');

describe('what is played', () => {
  // SER-16, SER-17, SER-18
  it('is the video, else the audio, else nothing', () => {
    expect(playedFirst(sermon(both), false)).toBe('video');
    expect(playedFirst(sermon({ audioUrl: '/uploads/a.mp3' }), false)).toBe('audio');
    expect(playedFirst(sermon({ audioUrl: '', videoUrl: '' }), false)).toBeNull();
  });

  it('is the audio first with Save-Data', () => {
    expect(playedFirst(sermon(both), true)).toBe('audio');
    expect(playedFirst(sermon({ videoUrl: '/uploads/a.mp4' }), true)).toBe('video');
  });
});

describe('what a media button says', () => {
  it('gives size and length if they are known', () => {
    expect(label({ audio: { bytes: 9_000_000, seconds: 2_460 } }, 'audio')).toBe('Audio, 9 MB, 41 min');
    expect(label({ video: { bytes: 233_000, seconds: null } }, 'video')).toBe('Video, 0.2 MB');
    expect(label({ audioUrl: 'https://example.org/a.mp3' }, 'audio')).toBe('Audio');
    expect(label({ videoUrl: 'https://youtu.be/dQw4w9WgXcQ' }, 'video')).toBe('Video, on YouTube');
  });

  it.each([
    [20, '20 s'],
    [59.6, '1 min'],
    [65, '1 min'],
    [2_460, '41 min'],
    [3_600, '1 h'],
    [4_320, '1 h 12 min'],
  ])('%d seconds are %s', (seconds, text) => {
    expect(formatLength(seconds)).toBe(text);
  });
  it.each([
    [0, '0:00'],
    [34.9, '0:34'],
    [754, '12:34'],
    [3_723, '1:02:03'],
  ])('the place at %d seconds is %s', (seconds, text) => {
    expect(formatClock(seconds)).toBe(text);
  });
});

describe('downloads', () => {
  // SER-28
  it("are named 'title - speaker' with .mp3 or .mp4", () => {
    expect(downloadName(sermon(), 'audio', '/uploads/a.mp3')).toBe('First Light - Grace Akello.mp3');
    expect(downloadName(sermon(), 'video', 'https://example.org/stream/7')).toBe('First Light - Grace Akello.mp4');
  });

  it('keep the extension of another kind of file, and no character that a phone refuses', () => {
    expect(downloadName(sermon(), 'audio', '/uploads/a.m4a')).toBe('First Light - Grace Akello.m4a');
    expect(downloadName(sermon({ title: 'Why? A/B: "one"\n' }), 'audio', '/uploads/a.mp3')).toBe(
      'Why A B one - Grace Akello.mp3',
    );
  });

  it('send their name to our own server', () => {
    expect(downloadOf(sermon(both), 'audio')).toEqual({
      href: '/uploads/a.mp3?download=First%20Light%20-%20Grace%20Akello',
      name: 'First Light - Grace Akello.mp3',
    });
    expect(downloadOf(sermon({ audioUrl: 'https://example.org/a.mp3' }), 'audio')?.href).toBe(
      'https://example.org/a.mp3',
    );
  });

  // SER-24, SER-25
  it('are not offered without a file: none, or only a page of a platform', () => {
    expect(downloadOf(sermon(), 'audio')).toBeNull();
    expect(downloadOf(sermon(), 'video')).toBeNull();
    expect(downloadOf(sermon({ videoUrl: 'https://youtu.be/dQw4w9WgXcQ' }), 'video')).toBeNull();
  });
});
