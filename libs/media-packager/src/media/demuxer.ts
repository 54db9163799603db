import type { StreamWarning } from '../stream.ts';
import { type AacConfig, toAdts } from './aac.ts';
import { type AvcConfig, toAnnexB } from './avc.ts';
import { type FlvTag, readAudioTag, readVideoTag } from './flv-tag.ts';
import type { MediaMessage, Sample, Tracks } from './sample.ts';
import { StreamClock } from './stream-clock.ts';

/** Milliseconds of one track after which the stream starts without the other. */
const trackTimeoutMs = 1_500;
/** Milliseconds without data after which a track counts as missing. */
const trackMissingMs = 5_000;
/** Milliseconds between keyframes above which a player starts noticeably late. */
const maxKeyframeIntervalMs = 4_500;

export interface DemuxerEvents {
  /** Samples of these tracks follow: at the start, and when the encoder changes its tracks or codecs. */
  open(tracks: Tracks, time: number): void;
  sample(track: 'video' | 'audio', sample: Sample): void;
}

/** Turns the FLV messages of one encoder connection into samples. */
export class Demuxer {
  video: AvcConfig | null = null;
  audio: AacConfig | null = null;
  private readonly unsupported: Record<'video' | 'audio', string | null> = { video: null, audio: null };
  private readonly receivedAt = { video: -Infinity, audio: -Infinity };
  private readonly lastDts = { video: -Infinity, audio: -Infinity };
  private firstTime: number | null = null;
  private openTracks: Tracks | null = null;
  private hasNewConfig = false;
  private lastKeyframeTime: number | null = null;
  private keyframeIntervalMs = 0;

  /** @param streamClock maps message times to a continuous timeline in milliseconds */
  constructor(
    private readonly events: DemuxerEvents,
    private readonly streamClock: Pick<StreamClock, 'read'> = new StreamClock(),
  ) {}

  /** @returns the message's time on the timeline; null for a skipped message @throws RangeError for a truncated message */
  read(message: MediaMessage): number | null {
    if (message.type === 'data' || message.payload.length < 2) return null;
    const tag = message.type === 'video' ? readVideoTag(message.payload) : readAudioTag(message.payload);
    if (!tag) return null;
    const time = this.streamClock.read(message.time);
    this.firstTime ??= time;
    if (!tag.kind.endsWith('config')) this.receivedAt[message.type] = performance.now();
    if (tag.kind === 'video-frame') this.readVideoFrame(tag, time);
    else if (tag.kind === 'audio-frame') this.readAudioFrame(tag.frame, time);
    else if (tag.kind === 'unsupported') this.unsupported[tag.media] = tag.codec;
    else if (tag.kind === 'video-config') this.setVideoConfig(tag.config);
    else this.setAudioConfig(tag.config);
    return time;
  }

  /** Tracks of the open stream; null before it has started. */
  get tracks(): Tracks | null {
    return this.openTracks;
  }

  /** Codec name for people, such as 'H.264'; null for a missing track. */
  codecOf(media: 'video' | 'audio'): string | null {
    if (performance.now() - this.receivedAt[media] > trackMissingMs) return null;
    return this.unsupported[media] ?? { video: 'H.264', audio: 'AAC' }[media];
  }

  get warnings(): StreamWarning[] {
    const unsupported = (['video', 'audio'] as const).flatMap((media) => {
      const codec = this.unsupported[media];
      return codec === null ? [] : [{ code: `${media.toUpperCase()}_CODEC`, values: { codec } }];
    });
    return this.keyframeIntervalMs > maxKeyframeIntervalMs
      ? [...unsupported, { code: 'KEY_FRAMES_RARE' }]
      : unsupported;
  }

  private setVideoConfig(config: AvcConfig): void {
    this.hasNewConfig ||= this.openTracks?.video === true && this.video?.record.equals(config.record) === false;
    this.video = config;
  }

  private setAudioConfig(config: AacConfig): void {
    this.hasNewConfig ||= this.openTracks?.audio === true && this.audio?.record.equals(config.record) === false;
    this.audio = config;
  }

  private readVideoFrame(
    { isKeyframe, compositionOffset, nalUnits }: Extract<FlvTag, { kind: 'video-frame' }>,
    time: number,
  ): void {
    this.measureKeyframeInterval(time, isKeyframe);
    if (!this.video || !this.ensureOpen(time, isKeyframe)) return;
    const dts = this.nextDts('video', time);
    this.events.sample('video', {
      data: toAnnexB(nalUnits, this.video, isKeyframe),
      raw: nalUnits,
      dts,
      pts: Math.max(dts, dts + compositionOffset),
      isKeyframe,
    });
  }

  private measureKeyframeInterval(time: number, isKeyframe: boolean): void {
    const interval = time - (this.lastKeyframeTime ?? time);
    if (isKeyframe || interval > this.keyframeIntervalMs) this.keyframeIntervalMs = interval;
    if (isKeyframe) this.lastKeyframeTime = time;
    this.lastKeyframeTime ??= time;
  }

  private readAudioFrame(frame: Buffer, time: number): void {
    if (!this.audio || !this.ensureOpen(time, !this.video)) return;
    const dts = this.nextDts('audio', time);
    this.events.sample('audio', { data: toAdts(frame, this.audio), raw: frame, dts, pts: dts, isKeyframe: true });
  }

  /**
   * Opens the stream once its tracks are known, and again when they change.
   * @param canStart decoding can begin with the current frame @returns whether it is open
   */
  private ensureOpen(time: number, canStart: boolean): boolean {
    const tracks = { video: this.video !== null, audio: this.audio !== null };
    const open = this.openTracks;
    const isChanged = !open || this.hasNewConfig || tracks.video !== open.video || tracks.audio !== open.audio;
    const areKnown = (tracks.video && tracks.audio) || time - (this.firstTime ?? time) >= trackTimeoutMs;
    if (isChanged && canStart && areKnown) {
      this.openTracks = tracks;
      this.hasNewConfig = false;
      this.events.open(tracks, time);
    }
    return this.openTracks !== null;
  }

  /** Decoders need rising times within a track. */
  private nextDts(track: 'video' | 'audio', time: number): number {
    this.lastDts[track] = Math.max(time, this.lastDts[track] + 1);
    return this.lastDts[track];
  }
}
