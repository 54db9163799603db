import { jest } from '@jest/globals';

/** Moves the clocks of this process until `jest.restoreAllMocks()`; timers and the database keep theirs. */
export class Clocks {
  private readonly wall = Date.now.bind(Date);
  private readonly monotonic = performance.now.bind(performance);
  private shift = 0;
  private passed = 0;

  /** Somebody sets the clock. */
  set(milliseconds: number): void {
    this.shift += milliseconds;
    this.move();
  }

  /** Time passes. */
  pass(milliseconds: number): void {
    this.passed += milliseconds;
    this.move();
  }

  private move(): void {
    jest.spyOn(Date, 'now').mockImplementation(() => this.wall() + this.shift + this.passed);
    jest.spyOn(performance, 'now').mockImplementation(() => this.monotonic() + this.passed);
  }
}
