import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../../database/errors.ts';
import { streamName, type StreamFile } from '../media-server.ts';

/** Every file we write, and nothing else: `church/master.m3u8`, `church/source/index.m3u8`, `church/source/abc-000001.ts`. */
const ownPath = new RegExp(
  `^${streamName}/(master\\.m3u8|[a-z0-9]{1,10}/(index\\.m3u8|[a-z0-9]{1,12}-\\d{6,9}\\.ts))$`,
);

export const hlsTypes = { playlist: 'application/vnd.apple.mpegurl', piece: 'video/mp2t' } as const;

/** Opens a file of the stream by its path under `/hls/`; null when there is none. */
export async function openStreamFile(folder: string, path: string): Promise<StreamFile | null> {
  if (!ownPath.test(path)) return null;
  try {
    const file = await open(join(folder, path));
    const { size } = await file.stat();
    const isPlaylist = path.endsWith('.m3u8');
    return {
      type: hlsTypes[isPlaylist ? 'playlist' : 'piece'],
      bytes: size,
      isPlaylist,
      body: file.createReadStream(),
    };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}
