import { Injectable } from '@nestjs/common';
import { tooManyRequests } from '../../platform/errors/domain-error.ts';

/** Each verification takes a core for 11 ms and 19 MiB: two at once leave room for everybody else. */
const atOnce = 2;
const maxWaiting = 30;
const retrySeconds = 1;

/** Lets password hashes be computed two at a time, a few more wait, the rest are told to come back. */
@Injectable()
export class VerificationSlots {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** @throws DomainError 429 when the queue is full */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running < atOnce) this.running += 1;
    else await this.waitForTurn();
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      // A slot is handed on, not freed and taken again, so that nobody slips in between.
      if (next) next();
      else this.running -= 1;
    }
  }

  private waitForTurn(): Promise<void> {
    if (this.waiting.length >= maxWaiting)
      throw tooManyRequests(retrySeconds, 'Many people are signing in at this moment. Please try again.');
    return new Promise((turn) => this.waiting.push(turn));
  }
}
