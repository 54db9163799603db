import type { OutboxMessage } from './outbox-message.entity.ts';

/** A way out of the house for one kind of message. */
export interface Delivery {
  /** Hands the message over. @throws DeliveryError */
  deliver(message: OutboxMessage): Promise<void>;
  close(): void;
}

/** The other side did not take the message. */
export class DeliveryError extends Error {
  /** Milliseconds for which the other side wants to be left alone. */
  readonly retryAfterMs: number;
  /** There is no such mailbox (RFC 3463, 5.1.x). */
  readonly isUnknownAddress: boolean;

  /** @param isPermanent trying again cannot help: the address is wrong, or the receiver wants none */
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
