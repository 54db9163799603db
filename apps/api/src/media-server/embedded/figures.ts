/** Milliseconds over which figures are taken. */
const window = 5_000;

/** Bits and pictures a second, as they have arrived lately. */
export class Figures {
  private readonly arrivals: { at: number; bytes: number; pictures: number }[] = [];
  private readonly since = performance.now();

  add(bytes: number, isPicture: boolean): void {
    this.arrivals.push({ at: performance.now(), bytes, pictures: isPicture ? 1 : 0 });
  }

  read(): { bitrate: number; frameRate: number } {
    const now = performance.now();
    const old = this.arrivals.findIndex(({ at }) => at >= now - window);
    this.arrivals.splice(0, old === -1 ? this.arrivals.length : old);
    const seconds = Math.min(Math.max(now - this.since, 1_000), window) / 1000;
    const sum = (field: 'bytes' | 'pictures'): number =>
      this.arrivals.reduce((total, arrival) => total + arrival[field], 0);
    return {
      bitrate: Math.round((sum('bytes') * 8) / seconds),
      frameRate: Math.round((sum('pictures') / seconds) * 10) / 10,
    };
  }
}
