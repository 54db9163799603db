import { type Delivery, DeliveryError } from './delivery.ts';
import type { OutboxRepository } from './outbox.repository.ts';
import type { OutboxChannel, OutboxMessage } from './outbox-message.entity.ts';
import { nextAttempt } from './retry-plan.ts';

/** Messages handed over at the same time, and read from the database at once. A push service takes many; a mail server does not. */
const atOnce: Record<OutboxChannel, number> = { email: 3, text: 3, push: 10 };
const batch = 30;
/** Milliseconds: a service that wants to be left alone for longer is asked again after a day. */
const maxRetryAfterMs = 24 * 3_600_000;
/** Milliseconds for one attempt. */
const attemptTime = 60_000;
/** Milliseconds until another worker may take a message that this one never settled. */
export const leaseTime = 120_000;

/** Everything that leaves by one channel. Each channel has a lane of its own, so that a slow one holds up nobody else. */
export class ChannelQueue {
  private running: Promise<void> | undefined;
  private isAskedAgain = false;
  private isStopping = false;

  constructor(
    private readonly channel: OutboxChannel,
    private readonly delivery: Delivery,
    private readonly messages: OutboxRepository,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  /** Sends what is due, now or as soon as the round under way is over. */
  nudge(): void {
    if (this.isStopping) return;
    if (this.running) {
      this.isAskedAgain = true;
      return;
    }
    this.running = this.sendAllDue()
      .catch(this.onFailure)
      .finally(() => {
        this.running = undefined;
        if (!this.isAskedAgain) return;
        this.isAskedAgain = false;
        this.nudge();
      });
  }

  /** Lets the attempts under way end, at most `timeoutMs`; begins no more. */
  async stop(timeoutMs: number): Promise<void> {
    this.isStopping = true;
    await Promise.race([this.running, new Promise((resolve) => setTimeout(resolve, timeoutMs).unref())]);
    this.delivery.close();
  }

  private async sendAllDue(): Promise<void> {
    while (!this.isStopping) {
      const due = await this.messages.findDue(this.channel, new Date(), batch);
      if (due.length === 0) return;
      const next = async (): Promise<void> => {
        for (let message = due.shift(); message && !this.isStopping; message = due.shift()) await this.attempt(message);
      };
      await Promise.all(Array.from({ length: atOnce[this.channel] }, next));
    }
  }

  private async attempt(message: OutboxMessage): Promise<void> {
    const now = new Date();
    if (!(await this.messages.claim(message, now, new Date(now.getTime() + leaseTime)))) return;
    const attempt = message.attempts + 1;
    try {
      await inTime(this.delivery.deliver(message));
    } catch (error) {
      await this.settleFailure(message.id, attempt, error);
      return;
    }
    await this.messages.settle(message.id, attempt, { status: 'sent', sentAt: new Date(), lastError: null });
  }

  private async settleFailure(id: number, attempt: number, error: unknown): Promise<void> {
    const { isPermanent, retryAfterMs } = error instanceof DeliveryError ? error : new DeliveryError('', false);
    const now = new Date();
    const planned = isPermanent ? null : nextAttempt(attempt, now);
    const again =
      planned && new Date(Math.max(planned.getTime(), now.getTime() + Math.min(retryAfterMs, maxRetryAfterMs)));
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    await this.messages.settle(
      id,
      attempt,
      again ? { lastError, nextAttemptAt: again } : { lastError, status: 'dead' },
    );
  }
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
