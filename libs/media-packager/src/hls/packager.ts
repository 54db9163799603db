import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Ladder } from '../ladder/ladder.ts';
import type { Demuxer } from '../media/demuxer.ts';
import type { Sample, Tracks } from '../media/sample.ts';
import { audioPlaylist, masterPlaylist, streamName, type StreamWarning } from '../stream.ts';
import { AudioRendition } from './audio-rendition.ts';
import { masterPlaylistText } from './playlist.ts';
import { Rendition, replaceFile } from './rendition.ts';
import { firstSequenceNumber, nextDiscontinuity } from './sequence-numbers.ts';

export interface PackagerOptions {
  /** Folder of what is served under `/hls/`. */
  folder: string;
  /** Planned length of a video segment. */
  segmentSeconds: number;
  /** Lower renditions: true requires ffmpeg, false turns them off, unset uses ffmpeg if it is installed. */
  ladder?: boolean;
  onChange(): void;
  onError(error: unknown): void;
}

/** The HLS files of one stream, from the first frame until the encoder has been gone too long; it may reconnect in between. */
export class Packager {
  private readonly source: Rendition;
  private readonly audio: AudioRendition;
  private readonly ladder: Ladder | null;
  private demuxer: Pick<Demuxer, 'video' | 'audio'> | null = null;
  private masterText = '';
  private writing: Promise<void> = Promise.resolve();

  constructor(private readonly options: PackagerOptions) {
    this.remove();
    const { folder, segmentSeconds, ladder, onError } = options;
    const shared = {
      prefix: Date.now().toString(36),
      sequence: firstSequenceNumber(),
      segmentSeconds,
      onSegment: () => this.updateMaster(),
      onError,
    };
    this.source = new Rendition({ ...shared, playlist: join(folder, streamName, 'source', 'index.m3u8') });
    this.audio = new AudioRendition({ ...shared, playlist: join(folder, audioPlaylist) });
    this.ladder =
      ladder === false
        ? null
        : new Ladder({
            ...shared,
            folder,
            isRequired: ladder === true,
            audio: this.audio.transcoded,
            onChange: () => this.updateMaster(),
          });
  }

  /** Path under `/hls/`; null while nothing can be played. */
  get playlist(): string | null {
    return this.masterText === '' ? null : masterPlaylist;
  }

  get audioPlaylist(): string | null {
    return this.audio.rendition.isReady ? audioPlaylist : null;
  }

  get warnings(): StreamWarning[] {
    return this.ladder?.warnings ?? [];
  }

  /** An encoder connects, reconnects or has changed its codecs. @param time current time of the stream */
  open(demuxer: Pick<Demuxer, 'video' | 'audio'>, tracks: Tracks, time: number): void {
    this.demuxer = demuxer;
    const period = { tracks, discontinuity: nextDiscontinuity(), zeroTime: Date.now() - time };
    if (tracks.video) this.source.open(period);
    else void this.source.clear();
    this.ladder?.open(demuxer, period);
    this.audio.open(period);
    this.updateMaster();
  }

  write(track: 'video' | 'audio', sample: Sample): void {
    this.source.write(track, sample);
    this.ladder?.write(track, sample);
    if (track === 'audio') this.audio.write(sample, this.ladder?.isRunning === true);
  }

  /** The encoder has disconnected. */
  pause(): void {
    this.source.pause();
    this.ladder?.pause();
    this.audio.rendition.pause();
  }

  /** The encoder will not reconnect: marks every playlist as ended. */
  async end(): Promise<void> {
    await Promise.all([this.source.end(), this.audio.rendition.end(), this.ladder?.end()]);
    await this.writing;
  }

  /** Deletes the files of the stream. */
  remove(): void {
    rmSync(join(this.options.folder, streamName), { recursive: true, force: true });
  }

  private updateMaster(): void {
    this.writing = this.writing.then(() => this.writeMaster()).catch(this.options.onError);
  }

  private async writeMaster(): Promise<void> {
    const text = this.currentMasterText();
    if (text !== null && text !== this.masterText) {
      await replaceFile(join(this.options.folder, masterPlaylist), text);
      this.masterText = text;
    }
    this.options.onChange();
  }

  private currentMasterText(): string | null {
    const { video, audio } = this.demuxer ?? {};
    const codecs = [video?.codec, audio?.codec].filter((codec) => codec !== undefined);
    if (this.source.isReady) {
      const { bandwidth, averageBandwidth } = this.source.bitrates;
      return masterPlaylistText([
        { path: 'source/index.m3u8', bandwidth, averageBandwidth, size: video?.size ?? null, codecs },
        ...(this.ladder?.variants ?? []),
      ]);
    }
    if (video || !this.audio.rendition.isReady) return null;
    const { bandwidth, averageBandwidth } = this.audio.rendition.bitrates;
    return masterPlaylistText([{ path: 'audio/index.m3u8', bandwidth, averageBandwidth, size: null, codecs }]);
  }
}
