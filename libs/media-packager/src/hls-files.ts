import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { type StreamFile, streamName } from './stream.ts';

/** Every file that the packager writes, and no other: `church/master.m3u8`, `church/source/index.m3u8`, `church/source/abc-000001.ts`. */
const filePath = new RegExp(
  `^${streamName}/(master\\.m3u8|[a-z0-9]{1,10}/(index\\.m3u8|[a-z0-9]{1,12}-\\d{6,9}\\.ts))$`,
);

const contentTypes = { playlist: 'application/vnd.apple.mpegurl', segment: 'video/mp2t' } as const;

/** Opens a file of the stream by its path under `/hls/`; null when there is none. */
export async function openStreamFile(folder: string, path: string): Promise<StreamFile | null> {
  if (!filePath.test(path)) return null;
  try {
    const file = await open(join(folder, path));
    const { size } = await file.stat();
    const isPlaylist = path.endsWith('.m3u8');
    return {
      type: contentTypes[isPlaylist ? 'playlist' : 'segment'],
      bytes: size,
      isPlaylist,
      body: file.createReadStream(),
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
