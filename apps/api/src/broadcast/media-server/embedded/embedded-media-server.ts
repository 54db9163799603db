import { join } from 'node:path';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { deserializeReport, openStreamFile, type PackagerEvent } from '@ministry/media-packager';
import { Config } from '../../../platform/config/config.ts';
import { type KeyCheck, MediaServer, type MediaServerReport, type StreamFile } from '../media-server.ts';
import { PackagerProcess } from './packager-process.ts';

const segmentSeconds = 2;
/** Milliseconds without an encoder after which the stream ends. */
const reconnectTimeoutMs = 30_000;

const starting: MediaServerReport = {
  state: 'starting',
  problem: null,
  publishing: null,
  warnings: [],
  playlist: null,
  audioPlaylist: null,
  rtmpPort: null,
  hlsPort: null,
};

/** Folder with the last minutes of the stream. */
export const hlsFolder = (dataDir: string): string => join(dataDir, 'live', 'hls');

/** Runs the packager in a separate process, so that no RTMP input can disturb the site. */
@Injectable()
export class EmbeddedMediaServer extends MediaServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('MediaServer');
  private readonly folder: string;
  private readonly process: PackagerProcess;
  private readonly listeners: ((report: MediaServerReport) => void)[] = [];
  private readonly disconnects = new Map<number, () => void>();
  private current = starting;
  private keyCheck: KeyCheck = () => Promise.resolve(false);
  private isOnAir = false;
  private recordingFolder: string | null = null;
  private disconnectCount = 0;

  constructor({ dataDir, live }: Config) {
    super();
    this.folder = hlsFolder(dataDir);
    this.process = new PackagerProcess(
      {
        rtmpPort: live.rtmpPort,
        hlsPort: live.hlsPort,
        folder: this.folder,
        ladder: live.ladder,
        segmentSeconds,
        reconnectTimeoutMs,
      },
      {
        onStart: () => this.restore(),
        onEvent: (event) => this.onEvent(event),
        onExit: (restartDelay) => this.onExit(restartDelay),
      },
    );
  }

  onApplicationBootstrap(): void {
    this.process.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.process.stop();
  }

  report(): MediaServerReport {
    return this.current;
  }

  onChange(listener: (report: MediaServerReport) => void): void {
    this.listeners.push(listener);
  }

  checkKeysWith(check: KeyCheck): void {
    this.keyCheck = check;
  }

  async disconnect(): Promise<void> {
    const id = (this.disconnectCount += 1);
    const disconnected = new Promise<void>((resolve) => this.disconnects.set(id, resolve));
    if (!this.process.send({ type: 'disconnect', id })) this.onDisconnected(id);
    await disconnected;
  }

  setOnAir(isOnAir: boolean): void {
    this.isOnAir = isOnAir;
    this.process.send({ type: 'on-air', isOnAir });
  }

  open(path: string): Promise<StreamFile | null> {
    return openStreamFile(this.folder, path);
  }

  record(folder: string | null): void {
    this.recordingFolder = folder;
    this.process.send({ type: 'record', folder });
  }

  /** Sends a new process the state of the previous one. */
  private restore(): void {
    this.process.send({ type: 'on-air', isOnAir: this.isOnAir });
    this.process.send({ type: 'record', folder: this.recordingFolder });
  }

  private onEvent(event: PackagerEvent): void {
    if (event.type === 'report') this.publish(deserializeReport(event.report));
    else if (event.type === 'check-key') void this.sendKeyResult(event.id, event.key);
    else if (event.type === 'disconnected') this.onDisconnected(event.id);
    else this.log.warn(`Live stream: ${event.message}`);
  }

  private async sendKeyResult(id: number, key: string): Promise<void> {
    const isValid = await this.keyCheck(key).catch(() => false);
    this.process.send({ type: 'key-result', id, isValid });
  }

  private onDisconnected(id: number): void {
    this.disconnects.get(id)?.();
    this.disconnects.delete(id);
  }

  private onExit(restartDelay: number): void {
    this.log.warn(`The media server ended by itself; it is started again in ${restartDelay / 1000} s.`);
    for (const id of this.disconnects.keys()) this.onDisconnected(id);
    this.publish(starting);
  }

  private publish(report: MediaServerReport): void {
    const previous = this.current;
    this.current = report;
    if (report.problem !== null && report.problem !== previous.problem) this.log.warn(report.problem);
    if (changeKey(report) !== changeKey(previous)) this.listeners.forEach((listener) => listener(report));
  }
}

/** Listeners are called when this changes; bitrate and frame rate are left out. */
function changeKey({ publishing, warnings, ...rest }: MediaServerReport): string {
  return JSON.stringify([rest, publishing?.since, warnings.map(({ code }) => code)]);
}
