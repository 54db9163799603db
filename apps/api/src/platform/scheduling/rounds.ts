import { logFailure } from './log-failure.ts';

/** Scheduled work that runs only once at a time in this process; a round that is due while another one runs is skipped. */
export class Rounds {
  private isRunning = false;

  /** @param what name of the work in the log when a round fails */
  constructor(private readonly what: string) {}

  async run(work: () => Promise<unknown>): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    await logFailure(this.what, work());
    this.isRunning = false;
  }
}
