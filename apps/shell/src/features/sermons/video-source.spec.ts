import { describe, expect, it } from '@jest/globals';
import { videoSource, youtubeId } from './video-source.ts';

describe('youtubeId', () => {
  // SER-29
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&list=PL1',
    'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
    'http://youtube.com/watch?v=dQw4w9WgXcQ#t=5',
    'https://youtu.be/dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    'https://www.youtube.com/live/dQw4w9WgXcQ?feature=share',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
  ])('reads %s', (address) => {
    expect(youtubeId(address)).toBe('dQw4w9WgXcQ');
  });

  it.each([
    'https://example.org/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.example.org/watch?v=dQw4w9WgXcQ',
    'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/@channel',
    'https://www.youtube.com/watch?v=short',
    'https://youtu.be/"><script>alert',
    '/uploads/sermon.mp4',
    '',
  ])('finds no video in %j', (address) => {
    expect(youtubeId(address)).toBeNull();
  });
});

describe('videoSource', () => {
  // SER-29, SER-30, SER-31
  it('turns a shared address into an embedded player that plays at once, in HD, without cookies', () => {
    const { kind, src } = videoSource('https://youtu.be/dQw4w9WgXcQ');
    const url = new URL(src);
    expect(kind).toBe('embed');
    expect(url.origin + url.pathname).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
    expect(url.searchParams.get('autoplay')).toBe('1');
    expect(url.searchParams.get('vq')).toMatch(/^hd/);
    expect(url.searchParams.has('start')).toBe(false);
  });

  it.each([
    ['https://youtu.be/dQw4w9WgXcQ?t=90', '90'],
    ['https://youtu.be/dQw4w9WgXcQ?t=90s', '90'],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1h2m3s', '3723'],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=12', '12'],
  ])('starts where %s says', (address, start) => {
    expect(new URL(videoSource(address).src).searchParams.get('start')).toBe(start);
  });

  it('plays a file itself, and only links to any other page', () => {
    expect(videoSource('/uploads/a1b2.mp4')).toEqual({ kind: 'file', src: '/uploads/a1b2.mp4' });
    expect(videoSource('https://media.example.org/sermon.webm?x=1')).toEqual({
      kind: 'file',
      src: 'https://media.example.org/sermon.webm?x=1',
    });
    expect(videoSource('https://vimeo.com/123456')).toEqual({ kind: 'page', src: 'https://vimeo.com/123456' });
  });
});
