import type { DemuxerEvents } from '../media/demuxer.ts';
import type { Sample } from '../media/sample.ts';
import { type Period, Rendition, type RenditionOptions } from './rendition.ts';

/** Audio has few bytes; longer segments need fewer requests on a slow connection. */
const minSegmentSeconds = 4;
/** Milliseconds of the stream within which the transcoder must have produced its first audio. */
const transcoderTimeoutMs = 5_000;

/** The audio-only rendition: the transcoder's low bitrate, or the encoder's own audio where there is no ffmpeg. */
export class AudioRendition {
  readonly rendition: Rendition;
  private period: Period | null = null;
  private usesTranscoder = false;
  /** Also counts the changes between both sources, which the video renditions do not have. */
  private discontinuity = 0;
  private waitingSince: number | null = null;
  private isOpen = false;

  constructor(options: RenditionOptions) {
    this.rendition = new Rendition({
      ...options,
      segmentSeconds: Math.max(minSegmentSeconds, options.segmentSeconds),
    });
  }

  /** Receives the transcoder's audio. */
  get transcoded(): DemuxerEvents {
    return {
      open: () => this.start(true),
      sample: (track, sample) => this.usesTranscoder && this.rendition.write(track, sample),
    };
  }

  open(period: Period): void {
    if (period.tracks.audio) this.rendition.pause();
    else void this.rendition.clear();
    this.period = period;
    this.discontinuity = Math.max(this.discontinuity, period.discontinuity - 1);
    this.isOpen = false;
    this.waitingSince = null;
  }

  /** Receives the encoder's own audio. */
  write(sample: Sample, isTranscoding: boolean): void {
    this.waitingSince ??= sample.dts;
    const isTranscoderLate = !this.isOpen && sample.dts - this.waitingSince > transcoderTimeoutMs;
    if ((!isTranscoding && (this.usesTranscoder || !this.isOpen)) || isTranscoderLate) this.start(false);
    if (this.isOpen && !this.usesTranscoder) this.rendition.write('audio', sample);
  }

  private start(usesTranscoder: boolean): void {
    if (!this.period) return;
    this.usesTranscoder = usesTranscoder;
    this.isOpen = true;
    this.discontinuity += 1;
    this.rendition.open({
      ...this.period,
      tracks: { video: false, audio: true },
      discontinuity: this.discontinuity,
    });
  }
}
