import type { IntakeEvents } from './intake.ts';
import { Level, type LevelOptions, type Opening } from './level.ts';
import type { Unit } from './transport-stream.ts';

/** Sound alone has few bytes; longer pieces cost a slow line fewer requests. */
const pieceSeconds = 4;
/** Milliseconds of the stream within which ffmpeg should have made the first small sound. */
const patience = 5_000;

/** Sound alone: as ffmpeg makes it small, and as the encoder sends it where there is no ffmpeg. */
export class SoundLevel {
  readonly level: Level;
  private opening: Opening | null = null;
  private isSmall = false;
  /** Counts also the changes from one sound to the other, which the pictures know nothing of. */
  private timeline = 0;
  private waitsSince: number | null = null;
  private isOpen = false;

  constructor(options: LevelOptions) {
    this.level = new Level({ ...options, seconds: Math.max(pieceSeconds, options.seconds) });
  }

  /** What listens to ffmpeg. */
  get small(): IntakeEvents {
    return {
      open: () => this.begin(true),
      unit: (track, unit) => this.isSmall && this.level.write(track, unit),
    };
  }

  open(opening: Opening): void {
    if (opening.tracks.audio) this.level.pause();
    else void this.level.clear();
    this.opening = opening;
    this.timeline = Math.max(this.timeline, opening.timeline - 1);
    this.isOpen = false;
    this.waitsSince = null;
  }

  /** Sound as the encoder sends it. @param isSmallComing ffmpeg is at work */
  write(unit: Unit, isSmallComing: boolean): void {
    this.waitsSince ??= unit.decodeAt;
    const isLate = !this.isOpen && unit.decodeAt - this.waitsSince > patience;
    if ((!isSmallComing && (this.isSmall || !this.isOpen)) || isLate) this.begin(false);
    if (this.isOpen && !this.isSmall) this.level.write('audio', unit);
  }

  private begin(isSmall: boolean): void {
    if (!this.opening) return;
    this.isSmall = isSmall;
    this.isOpen = true;
    this.timeline += 1;
    this.level.open({ ...this.opening, tracks: { video: false, audio: true }, timeline: this.timeline });
  }
}
