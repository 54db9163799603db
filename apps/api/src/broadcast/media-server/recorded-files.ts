import { lstat, readdir, realpath, rm } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { Config } from '../../platform/config/config.ts';
import { streamName } from './media-server.ts';

type Listener = (file: string) => void;

/** File names as set in docker/srs.conf; `.tmp` while a file is being written. */
const recordingName = new RegExp(`^${streamName}\\.\\d+\\.mp4(?:\\.tmp)?$`);

/** Finished recordings of an external media server. The embedded one does not use this. */
@Injectable()
export class RecordedFiles {
  private readonly log = new Logger('MediaServer');
  private readonly listeners: Listener[] = [];

  constructor(private readonly config: Config) {}

  /** Registers a listener that gets each finished file: the absolute path of an MP4 in the folder MEDIA_SERVER_RECORDINGS. */
  onRecorded(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** @param folder the folder on the server to which a relative `file` refers */
  async note(folder: string, file: string): Promise<void> {
    const path = await this.find(resolve(folder, file));
    if (path === null) {
      this.log.warn(
        'The media server tells of a recording that is not an MP4 in MEDIA_SERVER_RECORDINGS; it is left alone.',
      );
      return;
    }
    for (const listener of this.listeners) listener(path);
  }

  /** Bytes of the files in the folder that were not moved away yet, including those that are being written. */
  async waitingBytes(): Promise<number> {
    return (await this.waiting()).reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Removes old recordings. The application moves away what it needs, so a file that is still here after its time was never on the air. */
  async removeOlderThan(moment: Date): Promise<void> {
    for (const { path, changedAt } of await this.waiting())
      if (changedAt < moment.getTime()) await rm(path, { force: true });
  }

  private async waiting(): Promise<{ path: string; bytes: number; changedAt: number }[]> {
    const folder = this.config.live.external?.recordings;
    if (folder === undefined) return [];
    const names = (await readdir(folder, { recursive: true }).catch(() => [])).filter((name) =>
      recordingName.test(name.split('/').pop() ?? ''),
    );
    const files = await Promise.all(
      names.map(async (name) => ({
        path: join(folder, name),
        about: await lstat(join(folder, name)).catch(() => null),
      })),
    );
    return files.flatMap(({ path, about }) =>
      about?.isFile() ? [{ path, bytes: about.size, changedAt: about.mtimeMs }] : [],
    );
  }

  /** Path of the file with all links resolved; null when it is not a file that may be used. */
  private async find(path: string): Promise<string | null> {
    const folder = this.config.live.external?.recordings;
    if (folder === undefined || !/\.mp4$/i.test(path)) return null;
    try {
      const [root, file] = await Promise.all([realpath(folder), realpath(path)]);
      const inside = relative(root, file);
      return inside === '' || inside.startsWith('..') || isAbsolute(inside) ? null : file;
    } catch {
      return null;
    }
  }
}
