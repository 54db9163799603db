import { lstat, readdir, realpath, rm } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { Config } from '../../platform/config/config.ts';
import { streamName } from './media-server.ts';

type Listener = (file: string) => void;

/** As docker/srs.conf has them named; `.tmp` while it is written. */
const recordingName = new RegExp(`^${streamName}\\.\\d+\\.mp4(?:\\.tmp)?$`);

/** Recordings that a media server of its own has finished; the embedded one never does. */
@Injectable()
export class RecordedFiles {
  private readonly log = new Logger('MediaServer');
  private readonly listeners: Listener[] = [];

  constructor(private readonly config: Config) {}

  /** Tells of each file, whole and closed: the absolute path of an MP4 in the folder of MEDIA_SERVER_RECORDINGS. */
  onRecorded(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** @param folder the server's own, that a relative `file` begins from */
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

  /** What lies in the folder and nobody has taken, also what is being written: bytes. */
  async waitingBytes(): Promise<number> {
    return (await this.waiting()).reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** The application takes a recording by moving it away; what still lies here when its time is over was never on the air. */
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

  /** The file itself, whatever links lead there; null where it is not one that may be taken. */
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
