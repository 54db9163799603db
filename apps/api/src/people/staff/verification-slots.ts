import { Injectable } from '@nestjs/common';
import { tooManyRequests } from '../../platform/errors/domain-error.ts';
import { staffTexts } from './staff.copy.ts';

/** Each verification takes a core for 11 ms and 19 MiB: two at once leave room for everybody else. */
const atOnce = 2;
/** Two seconds of work on one core; anyone who is refused by then has another way in, a device that signed in before. */
const maxWaiting = 200;
const retrySeconds = 1;

/** Lets password hashes be computed two at a time; others wait, those from known devices first, and the rest are told to come back. */
@Injectable()
export class VerificationSlots {
  private running = 0;
  private readonly known: (() => void)[] = [];
  private readonly others: (() => void)[] = [];

  /** @throws DomainError 429 when the queue is full */
  async run<Result>(work: () => Promise<Result>, isKnownDevice = false): Promise<Result> {
    if (this.running < atOnce) this.running += 1;
    else await this.waitForTurn(isKnownDevice ? this.known : this.others);
    try {
      return await work();
    } finally {
      const next = this.known.shift() ?? this.others.shift();
      // A slot is handed on, not freed and taken again, so that nobody slips in between.
      if (next) next();
      else this.running -= 1;
    }
  }

  private waitForTurn(queue: (() => void)[]): Promise<void> {
    if (queue.length >= maxWaiting) throw tooManyRequests(retrySeconds, staffTexts.manySignIns);
    return new Promise((turn) => queue.push(turn));
  }
}
