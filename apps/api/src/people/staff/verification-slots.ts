import { Injectable } from '@nestjs/common';
import { tooManyRequests } from '../../platform/errors/domain-error.ts';
import { staffTexts } from './staff.copy.ts';

/** Each verification uses one core for 11 ms and 19 MiB of memory: two at once leave resources for other requests. */
const atOnce = 2;
/** About two seconds of work on one core. Known devices, which have signed in before, wait in a separate queue, so that a full queue does not lock them out. */
const maxWaiting = 200;
const retrySeconds = 1;

/** Computes password hashes two at a time. Further requests wait, those of known devices first; when the queue is full, requests are refused with 429. */
@Injectable()
export class VerificationSlots {
  private running = 0;
  private readonly known: (() => void)[] = [];
  private readonly others: (() => void)[] = [];

  /** @throws DomainError 429 if the queue is full */
  async run<Result>(work: () => Promise<Result>, isKnownDevice = false): Promise<Result> {
    if (this.running < atOnce) this.running += 1;
    else await this.waitForTurn(isKnownDevice ? this.known : this.others);
    try {
      return await work();
    } finally {
      const next = this.known.shift() ?? this.others.shift();
      // The slot is passed on directly, not released and acquired again, so that no other request can take it in between.
      if (next) next();
      else this.running -= 1;
    }
  }

  private waitForTurn(queue: (() => void)[]): Promise<void> {
    if (queue.length >= maxWaiting) throw tooManyRequests(retrySeconds, staffTexts.manySignIns);
    return new Promise((turn) => queue.push(turn));
  }
}
