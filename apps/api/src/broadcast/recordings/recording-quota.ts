import { Injectable } from '@nestjs/common';
import { formatBytes } from '@ministry/domain';
import { Config } from '../../platform/config/config.ts';
import { RecordedFiles } from '../media-server/recorded-files.ts';
import { bytesOf } from './recording.dto.ts';
import { RecordingFolders } from './recording-folders.ts';
import { RecordingsRepository } from './recordings.repository.ts';

/** Bytes of the disk that recordings must leave free for everything else. */
export const reservedBytes = 1e9;

const gigabytes = (bytes: number): string =>
  bytes < 1e9 ? formatBytes(bytes) : `${(bytes / 1e9).toFixed(bytes < 10e9 ? 1 : 0)} GB`;

/** How much of the disk recordings may use, and how much they use. */
@Injectable()
export class RecordingQuota {
  readonly limitBytes: number;
  /** Whether recordings can never arrive: nginx hands over none, and another external server only if a folder is shared with it. */
  private readonly neverArrives: boolean;

  constructor(
    { live }: Config,
    private readonly recordings: RecordingsRepository,
    private readonly folders: RecordingFolders,
    private readonly handedOver: RecordedFiles,
  ) {
    this.limitBytes = live.recordingBytes;
    this.neverArrives =
      live.server === 'nginx' || (live.external !== undefined && live.external.recordings === undefined);
  }

  /** Bytes of all recordings without a sermon, plus those that an external server has not handed over yet. */
  async usedBytes(): Promise<number> {
    return bytesOf(await this.recordings.bytesWithoutSermon()) + (await this.handedOver.waitingBytes());
  }

  /** Why nothing more may be written, as a sentence; null while there is room. @param needed bytes that must be free in addition to the reserve */
  async problem(needed = 0): Promise<string | null> {
    if (this.limitBytes === 0) return null;
    if (this.neverArrives)
      return 'Services are not recorded: the media server does not pass on recordings. With SRS, the person who looks after the server can set MEDIA_SERVER_RECORDINGS (see .env.example).';
    if ((await this.usedBytes()) >= this.limitBytes)
      return `Recordings use all of the ${gigabytes(this.limitBytes)} reserved for them. Delete those that nobody needs, or make sermons from them; until then nothing more is recorded.`;
    return (await this.lacks(needed))
      ? `The disk of the server is nearly full (${gigabytes(await this.folders.freeBytes())} free). Delete recordings that nobody needs; until then nothing more is recorded.`
      : null;
  }

  /** Whether writing this many bytes would leave less than the reserve. */
  async lacks(needed: number): Promise<boolean> {
    return (await this.folders.freeBytes()) - needed < reservedBytes;
  }
}
