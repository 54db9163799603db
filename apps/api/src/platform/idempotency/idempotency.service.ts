import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { withNewBudget } from '../database/time-budget.ts';
import { conflict, DomainError } from '../errors/domain-error.ts';
import { errorTexts } from '../errors/errors.copy.ts';
import { IdempotencyRepository } from './idempotency.repository.ts';
import type { IdempotencyKey } from './idempotency-key.entity.ts';
import { openAnswer, sealAnswer } from './sealed-answer.ts';

/** Milliseconds a duplicate waits for the running attempt. */
const timeoutMs = 10_000;
const retrySeconds = 1;
/** Milliseconds after which a claim of the previous release counts as abandoned. */
const leaseMs = 60_000;
const lockedRetryMs = 100;

/** One attempt to submit something. */
export interface Submission {
  /** Method and path. */
  route: string;
  key: string;
  body: unknown;
  /** A row that many submissions may want at once, such as 'events:12'; they run one after the other (`Database.transactionInTurn`). */
  row?: string | undefined;
}

export interface Answer {
  status: number;
  body: unknown;
}

/** An attempt that runs in this process, from before its claim until its response. */
interface Attempt {
  bodyHash: string;
  answer: Promise<Answer>;
}

type Claim = Pick<IdempotencyKey, 'id' | 'bodyHash'> & Pick<Submission, 'row'>;

/** Another attempt holds the key or has used it. */
class Claimed extends Error {}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A hash of the body. The order of fields does not matter; the order of lists does. */
const fingerprint = (body: unknown): string =>
  sha256(
    JSON.stringify(body, (_name, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
        : value,
    ) ?? '',
  );

const inFlight = (): DomainError =>
  conflict('IDEMPOTENCY_IN_FLIGHT', errorTexts.inFlight, { retryAfter: retrySeconds });
const reused = (): DomainError => new DomainError(422, 'IDEMPOTENCY_KEY_REUSED', errorTexts.keyReused);

/**
 * Carries out a submission once, however often it is sent. Claim, effect and response are one transaction. The row of the key
 * is locked while an attempt runs, so attempts in other processes wait for its end. If the process or the database dies, the row
 * is gone at once.
 */
@Injectable()
export class Idempotency {
  private readonly underWay = new Map<string, Attempt>();

  constructor(
    private readonly database: Database,
    private readonly repository: IdempotencyRepository,
  ) {}

  /** Runs `work`, or returns the stored response. @throws DomainError 409 if another attempt takes too long, 422 if the body differs */
  async once({ route, key, body, row }: Submission, work: () => Promise<Answer>): Promise<Answer> {
    const id = sha256(`${route}\0${key}`);
    const bodyHash = fingerprint(body);
    const earlier = this.underWay.get(id);
    // Duplicates within a process wait without using a database connection.
    if (earlier) return this.answerOf(earlier, bodyHash);
    const answer = this.attempt({ id, bodyHash, row }, key, work);
    this.underWay.set(id, { bodyHash, answer });
    try {
      return await answer;
    } finally {
      this.underWay.delete(id);
    }
  }

  private async answerOf(earlier: Attempt, bodyHash: string): Promise<Answer> {
    if (earlier.bodyHash !== bodyHash) throw reused();
    const answer = await Promise.race([earlier.answer, pause(timeoutMs, undefined, { ref: false })]);
    if (!answer) throw inFlight();
    return answer;
  }

  /** Waits in the database for an attempt of another process, for longer than the time budget of a normal request. */
  private async attempt(claim: Claim, key: string, work: () => Promise<Answer>): Promise<Answer> {
    const deadline = performance.now() + timeoutMs;
    let answer = await this.answerOrCarryOut(claim, key, work);
    while (!answer && performance.now() < deadline)
      answer = await withNewBudget(() => this.answerOrCarryOut(claim, key, work));
    if (!answer) throw inFlight();
    return answer;
  }

  /** Returns undefined while another attempt holds the key. */
  private async answerOrCarryOut(claim: Claim, key: string, work: () => Promise<Answer>): Promise<Answer | undefined> {
    const known = await this.repository.find(claim.id);
    if (known && known.bodyHash !== claim.bodyHash) throw reused();
    if (known?.status === null) {
      await this.repository.removeAbandoned(claim.id, new Date(Date.now() - leaseMs));
      await pause(lockedRetryMs);
      return undefined;
    }
    if (known) return { status: known.status, body: openAnswer(known.response, key) };
    try {
      const carryOut = (): Promise<Answer> => this.carryOut(claim, key, work);
      return await (claim.row === undefined
        ? this.database.transaction(carryOut)
        : this.database.transactionInTurn(claim.row, carryOut));
    } catch (error) {
      if (error instanceof Claimed) return undefined;
      throw error;
    }
  }

  private async carryOut({ id, bodyHash }: Claim, key: string, work: () => Promise<Answer>): Promise<Answer> {
    if (!(await this.repository.claim({ id, bodyHash, createdAt: new Date() }))) throw new Claimed();
    const answer = await work();
    await this.repository.finish(id, answer.status, sealAnswer(answer.body, key));
    return answer;
  }
}
