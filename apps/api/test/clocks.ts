import { jest } from '@jest/globals';

/** Moves the clocks of this process until `jest.restoreAllMocks()`. Timers and the database keep their own time. */
export class Clocks {
  private readonly wall = Date.now.bind(Date);
  private readonly monotonic = performance.now.bind(performance);
  private shift = 0;
  private passed = 0;

  /** Sets the wall clock forward or back, as a person would; the monotonic clock does not change. */
  set(milliseconds: number): void {
    this.shift += milliseconds;
    this.move();
  }

  /** Lets time pass on both clocks. */
  pass(milliseconds: number): void {
    this.passed += milliseconds;
    this.move();
  }

  private move(): void {
    jest.spyOn(Date, 'now').mockImplementation(() => this.wall() + this.shift + this.passed);
    jest.spyOn(performance, 'now').mockImplementation(() => this.monotonic() + this.passed);
  }
}
