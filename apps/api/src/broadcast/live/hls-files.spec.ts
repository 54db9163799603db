import { Readable } from 'node:stream';
import { jest } from '@jest/globals';
import type { MediaServer } from '../media-server/media-server.ts';
import { HlsFiles } from './hls-files.ts';

describe('the playlist, after the clock was set back by a day', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is read again as before', async () => {
    let reads = 0;
    const server = {
      onChange: () => undefined,
      open: () =>
        Promise.resolve({
          type: 'a',
          bytes: 1,
          isPlaylist: true,
          body: Readable.from([Buffer.from(`${(reads += 1)}`)]),
        }),
    } as unknown as MediaServer;
    const files = new HlsFiles(server);
    expect((await files.find('church/index.m3u8'))?.body.toString()).toBe('1');
    const yesterday = Date.now() - 86_400_000;
    jest.spyOn(Date, 'now').mockReturnValue(yesterday);
    const later = performance.now() + 300;
    jest.spyOn(performance, 'now').mockReturnValue(later);
    expect((await files.find('church/index.m3u8'))?.body.toString()).toBe('2');
  });
});
