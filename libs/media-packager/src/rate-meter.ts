/** Milliseconds over which the rates are averaged. */
const windowMs = 5_000;

/** Bitrate and frame rate of the data that arrived lately. */
export class RateMeter {
  private readonly arrivals: { at: number; bytes: number; frames: number }[] = [];
  private readonly since = performance.now();

  add(bytes: number, isFrame: boolean): void {
    this.arrivals.push({ at: performance.now(), bytes, frames: isFrame ? 1 : 0 });
  }

  read(): { bitrate: number; frameRate: number } {
    const now = performance.now();
    const firstRecent = this.arrivals.findIndex(({ at }) => at >= now - windowMs);
    this.arrivals.splice(0, firstRecent === -1 ? this.arrivals.length : firstRecent);
    const seconds = Math.min(Math.max(now - this.since, 1_000), windowMs) / 1000;
    const sum = (field: 'bytes' | 'frames'): number =>
      this.arrivals.reduce((total, arrival) => total + arrival[field], 0);
    return {
      bitrate: Math.round((sum('bytes') * 8) / seconds),
      frameRate: Math.round((sum('frames') / seconds) * 10) / 10,
    };
  }
}
