/** Milliseconds that a timestamp may be behind or ahead of the latest one; more is a jump. */
const maxBehind = 3_000;
const maxAhead = 10_000;
/** Milliseconds of the first message: audio may be a little earlier than the first video frame. */
const start = 1_000;
/** Milliseconds that replace a jump: about one frame. */
const step = 40;
const wrap = 2 ** 32;

/**
 * Turns an encoder's timestamps, which may start anywhere, wrap after 49 days or jump when its source changes, into a
 * continuous timeline in milliseconds. Audio and video jump at slightly different moments, so the offset of the previous
 * timeline stays valid beside the current one.
 */
export class StreamClock {
  private offset: number | null = null;
  private previousOffset: number | null = null;
  private latest = start;

  read(time: number): number {
    this.offset ??= start - time;
    const continued = [this.offset, this.previousOffset]
      .map((offset) => this.near(time, offset))
      .find((found) => found !== null);
    const now = continued ?? this.jump(time);
    this.latest = Math.max(this.latest, now);
    return now;
  }

  /** The time by this offset, allowing for a wrap; null when it is far from the latest. */
  private near(time: number, offset: number | null): number | null {
    if (offset === null) return null;
    const raw = time + offset;
    const candidate = raw + Math.round((this.latest - raw) / wrap) * wrap;
    return candidate >= this.latest - maxBehind && candidate <= this.latest + maxAhead ? candidate : null;
  }

  private jump(time: number): number {
    this.previousOffset = this.offset;
    this.offset = this.latest + step - time;
    return this.latest + step;
  }
}
