import { type Delivery, DeliveryError } from './delivery.ts';
import type { MailSuppressionsRepository } from './mail-suppressions.repository.ts';
import type { AttemptOutcome, OutboxRepository, QueueKey } from './outbox.repository.ts';
import type { OutboxChannel, OutboxMessage } from './outbox-message.entity.ts';
import { nextAttempt } from './retry-plan.ts';

/** Messages sent in parallel (`atOnce`) and read from the database in one query (`batch`). A push service accepts many; a mail server does not. */
const atOnce: Record<OutboxChannel, number> = { email: 3, text: 3, push: 10 };
const batch = 30;
/** Longest pause in milliseconds (a day), even if a service asks for a longer one. */
const maxRetryAfterMs = 24 * 3_600_000;
/** Milliseconds that one attempt may take. */
const attemptTime = 60_000;
/** Milliseconds until another worker may claim a message whose attempt was never settled. */
export const leaseTime = 120_000;

/** The campaign keeps its content, so the sent copies of each recipient are emptied. */
const withoutText: AttemptOutcome = { text: '', html: null, headers: null };

/** Sends the messages of one queue. A slow queue does not delay the others. */
export class ChannelQueue {
  private running: Promise<void> | undefined;
  private needsAnotherRound = false;
  private isStopping = false;

  constructor(
    private readonly key: QueueKey,
    private readonly delivery: Delivery,
    private readonly messages: OutboxRepository,
    private readonly suppressions: MailSuppressionsRepository,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  serves({ channel, isOfCampaigns }: QueueKey): boolean {
    return this.key.channel === channel && this.key.isOfCampaigns === isOfCampaigns;
  }

  /** Sends the due messages now, or after the current round. */
  nudge(): void {
    if (this.isStopping) return;
    if (this.running) {
      this.needsAnotherRound = true;
      return;
    }
    this.running = this.sendAllDue()
      .catch(this.onFailure)
      .finally(() => {
        this.running = undefined;
        if (!this.needsAnotherRound) return;
        this.needsAnotherRound = false;
        this.nudge();
      });
  }

  /** Starts no new attempts and waits at most `timeoutMs` for the current ones. */
  async stop(timeoutMs: number): Promise<void> {
    this.isStopping = true;
    await Promise.race([this.running, new Promise((resolve) => setTimeout(resolve, timeoutMs).unref())]);
    this.delivery.close();
  }

  private async sendAllDue(): Promise<void> {
    while (!this.isStopping) {
      const due = await this.messages.findDue(this.key, new Date(), batch);
      const areAll = due.length < batch;
      const next = async (): Promise<void> => {
        for (let message = due.shift(); message && !this.isStopping; message = due.shift()) await this.attempt(message);
      };
      await Promise.all(Array.from({ length: atOnce[this.key.channel] }, next));
      // Messages that were added during this round have called `nudge`.
      if (areAll) return;
    }
  }

  private async attempt(message: OutboxMessage): Promise<void> {
    const now = new Date();
    if (!(await this.messages.claim(message, now, new Date(now.getTime() + leaseTime)))) return;
    if (this.key.isOfCampaigns && (await this.suppressions.has(message.recipient))) {
      await this.messages.remove(message.id);
      return;
    }
    const attempt = message.attempts + 1;
    try {
      await inTime(this.delivery.deliver(message));
    } catch (error) {
      await this.settleFailure(message, attempt, error);
      return;
    }
    await this.messages.settle(message.id, attempt, {
      status: 'sent',
      sentAt: new Date(),
      lastError: null,
      ...(this.key.isOfCampaigns ? withoutText : {}),
    });
  }

  private async settleFailure({ id, recipient }: OutboxMessage, attempt: number, error: unknown): Promise<void> {
    const failure = error instanceof DeliveryError ? error : new DeliveryError('', false);
    if (failure.isUnknownAddress) await this.suppressions.add(recipient, 'bounced', new Date());
    const again = failure.isPermanent ? null : nextAttemptAfter(attempt, failure.retryAfterMs, new Date());
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    await this.messages.settle(
      id,
      attempt,
      again ? { lastError, nextAttemptAt: again } : { lastError, status: 'dead' },
    );
  }
}

/** When to try again, not before the other side allows it; null to give up. */
function nextAttemptAfter(attempt: number, retryAfterMs: number, now: Date): Date | null {
  const planned = nextAttempt(attempt, now);
  return planned && new Date(Math.max(planned.getTime(), now.getTime() + Math.min(retryAfterMs, maxRetryAfterMs)));
}

async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new DeliveryError(`No answer within ${attemptTime / 1_000} s`, false)),
      attemptTime,
    );
  });
  await Promise.race([work, deadline]).finally(() => clearTimeout(timer));
}
