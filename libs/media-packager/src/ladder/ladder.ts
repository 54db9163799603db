import { join } from 'node:path';
import type { VariantStream } from '../hls/playlist.ts';
import { type Period, Rendition } from '../hls/rendition.ts';
import { firstSequenceNumber } from '../hls/sequence-numbers.ts';
import type { Demuxer, DemuxerEvents } from '../media/demuxer.ts';
import type { Sample } from '../media/sample.ts';
import { streamName, type StreamWarning } from '../stream.ts';
import { type FfmpegOutput, ffmpegOutputs, type RenditionName } from './ffmpeg-outputs.ts';
import { Transcoder } from './transcoder.ts';

/** Milliseconds until ffmpeg is started again, by the number of failures. */
const retryDelaysMs = [5_000, 15_000, 60_000];

interface LadderOptions {
  folder: string;
  prefix: string;
  segmentSeconds: number;
  /** false: a missing ffmpeg causes no warning. */
  isRequired: boolean;
  /** Receives the transcoded audio-only output. */
  audio: DemuxerEvents;
  onChange(): void;
  onError(error: unknown): void;
}

interface LadderRendition {
  rendition: Rendition;
  path: string;
  demuxer: () => Demuxer;
}

/** The encoding ladder: lower renditions for slow connections. The source rendition never waits for ffmpeg. */
export class Ladder {
  private readonly renditions = new Map<RenditionName, LadderRendition>();
  private source: Pick<Demuxer, 'video' | 'audio'> | null = null;
  private period: Period | null = null;
  private outputs: FfmpegOutput[] = [];
  private transcoder: Transcoder | null = null;
  private failures = 0;
  private retryAt = 0;
  private isFfmpegMissing = false;
  /** 'MISSING', 'ENDED', or the last error output of ffmpeg. */
  private problem: string | null = null;

  constructor(private readonly options: LadderOptions) {}

  get isRunning(): boolean {
    return this.transcoder !== null;
  }

  get variants(): VariantStream[] {
    return [...this.renditions.values()]
      .filter(({ rendition }) => rendition.isReady)
      .map(({ rendition, path, demuxer }) => {
        const { video, audio } = demuxer();
        const { bandwidth, averageBandwidth } = rendition.bitrates;
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
    return this.problem === null ? [] : [{ code: 'LADDER_OFF', values: { reason: this.problem } }];
  }

  /** An encoder connects, or has changed its codecs. */
  open(source: Pick<Demuxer, 'video' | 'audio'>, period: Period): void {
    this.transcoder?.kill();
    this.transcoder = null;
    this.source = source;
    this.period = period;
    this.outputs = ffmpegOutputs(period.tracks, source.video?.size?.height ?? null);
    this.clear([...this.renditions.keys()].filter((each) => !this.outputs.some(({ name }) => name === each)));
    if (this.mayStart) this.start();
  }

  write(track: 'video' | 'audio', sample: Sample): void {
    const canStart = sample.isKeyframe && (track === 'video' || this.period?.tracks.video === false);
    if (!this.transcoder && canStart && this.mayStart) this.start();
    this.transcoder?.write(track, sample);
  }

  /** The encoder has disconnected. */
  pause(): void {
    this.transcoder?.finish(() => this.renditions.forEach(({ rendition }) => rendition.pause()));
    this.transcoder = null;
    this.period = null;
  }

  async end(): Promise<void> {
    await Promise.all([...this.renditions.values()].map(({ rendition }) => rendition.end()));
  }

  private get mayStart(): boolean {
    return !this.isFfmpegMissing && performance.now() >= this.retryAt;
  }

  private start(): void {
    if (!this.source || !this.period || this.outputs.length === 0) return;
    this.transcoder = new Transcoder(this.source, this.period.tracks, this.outputs, {
      output: (name, demuxer) => (name === 'audio' ? this.options.audio : this.openRendition(name, demuxer)),
      failed: (isMissing, message) => this.fail(isMissing, message),
    });
  }

  private openRendition(name: RenditionName, demuxer: () => Demuxer): DemuxerEvents {
    const path = `${name}/index.m3u8`;
    const { folder, prefix, segmentSeconds, onChange, onError } = this.options;
    const rendition =
      this.renditions.get(name)?.rendition ??
      new Rendition({
        playlist: join(folder, streamName, path),
        prefix,
        segmentSeconds,
        sequence: firstSequenceNumber(),
        onSegment: onChange,
        onError,
      });
    this.renditions.set(name, { rendition, path, demuxer });
    const { period } = this;
    return {
      open: (tracks) => period && rendition.open({ ...period, tracks }),
      sample: (track, sample) => {
        rendition.write(track, sample);
        if (rendition.isReady) this.problem = null;
      },
    };
  }

  private fail(isMissing: boolean, message: string): void {
    this.transcoder = null;
    this.isFfmpegMissing = isMissing;
    this.retryAt = performance.now() + (retryDelaysMs[Math.min(this.failures, retryDelaysMs.length - 1)] ?? 0);
    this.failures += 1;
    if (isMissing && !this.options.isRequired) return this.options.onChange();
    this.problem = isMissing ? 'MISSING' : message || 'ENDED';
    this.options.onError(new Error(`ffmpeg makes no lower renditions: ${this.problem}`));
    this.clear([...this.renditions.keys()]);
  }

  /** Removes renditions from the master playlist and the disk. */
  private clear(names: RenditionName[]): void {
    for (const name of names) void this.renditions.get(name)?.rendition.clear();
    this.options.onChange();
  }
}
