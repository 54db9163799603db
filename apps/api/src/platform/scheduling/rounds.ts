import { logFailure } from './log-failure.ts';

/** Scheduled work of which one round runs at a time in this process; what is due while one runs is left to the next. */
export class Rounds {
  private isRunning = false;

  /** @param what as the log names it where a round fails */
  constructor(private readonly what: string) {}

  async run(work: () => Promise<unknown>): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    await logFailure(this.what, work());
    this.isRunning = false;
  }
}
