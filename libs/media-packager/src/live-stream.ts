import { Packager, type PackagerOptions } from './hls/packager.ts';
import { Demuxer } from './media/demuxer.ts';
import type { MediaMessage } from './media/sample.ts';
import { RateMeter } from './rate-meter.ts';
import { Recorder, type RecordingProblem } from './recorder.ts';
import type { PublisherHandler, RtmpConnection } from './rtmp/rtmp-connection.ts';
import type { PackagerReport, Publishing, StreamWarning } from './stream.ts';

/** Milliseconds that the files of an ended stream stay. */
const endedRetentionMs = 60_000;
/** Maximum number of track or codec changes within a minute; each one restarts ffmpeg. Encoders change them only when a person does. */
const maxChanges = 20;
const changesWithinMs = 60_000;

export interface LiveStreamOptions extends PackagerOptions {
  /** Milliseconds without an encoder after which the stream ends. */
  reconnectTimeoutMs: number;
  /** Resolves with false when nobody answers. */
  checkKey(key: string): Promise<boolean>;
}

/** The one live stream: at most one publisher, its HLS files and its recording. */
export class LiveStream implements PublisherHandler {
  private publisher: { connection: RtmpConnection; demuxer: Demuxer; meter: RateMeter; since: Date } | null = null;
  private packager: Packager | null = null;
  private recorder: Recorder | null = null;
  private recordingProblem: RecordingProblem | null = null;
  /** Times of the latest changes of tracks or codecs. */
  private changedAt: number[] = [];
  private endTimer?: NodeJS.Timeout;
  /** Settled once the last playlist of the previous stream is written. */
  private previousEnded: Promise<void> = Promise.resolve();

  constructor(private readonly options: LiveStreamOptions) {}

  /** The report without the state of the ports. */
  get report(): Pick<PackagerReport, 'publishing' | 'warnings' | 'playlist' | 'audioPlaylist'> {
    return {
      publishing: this.publishing,
      warnings: this.warnings,
      playlist: this.packager?.playlist ?? null,
      audioPlaylist: this.packager?.audioPlaylist ?? null,
    };
  }

  async admit(connection: RtmpConnection, key: string): Promise<string | null> {
    if (!(await this.options.checkKey(key)))
      return 'The stream key is not right. Copy it again from the media team page.';
    // Otherwise the last playlist of the previous stream would be written into the folder of the new one.
    await this.previousEnded;
    // onClose was already called for this connection and will not be called again.
    if (connection.isClosed) return 'Gone.';
    if (this.publisher && !this.publisher.connection.isReplaceable)
      return 'Another encoder is streaming already. Stop that one first.';
    const previous = this.publisher?.connection;
    if (previous) {
      this.onClose(previous);
      previous.close();
    }
    try {
      this.start(connection);
    } catch (error) {
      this.options.onError(error);
      return 'The stream cannot be written to the disk of the server.';
    }
    return null;
  }

  onMessage(connection: RtmpConnection, message: MediaMessage): void {
    if (this.publisher?.connection !== connection) return;
    this.publisher.meter.add(message.payload.length, message.type === 'video');
    try {
      this.publisher.demuxer.read(message);
    } catch (error) {
      // A malformed message is skipped; the next one may be valid.
      this.options.onError(error);
    }
  }

  onClose(connection: RtmpConnection): void {
    if (this.publisher?.connection !== connection) return;
    this.publisher = null;
    this.packager?.pause();
    this.recorder?.closePart();
    this.endTimer = setTimeout(() => (this.previousEnded = this.end()), this.options.reconnectTimeoutMs);
    this.options.onChange();
  }

  disconnectPublisher(): void {
    this.publisher?.connection.close();
  }

  /** Records into the folder; null stops. */
  async record(folder: string | null): Promise<void> {
    const previous = this.recorder;
    this.recorder = null;
    this.recordingProblem = null;
    if (folder !== null) this.startRecording(folder);
    await previous?.stop();
  }

  /** Disconnects the publisher and finishes the recording. */
  async close(): Promise<void> {
    this.disconnectPublisher();
    await this.record(null);
  }

  private startRecording(folder: string): void {
    const onStop = (problem: RecordingProblem): void => {
      this.recorder = null;
      this.recordingProblem = problem;
      this.options.onError(new Error(`The recording has stopped: ${problem}`));
      this.options.onChange();
    };
    try {
      this.recorder = new Recorder({ folder, onStop });
      const { tracks } = this.publisher?.demuxer ?? {};
      if (tracks) this.recorder.open(tracks);
    } catch {
      onStop('NOT_WRITABLE');
    }
  }

  private start(connection: RtmpConnection): void {
    clearTimeout(this.endTimer);
    const packager = (this.packager ??= new Packager(this.options));
    const demuxer: Demuxer = new Demuxer({
      open: (tracks, time) => {
        if (this.changesTooOften()) return connection.close();
        packager.open(demuxer, tracks, time);
        this.recorder?.open(tracks);
      },
      sample: (track, sample) => {
        packager.write(track, sample);
        this.recorder?.write(track, sample);
      },
    });
    this.publisher = { connection, demuxer, meter: new RateMeter(), since: new Date() };
    this.options.onChange();
  }

  private changesTooOften(): boolean {
    const now = performance.now();
    this.changedAt = [...this.changedAt.filter((at) => now - at < changesWithinMs), now].slice(-maxChanges - 1);
    return this.changedAt.length > maxChanges;
  }

  private async end(): Promise<void> {
    const ended = this.packager;
    this.packager = null;
    this.options.onChange();
    await ended?.end();
    if (!this.packager) this.endTimer = setTimeout(() => ended?.remove(), endedRetentionMs).unref();
  }

  private get warnings(): StreamWarning[] {
    const recording =
      this.recordingProblem === null ? [] : [{ code: 'RECORDING_STOPPED', values: { reason: this.recordingProblem } }];
    return this.publisher
      ? [...this.publisher.demuxer.warnings, ...(this.packager?.warnings ?? []), ...recording]
      : recording;
  }

  private get publishing(): Publishing | null {
    if (!this.publisher) return null;
    const { demuxer, meter, since } = this.publisher;
    const { bitrate, frameRate } = meter.read();
    const videoCodec = demuxer.codecOf('video');
    const { width, height } = demuxer.video?.size ?? { width: null, height: null };
    return {
      since,
      bitrate,
      frameRate: videoCodec === null ? null : frameRate,
      width,
      height,
      videoCodec,
      audioCodec: demuxer.codecOf('audio'),
    };
  }
}
