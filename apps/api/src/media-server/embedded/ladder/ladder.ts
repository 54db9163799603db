import { join } from 'node:path';
import { type StreamWarning, streamName } from '../../media-server.ts';
import { countNow } from '../packager/counts.ts';
import type { Intake, IntakeEvents } from '../packager/intake.ts';
import { Level, type Opening } from '../packager/level.ts';
import type { ListedLevel } from '../packager/playlist.ts';
import type { Unit } from '../packager/transport-stream.ts';
import { type RungArguments, rungArguments, type RungName } from './rungs.ts';
import { Transcoder } from './transcoder.ts';

/** Milliseconds until ffmpeg is tried again. */
const pauses = [5_000, 15_000, 60_000];

interface LadderOptions {
  folder: string;
  prefix: string;
  seconds: number;
  /** false: nothing is said where there is no ffmpeg. */
  isWanted: boolean;
  /** Listens to the sound alone, made small. */
  sound: IntakeEvents;
  onChange(): void;
  onFault(error: unknown): void;
}

interface Rung {
  level: Level;
  path: string;
  intake: () => Intake;
}

/** The smaller levels for slow lines. They come and go with ffmpeg; the encoder's own pictures never wait for them. */
export class Ladder {
  private readonly rungs = new Map<RungName, Rung>();
  private source: Pick<Intake, 'video' | 'audio'> | null = null;
  private opening: Opening | null = null;
  /** What can be made of the source. */
  private wanted: RungArguments[] = [];
  private transcoder: Transcoder | null = null;
  private failures = 0;
  private retryAt = 0;
  private isMissing = false;
  private complaint: string | null = null;

  constructor(private readonly options: LadderOptions) {}

  /** Whether something can be hoped for. */
  get isGoing(): boolean {
    return this.transcoder !== null;
  }

  get levels(): ListedLevel[] {
    return [...this.rungs.values()]
      .filter(({ level }) => level.isReady)
      .map(({ level, path, intake }) => {
        const { video, audio } = intake();
        const { bandwidth, averageBandwidth } = level.rates;
        return {
          path,
          bandwidth,
          averageBandwidth,
          size: video?.size ?? null,
          codecs: [video?.codec, audio?.codec].filter((codec) => codec !== undefined),
        };
      });
  }

  get warnings(): StreamWarning[] {
    return this.complaint === null
      ? []
      : [{ code: 'LADDER_OFF', message: `There are no smaller pictures for slow lines: ${this.complaint}.` }];
  }

  /** An encoder begins, or begins anew. */
  open(source: Pick<Intake, 'video' | 'audio'>, opening: Opening): void {
    this.transcoder?.kill();
    this.transcoder = null;
    this.source = source;
    this.opening = opening;
    this.wanted = rungArguments(opening.tracks, source.video?.size?.height ?? null);
    this.clear([...this.rungs.keys()].filter((rung) => !this.wanted.some(({ name }) => name === rung)));
    if (!this.isMissing && performance.now() >= this.retryAt) this.start();
  }

  write(track: 'video' | 'audio', unit: Unit): void {
    const isBeginning = unit.isKey && (track === 'video' || this.opening?.tracks.video === false);
    if (!this.transcoder && isBeginning && !this.isMissing && performance.now() >= this.retryAt) this.start();
    this.transcoder?.write(track, unit);
  }

  /** The encoder has gone. */
  pause(): void {
    this.transcoder?.finish(() => this.rungs.forEach(({ level }) => level.pause()));
    this.transcoder = null;
    this.opening = null;
  }

  async end(): Promise<void> {
    await Promise.all([...this.rungs.values()].map(({ level }) => level.end()));
  }

  private start(): void {
    if (!this.source || !this.opening || this.wanted.length === 0) return;
    this.transcoder = new Transcoder(this.source, this.opening.tracks, this.wanted, {
      rung: (name, intake) => (name === 'audio' ? this.options.sound : this.rung(name, intake)),
      failed: (isMissing, complaint) => this.failed(isMissing, complaint),
    });
  }

  private rung(name: RungName, intake: () => Intake): IntakeEvents {
    const path = `${name}/index.m3u8`;
    const { folder, prefix, seconds, onChange, onFault } = this.options;
    const level =
      this.rungs.get(name)?.level ??
      new Level({
        playlist: join(folder, streamName, path),
        prefix,
        seconds,
        sequence: countNow(),
        onPiece: onChange,
        onFault,
      });
    this.rungs.set(name, { level, path, intake });
    const { opening } = this;
    return {
      open: (tracks) => opening && level.open({ ...opening, tracks }),
      unit: (track, unit) => {
        level.write(track, unit);
        if (level.isReady) this.complaint = null;
      },
    };
  }

  private failed(isMissing: boolean, complaint: string): void {
    this.transcoder = null;
    this.isMissing = isMissing;
    this.retryAt = performance.now() + (pauses[Math.min(this.failures, pauses.length - 1)] ?? 0);
    this.failures += 1;
    if (isMissing && !this.options.isWanted) return this.options.onChange();
    this.complaint = isMissing ? 'ffmpeg is not installed' : complaint || 'ffmpeg has ended; it is tried again';
    this.options.onFault(new Error(`ffmpeg made no smaller pictures: ${this.complaint}`));
    this.clear([...this.rungs.keys()]);
  }

  /** Out of the list, and from the disk. */
  private clear(names: RungName[]): void {
    for (const name of names) void this.rungs.get(name)?.level.clear();
    this.options.onChange();
  }
}
