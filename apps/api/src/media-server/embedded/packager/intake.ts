import type { StreamWarning } from '../../media-server.ts';
import type { MediaMessage } from '../rtmp/rtmp-parser.ts';
import { type AacConfig, toAdts } from './aac.ts';
import { type AvcConfig, toAnnexB } from './avc.ts';
import { readAudio, readVideo, type MediaTag } from './media-tag.ts';
import { StreamClock } from './stream-clock.ts';
import type { Tracks, Unit } from './transport-stream.ts';

/** Milliseconds of one track within which the other is waited for. */
const patience = 1_500;
/** Milliseconds without any of it after which a track counts as missing. */
const missingAfter = 5_000;
/** Milliseconds between key frames from which watchers wait noticeably longer. */
const rareKeyFrames = 4_500;

/** What listens to one encoder. */
export interface IntakeEvents {
  /** From here on with these tracks and codecs: at the beginning, and when an encoder changes its mind. */
  open(tracks: Tracks, time: number): void;
  unit(track: 'video' | 'audio', unit: Unit): void;
}

/** Reads what one encoder sends, from its first message to its last. */
export class Intake {
  video: AvcConfig | null = null;
  audio: AacConfig | null = null;
  private readonly foreign: Record<'video' | 'audio', string | null> = { video: null, audio: null };
  private readonly arrivedAt = { video: -Infinity, audio: -Infinity };
  private readonly last = { video: -Infinity, audio: -Infinity };
  private firstAt: number | null = null;
  private opened: Tracks | null = null;
  private isChanged = false;
  private lastKeyAt: number | null = null;
  private longestGap = 0;

  /** @param clock makes milliseconds that only go on of the messages' times */
  constructor(
    private readonly events: IntakeEvents,
    private readonly clock: Pick<StreamClock, 'read'> = new StreamClock(),
  ) {}

  /** Milliseconds of the stream that lie behind the message; null for a message that does not count. @throws RangeError for a message that breaks off */
  read(message: MediaMessage): number | null {
    if (message.type === 'data' || message.payload.length < 2) return null;
    const tag = message.type === 'video' ? readVideo(message.payload) : readAudio(message.payload);
    if (!tag) return null;
    const time = this.clock.read(message.time);
    this.firstAt ??= time;
    if (!tag.kind.endsWith('config')) this.arrivedAt[message.type] = performance.now();
    if (tag.kind === 'picture') this.picture(tag, time);
    else if (tag.kind === 'sound') this.sound(tag.frame, time);
    else if (tag.kind === 'foreign') this.foreign[tag.media] = tag.codec;
    else if (tag.kind === 'video-config') this.videoConfig(tag.config);
    else this.audioConfig(tag.config);
    return time;
  }

  /** Which tracks it goes with now; null before it has begun. */
  get tracks(): Tracks | null {
    return this.opened;
  }

  /** As people name it; null for a track that does not arrive. */
  codecOf(media: 'video' | 'audio'): string | null {
    if (performance.now() - this.arrivedAt[media] > missingAfter) return null;
    return this.foreign[media] ?? { video: 'H.264', audio: 'AAC' }[media];
  }

  get warnings(): StreamWarning[] {
    const codec = (media: 'video' | 'audio', wanted: string, setting: string): StreamWarning[] =>
      this.foreign[media] === null
        ? []
        : [
            {
              code: `${media.toUpperCase()}_CODEC`,
              message: `The encoder sends ${this.foreign[media]}, which browsers do not play. Choose ${wanted} as ${setting} in OBS.`,
            },
          ];
    const rare = {
      code: 'KEY_FRAMES_RARE',
      message:
        'Pictures that a player can begin with come rarely, so watchers wait long. Set the keyframe interval to 2 s in the output settings of OBS.',
    };
    return [
      ...codec('video', 'H.264', 'the video encoder'),
      ...codec('audio', 'AAC', 'the audio encoder'),
      ...(this.longestGap > rareKeyFrames ? [rare] : []),
    ];
  }

  private videoConfig(config: AvcConfig): void {
    this.isChanged ||= this.opened?.video === true && this.video?.record.equals(config.record) === false;
    this.video = config;
  }

  private audioConfig(config: AacConfig): void {
    this.isChanged ||= this.opened?.audio === true && this.audio?.record.equals(config.record) === false;
    this.audio = config;
  }

  private picture({ isKey, delay, units }: Extract<MediaTag, { kind: 'picture' }>, time: number): void {
    this.measureGap(time, isKey);
    if (!this.video || !this.mayGoOn(time, isKey)) return;
    const decodeAt = this.rising('video', time);
    this.events.unit('video', {
      data: toAnnexB(units, this.video, isKey),
      raw: units,
      decodeAt,
      showAt: Math.max(decodeAt, decodeAt + delay),
      isKey,
    });
  }

  private measureGap(time: number, isKey: boolean): void {
    const gap = time - (this.lastKeyAt ?? time);
    if (isKey || gap > this.longestGap) this.longestGap = gap;
    if (isKey) this.lastKeyAt = time;
    this.lastKeyAt ??= time;
  }

  private sound(frame: Buffer, time: number): void {
    if (!this.audio || !this.mayGoOn(time, !this.video)) return;
    const decodeAt = this.rising('audio', time);
    this.events.unit('audio', { data: toAdts(frame, this.audio), raw: frame, decodeAt, showAt: decodeAt, isKey: true });
  }

  /** Opens with the first picture or sound that may stand at a beginning, once it is clear which tracks there are. */
  private mayGoOn(time: number, isBeginning: boolean): boolean {
    const tracks = { video: this.video !== null, audio: this.audio !== null };
    const hasNew =
      !this.opened || this.isChanged || tracks.video !== this.opened.video || tracks.audio !== this.opened.audio;
    const isSure = (tracks.video && tracks.audio) || time - (this.firstAt ?? time) >= patience;
    if (hasNew && isBeginning && isSure) {
      this.opened = tracks;
      this.isChanged = false;
      this.events.open(tracks, time);
    }
    return this.opened !== null;
  }

  /** Decoders want times that only go up. */
  private rising(track: 'video' | 'audio', time: number): number {
    this.last[track] = Math.max(time, this.last[track] + 1);
    return this.last[track];
  }
}
