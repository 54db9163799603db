/** Milliseconds by which a message may lie behind the latest, and before it, without a jump. */
const behind = 3_000;
const ahead = 10_000;
/** Where the first message lies: sound may come a little before the first picture. */
const start = 1_000;
/** What a jump is made to look like: about one picture. */
const step = 40;
const wrap = 2 ** 32;

/**
 * Turns an encoder's clock, which may start anywhere, wrap after 49 days or jump when its source changes, into milliseconds
 * that only go on. Sound and pictures share it and jump at slightly different moments, so the way from the old clock
 * is remembered beside the one from the new.
 */
export class StreamClock {
  private offset: number | null = null;
  private previousOffset: number | null = null;
  private latest = start;

  read(time: number): number {
    this.offset ??= start - time;
    const place = [this.offset, this.previousOffset]
      .map((offset) => this.near(time, offset))
      .find((found) => found !== null);
    const now = place ?? this.jump(time);
    this.latest = Math.max(this.latest, now);
    return now;
  }

  /** Where the time lies by this offset, allowing for a wrap; null when that is far from now. */
  private near(time: number, offset: number | null): number | null {
    if (offset === null) return null;
    const raw = time + offset;
    const place = raw + Math.round((this.latest - raw) / wrap) * wrap;
    return place >= this.latest - behind && place <= this.latest + ahead ? place : null;
  }

  private jump(time: number): number {
    this.previousOffset = this.offset;
    this.offset = this.latest + step - time;
    return this.latest + step;
  }
}
