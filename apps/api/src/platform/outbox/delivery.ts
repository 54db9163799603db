import type { OutboxMessage } from './outbox-message.entity.ts';

/** Delivers the messages of one channel. */
export interface Delivery {
  /** Hands the message over. @throws DeliveryError */
  deliver(message: OutboxMessage): Promise<void>;
  close(): void;
}

/** The other side did not accept the message. */
export class DeliveryError extends Error {
  /** Milliseconds to wait before the next attempt, as the other side asks. */
  readonly retryAfterMs: number;
  /** Whether the mailbox does not exist (RFC 3463, 5.1.x). */
  readonly isUnknownAddress: boolean;

  /** @param isPermanent whether another attempt cannot succeed, because the address is wrong or the recipient has opted out */
  constructor(
    message: string,
    readonly isPermanent: boolean,
    { retryAfterMs = 0, isUnknownAddress = false }: { retryAfterMs?: number; isUnknownAddress?: boolean } = {},
  ) {
    super(message);
    this.retryAfterMs = retryAfterMs;
    this.isUnknownAddress = isUnknownAddress;
  }
}
