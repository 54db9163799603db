import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { DomainError } from '../errors/domain-error.ts';
import { IdempotencyRepository } from './idempotency.repository.ts';
import { openAnswer, sealAnswer } from './sealed-answer.ts';

/** Milliseconds after which an attempt that gave no sign is taken for dead. */
const lease = 30_000;
/** Milliseconds a duplicate waits for the attempt under way in this process before it asks the database. */
const timeoutMs = 2_000;
const retrySeconds = 1;

/** One attempt to submit something. */
export interface Submission {
  /** Method and path. */
  route: string;
  key: string;
  body: unknown;
}

export interface Answer {
  status: number;
  body: unknown;
}

/** An attempt of this process, from before its claim until its answer. */
interface Attempt {
  bodyHash: string;
  answer: Promise<Answer>;
}

interface Claim {
  id: string;
  holder: string;
}

/** An answer as it is kept. */
interface StoredResponse {
  status: number;
  sealed: string | null;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The same for the same fields in any order; lists keep theirs. */
const fingerprint = (body: unknown): string =>
  sha256(
    JSON.stringify(body, (_name, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
        : value,
    ) ?? '',
  );

const inFlight = (): DomainError =>
  new DomainError(
    409,
    'IDEMPOTENCY_IN_FLIGHT',
    'This is being worked on already. Please wait a moment.',
    undefined,
    retrySeconds,
  );
const reused = (): DomainError =>
  new DomainError(
    422,
    'IDEMPOTENCY_KEY_REUSED',
    'This Idempotency-Key was used for something else; please use a new one.',
  );

/**
 * Carries a submission out once, however often it is sent. The claim on the key is committed on its own, so that others
 * see it; the effect and the answer are one transaction, so that a killed process leaves both or neither.
 */
@Injectable()
export class Idempotency implements OnApplicationBootstrap {
  private readonly underWay = new Map<string, Attempt>();

  constructor(
    private readonly database: Database,
    private readonly repository: IdempotencyRepository,
  ) {}

  /** Runs `work`, or answers what it answered before. @throws DomainError 409 while another attempt runs, 422 for another body */
  async once({ route, key, body }: Submission, work: () => Promise<Answer>): Promise<Answer> {
    const id = sha256(`${route}\0${key}`);
    const bodyHash = fingerprint(body);
    const earlier = this.underWay.get(id);
    if (earlier) return (await this.answerOf(earlier, bodyHash)) ?? this.attempt(id, bodyHash, key, work);
    // Noted before the claim is asked for: a duplicate may see the claim in the database before this attempt hears of it.
    const answer = this.attempt(id, bodyHash, key, work);
    this.underWay.set(id, { bodyHash, answer });
    try {
      return await answer;
    } finally {
      this.underWay.delete(id);
    }
  }

  async onApplicationBootstrap(): Promise<void> {
    // One process alone may open a SQLite file, so whatever was under way died with the one before.
    if (!this.database.isMysql) await this.repository.removeUnfinished();
  }

  /** The right to work on the key, or the answer that is there. */
  private async claim(id: string, bodyHash: string): Promise<Claim | StoredResponse> {
    const now = Date.now();
    const holder = randomUUID();
    const leaseUntil = new Date(now + lease);
    if (await this.repository.insert({ id, bodyHash, holder, leaseUntil, createdAt: new Date(now) }))
      return { id, holder };
    const known = await this.repository.find(id);
    // Freed between the two statements: the attempt was refused, this one may try.
    if (!known) return this.claim(id, bodyHash);
    if (known.bodyHash !== bodyHash) throw reused();
    if (known.status !== null) return { status: known.status, sealed: known.response };
    const isAbandoned = known.leaseUntil !== null && known.leaseUntil.getTime() <= now;
    if (isAbandoned && (await this.repository.takeOver(id, known.holder, holder, leaseUntil))) return { id, holder };
    throw inFlight();
  }

  /** A double click shares what the first gets, if that comes soon. */
  private async answerOf(earlier: Attempt, bodyHash: string): Promise<Answer | undefined> {
    if (earlier.bodyHash !== bodyHash) throw reused();
    return Promise.race([earlier.answer, pause(timeoutMs, undefined, { ref: false })]);
  }

  private async attempt(id: string, bodyHash: string, key: string, work: () => Promise<Answer>): Promise<Answer> {
    const claimed = await this.claim(id, bodyHash);
    return 'status' in claimed
      ? { status: claimed.status, body: openAnswer(claimed.sealed, key) }
      : this.run(claimed, key, work);
  }

  private async run({ id, holder }: Claim, key: string, work: () => Promise<Answer>): Promise<Answer> {
    try {
      return await this.database.transaction(async () => {
        const answer = await work();
        // Whoever was slower than its lease undoes its work: the next holder's counts.
        if (!(await this.repository.finish(id, holder, answer.status, sealAnswer(answer.body, key)))) throw inFlight();
        return answer;
      });
    } catch (error) {
      // Nothing was done, so the key is free again. Where the database is gone, the lease ends by itself.
      await this.repository.release(id, holder).catch(() => undefined);
      throw error;
    }
  }
}
