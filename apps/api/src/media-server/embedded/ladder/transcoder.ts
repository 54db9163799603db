import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import type { Readable } from 'node:stream';
import { Intake, type IntakeEvents } from '../packager/intake.ts';
import type { Tracks, Unit } from '../packager/transport-stream.ts';
import { FlvReader, flvHead, flvUnit } from './flv.ts';
import type { RungArguments, RungName } from './rungs.ts';

/** Bytes that may wait for a machine that is too slow: some ten seconds of a usual stream. */
const maxWaiting = 4 * 1024 * 1024;
/** The site comes first. */
const niceness = 10;
/** Milliseconds to hand over what is left when the encoder has gone. */
const farewellTime = 3_000;
const complaintLength = 300;

export interface TranscoderEvents {
  /** What listens to a rung. */
  rung(name: RungName, intake: () => Intake): IntakeEvents;
  /** It has ended before its time. @param isMissing there is no ffmpeg @param complaint its last words */
  failed(isMissing: boolean, complaint: string): void;
}

/** One ffmpeg that makes smaller pictures of what one encoder sends: FLV in, FLV out, times kept. */
export class Transcoder {
  private readonly process: ChildProcess;
  private isOver = false;
  private isKilled = false;
  private complaint = '';

  constructor(
    source: Pick<Intake, 'video' | 'audio'>,
    tracks: Tracks,
    rungs: RungArguments[],
    private readonly events: TranscoderEvents,
  ) {
    this.process = spawn(
      'ffmpeg',
      rungs.flatMap(({ args }) => args),
      { stdio: ['pipe', 'ignore', 'pipe', ...rungs.map(() => 'pipe' as const)] },
    );
    if (this.process.pid !== undefined) lowerPriority(this.process.pid);
    this.process.on('error', (error) => this.fail('code' in error && error.code === 'ENOENT'));
    this.process.on('exit', () => this.fail(false));
    this.process.stdin?.on('error', () => undefined);
    this.process.stderr?.on(
      'data',
      (chunk: Buffer) => (this.complaint = (this.complaint + chunk.toString()).slice(-complaintLength)),
    );
    rungs.forEach(({ name }, i) => this.listen(name, this.process.stdio[i + 3] as Readable));
    this.process.stdin?.write(flvHead(tracks.video ? source.video : null, tracks.audio ? source.audio : null));
  }

  write(track: 'video' | 'audio', unit: Unit): void {
    const { stdin } = this.process;
    if (this.isOver || !stdin) return;
    stdin.write(flvUnit(track, unit));
    if (stdin.writableLength > maxWaiting) {
      this.complaint = 'this machine is too slow for it';
      this.process.kill('SIGKILL');
    }
  }

  /** Nothing comes any more; what is left is handed over first. */
  finish(onFinished: () => void): void {
    this.isOver = true;
    this.process.stdin?.end();
    this.process.once('close', () => !this.isKilled && onFinished());
    setTimeout(() => this.process.kill('SIGKILL'), farewellTime).unref();
  }

  /** Another one takes its place: nothing of it counts any more. */
  kill(): void {
    this.isOver = true;
    this.isKilled = true;
    this.process.kill('SIGKILL');
  }

  private listen(name: RungName, output: Readable): void {
    const intake: Intake = new Intake(
      this.events.rung(name, () => intake),
      { read: (time) => time },
    );
    const reader = new FlvReader((message) => void intake.read(message));
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
    if (this.isOver) return;
    this.isOver = true;
    this.events.failed(isMissing, this.complaint.trim());
  }
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    // It has ended already.
  }
}
