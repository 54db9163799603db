import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import type { Readable } from 'node:stream';
import { Demuxer, type DemuxerEvents } from '../media/demuxer.ts';
import type { Sample, Tracks } from '../media/sample.ts';
import type { FfmpegOutput, RenditionName } from './ffmpeg-outputs.ts';
import { flvHeader, FlvReader, flvSample } from './flv.ts';

/** Bytes that may wait for a machine that is too slow: about ten seconds of a usual stream. */
const maxPendingBytes = 4 * 1024 * 1024;
/** The site has priority. */
const niceness = 10;
/** Milliseconds to finish the output after the encoder has disconnected. */
const finishTimeoutMs = 3_000;
const maxErrorLength = 300;

export interface TranscoderEvents {
  /** @returns the receiver of a rendition's samples */
  output(name: RenditionName, demuxer: () => Demuxer): DemuxerEvents;
  /** ffmpeg ended early. @param isMissing it is not installed @param message the end of its error output */
  failed(isMissing: boolean, message: string): void;
}

/** One ffmpeg process that transcodes one encoder connection to all renditions: FLV in, FLV out, timestamps unchanged. */
export class Transcoder {
  private readonly process: ChildProcess;
  private hasEnded = false;
  private isKilled = false;
  private errorOutput = '';

  constructor(
    source: Pick<Demuxer, 'video' | 'audio'>,
    tracks: Tracks,
    outputs: FfmpegOutput[],
    private readonly events: TranscoderEvents,
  ) {
    this.process = spawn(
      'ffmpeg',
      outputs.flatMap(({ args }) => args),
      { stdio: ['pipe', 'ignore', 'pipe', ...outputs.map(() => 'pipe' as const)] },
    );
    if (this.process.pid !== undefined) lowerPriority(this.process.pid);
    this.process.on('error', (error) => this.fail('code' in error && error.code === 'ENOENT'));
    this.process.on('exit', () => this.fail(false));
    this.process.stdin?.on('error', () => undefined);
    this.process.stderr?.on(
      'data',
      (chunk: Buffer) => (this.errorOutput = (this.errorOutput + chunk.toString()).slice(-maxErrorLength)),
    );
    outputs.forEach(({ name }, i) => this.readOutput(name, this.process.stdio[i + 3] as Readable));
    this.process.stdin?.write(flvHeader(tracks.video ? source.video : null, tracks.audio ? source.audio : null));
  }

  write(track: 'video' | 'audio', sample: Sample): void {
    const { stdin } = this.process;
    if (this.hasEnded || !stdin) return;
    stdin.write(flvSample(track, sample));
    if (stdin.writableLength > maxPendingBytes) {
      this.errorOutput = 'this machine is too slow for it';
      this.process.kill('SIGKILL');
    }
  }

  /** Ends the input and delivers the rest of the output. */
  finish(onFinished: () => void): void {
    this.hasEnded = true;
    this.process.stdin?.end();
    this.process.once('close', () => !this.isKilled && onFinished());
    setTimeout(() => this.process.kill('SIGKILL'), finishTimeoutMs).unref();
  }

  /** Drops the rest of the output. */
  kill(): void {
    this.hasEnded = true;
    this.isKilled = true;
    this.process.kill('SIGKILL');
  }

  private readOutput(name: RenditionName, output: Readable): void {
    const demuxer: Demuxer = new Demuxer(
      this.events.output(name, () => demuxer),
      { read: (time) => time },
    );
    const reader = new FlvReader((message) => void demuxer.read(message));
    output.on('error', () => undefined);
    output.on('data', (bytes: Buffer) => {
      if (this.isKilled) return;
      try {
        reader.read(bytes);
      } catch {
        this.process.kill('SIGKILL');
      }
    });
  }

  private fail(isMissing: boolean): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.events.failed(isMissing, this.errorOutput.trim());
  }
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    // It has already ended.
  }
}
