import type { MediaServerReport, Publishing, StreamWarning } from '../media-server.ts';
import { Figures } from './figures.ts';
import { Broadcast, type BroadcastOptions } from './packager/broadcast.ts';
import { Intake } from './packager/intake.ts';
import { Recorder } from './recorder.ts';
import type { Reception, RtmpConnection } from './rtmp/rtmp-connection.ts';
import type { MediaMessage } from './rtmp/rtmp-parser.ts';

/** Milliseconds that the end of a stream may still be read. */
const epilogue = 60_000;

export interface StationOptions extends BroadcastOptions {
  /** Milliseconds that an encoder may be gone until the stream is over. */
  absence: number;
  /** Asks whether a key is the one; false when nobody answers. */
  checkKey(key: string): Promise<boolean>;
}

/** One encoder at most, and what watchers are given of it. */
export class Station implements Reception {
  private current: { connection: RtmpConnection; intake: Intake; figures: Figures; since: Date } | null = null;
  private broadcast: Broadcast | null = null;
  private recorder: Recorder | null = null;
  private recordingProblem: string | null = null;
  private ending?: NodeJS.Timeout;
  /** Settled once the last playlist of the stream before is written. */
  private over: Promise<void> = Promise.resolve();

  constructor(private readonly options: StationOptions) {}

  /** What is known of the stream; the rest of the report belongs to the ports. */
  get report(): Pick<MediaServerReport, 'publishing' | 'warnings' | 'playlist' | 'audioPlaylist'> {
    return {
      publishing: this.publishing,
      warnings: this.warnings,
      playlist: this.broadcast?.playlist ?? null,
      audioPlaylist: this.broadcast?.audioPlaylist ?? null,
    };
  }

  async admit(connection: RtmpConnection, key: string): Promise<string | null> {
    if (!(await this.options.checkKey(key)))
      return 'The stream key is not right. Copy it again from the media team page.';
    // Or its last playlist would come to lie in the folder of the new stream.
    await this.over;
    // Its leaving has been told already and would never be told again.
    if (connection.isGone) return 'Gone.';
    if (this.current && !this.current.connection.isReplaceable)
      return 'Another encoder is streaming already. Stop that one first.';
    const former = this.current?.connection;
    if (former) {
      this.leave(former);
      former.close();
    }
    this.begin(connection);
    return null;
  }

  take(connection: RtmpConnection, message: MediaMessage): void {
    if (this.current?.connection !== connection) return;
    this.current.figures.add(message.payload.length, message.type === 'video');
    try {
      this.current.intake.read(message);
    } catch (error) {
      // One message that makes no sense is left out; the next may be well.
      this.options.onFault(error);
    }
  }

  leave(connection: RtmpConnection): void {
    if (this.current?.connection !== connection) return;
    this.current = null;
    this.broadcast?.pause();
    this.recorder?.closePart();
    this.ending = setTimeout(() => (this.over = this.end()), this.options.absence);
    this.options.onChange();
  }

  /** Sends away whoever publishes. */
  disconnect(): void {
    this.current?.connection.close();
  }

  /** Writes what arrives into the folder, until told null. */
  async record(folder: string | null): Promise<void> {
    const former = this.recorder;
    this.recorder = null;
    this.recordingProblem = null;
    if (folder !== null) this.startRecording(folder);
    await former?.stop();
  }

  /** Brings what is open to the disk. */
  async close(): Promise<void> {
    this.disconnect();
    await this.record(null);
  }

  private startRecording(folder: string): void {
    const onStop = (problem: string): void => {
      this.recorder = null;
      this.recordingProblem = problem;
      this.options.onFault(new Error(problem));
      this.options.onChange();
    };
    try {
      this.recorder = new Recorder({ folder, onStop });
      const { tracks } = this.current?.intake ?? {};
      if (tracks) this.recorder.open(tracks);
    } catch {
      onStop('The folder of the recording cannot be written to; nothing is recorded.');
    }
  }

  private begin(connection: RtmpConnection): void {
    clearTimeout(this.ending);
    const broadcast = (this.broadcast ??= new Broadcast(this.options));
    const intake: Intake = new Intake({
      open: (tracks, time) => {
        broadcast.open(intake, tracks, time);
        this.recorder?.open(tracks);
      },
      unit: (track, unit) => {
        broadcast.write(track, unit);
        this.recorder?.write(track, unit);
      },
    });
    this.current = { connection, intake, figures: new Figures(), since: new Date() };
    this.options.onChange();
  }

  private async end(): Promise<void> {
    const over = this.broadcast;
    this.broadcast = null;
    this.options.onChange();
    await over?.end();
    if (!this.broadcast) this.ending = setTimeout(() => over?.remove(), epilogue).unref();
  }

  private get warnings(): StreamWarning[] {
    const recording =
      this.recordingProblem === null ? [] : [{ code: 'RECORDING_STOPPED', message: this.recordingProblem }];
    return this.current
      ? [...this.current.intake.warnings, ...(this.broadcast?.warnings ?? []), ...recording]
      : recording;
  }

  private get publishing(): Publishing | null {
    if (!this.current) return null;
    const { intake, figures, since } = this.current;
    const { bitrate, frameRate } = figures.read();
    const videoCodec = intake.codecOf('video');
    const { width, height } = intake.video?.size ?? { width: null, height: null };
    return {
      since,
      bitrate,
      frameRate: videoCodec === null ? null : frameRate,
      width,
      height,
      videoCodec,
      audioCodec: intake.codecOf('audio'),
    };
  }
}
