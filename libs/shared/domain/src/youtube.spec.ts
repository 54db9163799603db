import { describe, expect, it } from '@jest/globals';
import { youtubeEmbed } from './youtube.ts';

const id = 'dQw4w9WgXcQ';
const player = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1`;

describe('the embedded player', () => {
  // LIVE-08
  it.each([
    `https://www.youtube.com/watch?v=${id}`,
    `https://m.youtube.com/watch?v=${id}&t=3`,
    `https://youtu.be/${id}?si=x`,
    `https://www.youtube.com/live/${id}`,
    `https://www.youtube.com/embed/${id}`,
  ])('of %s sets no cookies', (address) => {
    expect(youtubeEmbed(address)).toBe(player);
  });

  it('shows the live broadcast of a channel', () => {
    const channel = 'UCabcdefghijklmnopqrstuv';
    for (const address of [
      `https://www.youtube.com/embed/live_stream?channel=${channel}`,
      `https://www.youtube.com/channel/${channel}/live`,
    ]) {
      expect(youtubeEmbed(address)).toBe(
        `https://www.youtube-nocookie.com/embed/live_stream?channel=${channel}&autoplay=1&playsinline=1`,
      );
    }
  });

  it.each([
    '',
    'no address',
    'https://example.org/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.example.org/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v="><script>',
    'javascript:alert(1)',
  ])('does not exist for %j', (address) => {
    expect(youtubeEmbed(address)).toBeNull();
  });
});
