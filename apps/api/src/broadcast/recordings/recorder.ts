import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { LiveService } from '../live/live.service.ts';
import { MediaServer } from '../media-server/media-server.ts';
import { RecordedFiles } from '../media-server/recorded-files.ts';
import { warningText } from '../media-server/stream-warning-text.ts';
import type { Recording } from './recording.entity.ts';
import { RecordingSession } from './recording-session.ts';

/** Milliseconds between two checks of what is being recorded and what should be. */
const pollIntervalMs = 5_000;
/** Milliseconds before a new attempt after the media server stopped writing; doubled after each further stop in the same broadcast. */
const firstRest = 10_000;

/** Records our own stream while it is on the air, from the beginning to the end of a broadcast, including interruptions. */
@Injectable()
export class Recorder implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Recordings');
  private timer: NodeJS.Timeout | undefined;
  private checking: Promise<void> | undefined;
  private isWanted = false;
  private isStopping = false;
  /** Id of the recording that the media server writes for this process. */
  private written: number | undefined;
  /** The broadcast whose recording had to be stopped, by its start, and the `performance.now()` before which no new recording begins. */
  private stopped: { broadcast: number | undefined; rest: number; until: number } | undefined;

  constructor(
    private readonly live: LiveService,
    private readonly server: MediaServer,
    private readonly files: RecordedFiles,
    private readonly session: RecordingSession,
  ) {}

  onApplicationBootstrap(): void {
    this.live.onChange(() => this.check());
    this.server.onChange(() => this.check());
    this.files.onRecorded((file) => void this.take(file));
    this.timer = setInterval(() => this.check(), pollIntervalMs).unref();
    this.check();
  }

  /** Does not end the running recording: the next start continues or ends it. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.timer);
    await this.checking;
  }

  /** Checks what is on the air; one check runs at a time. */
  private check(): void {
    this.isWanted = true;
    this.checking ??= this.work().finally(() => (this.checking = undefined));
  }

  private async work(): Promise<void> {
    while (this.isWanted && !this.isStopping) {
      this.isWanted = false;
      await this.follow().catch((error: unknown) =>
        this.logger.warn(`What is on the air could not be followed; the next look tries again. ${String(error)}`),
      );
    }
  }

  private async follow(): Promise<void> {
    const [status, running] = [await this.live.getBroadcastStatus(), await this.session.findRunning()];
    if (running && !status.rtmpIsLive && !status.isInterrupted) await this.end(running);
    else if (running) await this.update(running, status.wentLiveAt);
    else if (status.rtmpIsLive && this.mayStart(status.wentLiveAt)) await this.start(status.wentLiveAt);
    else this.stopWriting();
  }

  /** Only the process to which the encoder sends records; an external server reports to all processes. */
  private mayStart(wentLiveAt: Date | null): boolean {
    return (
      this.server.report().publishing !== null &&
      (!this.wasStopped(wentLiveAt) || performance.now() >= (this.stopped?.until ?? 0))
    );
  }

  private wasStopped(wentLiveAt: Date | null): boolean {
    return this.stopped !== undefined && this.stopped.broadcast === wentLiveAt?.getTime();
  }

  private async start(wentLiveAt: Date | null): Promise<void> {
    const broadcast = wentLiveAt ?? new Date();
    const recording = await this.session.start(broadcast, this.wasStopped(wentLiveAt) ? new Date() : broadcast);
    if (recording) await this.write(recording);
  }

  private async update(recording: Recording, wentLiveAt: Date | null): Promise<void> {
    const stop =
      this.written === recording.id && this.server.report().warnings.find(({ code }) => code === 'RECORDING_STOPPED');
    if (stop) return this.giveUp(recording, wentLiveAt, String(warningText(stop)));
    await this.write(recording);
    const problem = await this.session.measure(recording);
    if (problem === null) return;
    // Not started again in this broadcast, see ADR 0020.
    this.stopped = { broadcast: wentLiveAt?.getTime(), rest: Infinity, until: Infinity };
    await this.end(recording, problem);
  }

  /** The media server has stopped writing: keeps what was recorded, and starts another recording after a pause. */
  private async giveUp(recording: Recording, wentLiveAt: Date | null, message: string): Promise<void> {
    const rest = this.wasStopped(wentLiveAt) ? (this.stopped?.rest ?? firstRest) * 2 : firstRest;
    this.stopped = { broadcast: wentLiveAt?.getTime(), rest, until: performance.now() + rest };
    await this.end(recording, `${message} What came before is kept; recording begins again as soon as it can.`);
  }

  private async write(recording: Recording): Promise<void> {
    if (this.written === recording.id) return;
    this.server.record(await this.session.folderFor(recording));
    this.written = recording.id;
  }

  private async end(recording: Recording, problem?: string): Promise<void> {
    this.stopWriting();
    await this.session.end(recording, problem);
  }

  private stopWriting(): void {
    if (this.written !== undefined) this.server.record(null);
    this.written = undefined;
  }

  private async take(file: string): Promise<void> {
    try {
      if (!(await this.session.takeFile(file)))
        this.logger.warn('The media server recorded something that was not on the air; it is left in its folder');
    } catch (error) {
      this.logger.warn(`A recording of the media server could not be taken over: ${String(error)}`);
    }
  }
}
