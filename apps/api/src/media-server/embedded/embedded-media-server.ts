import { join } from 'node:path';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '../../config/config.ts';
import { type KeyCheck, MediaServer, type MediaServerReport, type StreamFile } from '../media-server.ts';
import { openStreamFile } from './hls-folder.ts';
import { MediaProcess } from './media-process.ts';
import { type News, received } from './messages.ts';

/** Seconds that a piece of the stream is meant to last. */
const pieceSeconds = 2;
/** Milliseconds that an encoder may be gone until the stream is over. */
const absence = 30_000;

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

/** A process of our own beside this one: whatever comes in by RTMP, the site does not notice. */
@Injectable()
export class EmbeddedMediaServer extends MediaServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('MediaServer');
  private readonly folder: string;
  private readonly process: MediaProcess;
  private readonly listeners: ((report: MediaServerReport) => void)[] = [];
  private readonly disconnects = new Map<number, () => void>();
  private current = starting;
  private keyCheck: KeyCheck = () => Promise.resolve(false);
  private isOnAir = false;
  private recordingFolder: string | null = null;
  private disconnectCount = 0;

  constructor({ dataDir, live }: Config) {
    super();
    this.folder = join(dataDir, 'live', 'hls');
    this.process = new MediaProcess(
      {
        rtmpPort: live.rtmpPort,
        hlsPort: live.hlsPort,
        folder: this.folder,
        ladder: live.ladder,
        seconds: pieceSeconds,
        absence,
      },
      { started: () => this.resume(), news: (news) => this.hear(news), ended: (pause) => this.lose(pause) },
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
    const gone = new Promise<void>((resolve) => this.disconnects.set(id, resolve));
    if (!this.process.tell({ type: 'disconnect', id })) this.disconnected(id);
    await gone;
  }

  setOnAir(isOnAir: boolean): void {
    this.isOnAir = isOnAir;
    this.process.tell({ type: 'on-air', isOnAir });
  }

  open(path: string): Promise<StreamFile | null> {
    return openStreamFile(this.folder, path);
  }

  record(folder: string | null): void {
    this.recordingFolder = folder;
    this.process.tell({ type: 'record', folder });
  }

  /** Tells a new process what the one before knew. */
  private resume(): void {
    this.process.tell({ type: 'on-air', isOnAir: this.isOnAir });
    this.process.tell({ type: 'record', folder: this.recordingFolder });
  }

  private hear(news: News): void {
    if (news.type === 'report') this.publish(received(news.report));
    else if (news.type === 'key') void this.answerKey(news.id, news.key);
    else if (news.type === 'disconnected') this.disconnected(news.id);
    else this.log.warn(`Live stream: ${news.message}`);
  }

  private async answerKey(id: number, key: string): Promise<void> {
    const isRight = await this.keyCheck(key).catch(() => false);
    this.process.tell({ type: 'key-answer', id, isRight });
  }

  private disconnected(id: number): void {
    this.disconnects.get(id)?.();
    this.disconnects.delete(id);
  }

  private lose(pause: number): void {
    this.log.warn(`The media server ended by itself; it is started again in ${pause / 1000} s.`);
    for (const id of this.disconnects.keys()) this.disconnected(id);
    this.publish(starting);
  }

  private publish(report: MediaServerReport): void {
    const before = this.current;
    this.current = report;
    if (report.problem !== null && report.problem !== before.problem) this.log.warn(report.problem);
    if (essence(report) !== essence(before)) this.listeners.forEach((listener) => listener(report));
  }
}

/** What a change of matters; figures do not. */
function essence({ publishing, warnings, ...rest }: MediaServerReport): string {
  return JSON.stringify([rest, publishing?.since, warnings.map(({ code }) => code)]);
}
