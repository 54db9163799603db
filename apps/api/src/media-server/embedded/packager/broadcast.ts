import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { audioPlaylist, masterPlaylist, type StreamWarning, streamName } from '../../media-server.ts';
import { Ladder } from '../ladder/ladder.ts';
import { countNow, nextBreak } from './counts.ts';
import type { Intake } from './intake.ts';
import { Level, replace } from './level.ts';
import { masterText } from './playlist.ts';
import { SoundLevel } from './sound-level.ts';
import type { Tracks, Unit } from './transport-stream.ts';

export interface BroadcastOptions {
  /** Folder that `/hls/` stands for. */
  folder: string;
  /** What a piece of pictures is meant to last. */
  seconds: number;
  /** Smaller pictures: wanted, not wanted, or unset where ffmpeg is there. */
  ladder?: boolean;
  onChange(): void;
  onFault(error: unknown): void;
}

/** What watchers are given from an encoder's first picture until it has been gone for long: it may come back in between. */
export class Broadcast {
  private readonly source: Level;
  private readonly sound: SoundLevel;
  private readonly ladder: Ladder | null;
  private intake: Pick<Intake, 'video' | 'audio'> | null = null;
  private listed = '';
  private listing: Promise<void> = Promise.resolve();

  constructor(private readonly options: BroadcastOptions) {
    this.remove();
    const { folder, seconds, ladder, onFault } = options;
    const shared = {
      prefix: Date.now().toString(36),
      sequence: countNow(),
      seconds,
      onPiece: () => this.list(),
      onFault,
    };
    this.source = new Level({ ...shared, playlist: join(folder, streamName, 'source', 'index.m3u8') });
    this.sound = new SoundLevel({ ...shared, playlist: join(folder, audioPlaylist) });
    this.ladder =
      ladder === false
        ? null
        : new Ladder({
            ...shared,
            folder,
            isWanted: ladder === true,
            sound: this.sound.small,
            onChange: () => this.list(),
          });
  }

  /** What can be played: paths under `/hls/`. */
  get playlist(): string | null {
    return this.listed === '' ? null : masterPlaylist;
  }

  get audioPlaylist(): string | null {
    return this.sound.level.isReady ? audioPlaylist : null;
  }

  get warnings(): StreamWarning[] {
    return this.ladder?.warnings ?? [];
  }

  /** An encoder begins, comes back, or has changed its codecs. @param time of the stream, now */
  open(intake: Pick<Intake, 'video' | 'audio'>, tracks: Tracks, time: number): void {
    this.intake = intake;
    const opening = { tracks, timeline: nextBreak(), zero: Date.now() - time };
    if (tracks.video) this.source.open(opening);
    else void this.source.clear();
    this.ladder?.open(intake, opening);
    this.sound.open(opening);
    this.list();
  }

  write(track: 'video' | 'audio', unit: Unit): void {
    this.source.write(track, unit);
    this.ladder?.write(track, unit);
    if (track === 'audio') this.sound.write(unit, this.ladder?.isGoing === true);
  }

  /** The encoder has gone. */
  pause(): void {
    this.source.pause();
    this.ladder?.pause();
    this.sound.level.pause();
  }

  /** It will not come back: whoever still watches is told that this was all. */
  async end(): Promise<void> {
    await Promise.all([this.source.end(), this.sound.level.end(), this.ladder?.end()]);
    await this.listing;
  }

  /** No old playlist may stand where a new stream begins. */
  remove(): void {
    rmSync(join(this.options.folder, streamName), { recursive: true, force: true });
  }

  private list(): void {
    this.listing = this.listing.then(() => this.writeList()).catch(this.options.onFault);
  }

  /** Writes the list of levels where it has changed. */
  private async writeList(): Promise<void> {
    const text = this.listText();
    if (text !== null && text !== this.listed) {
      await replace(join(this.options.folder, masterPlaylist), text);
      this.listed = text;
    }
    this.options.onChange();
  }

  private listText(): string | null {
    const { video, audio } = this.intake ?? {};
    const codecs = [video?.codec, audio?.codec].filter((codec) => codec !== undefined);
    if (this.source.isReady) {
      const { bandwidth, averageBandwidth } = this.source.rates;
      return masterText([
        { path: 'source/index.m3u8', bandwidth, averageBandwidth, size: video?.size ?? null, codecs },
        ...(this.ladder?.levels ?? []),
      ]);
    }
    if (video || !this.sound.level.isReady) return null;
    const { bandwidth, averageBandwidth } = this.sound.level.rates;
    return masterText([{ path: 'audio/index.m3u8', bandwidth, averageBandwidth, size: null, codecs }]);
  }
}
