import type { OutboxMessage } from './outbox-message.entity.ts';

/** A way out of the house for one kind of message. */
export interface Delivery {
  /** Hands the message over. @throws DeliveryError */
  deliver(message: OutboxMessage): Promise<void>;
  close(): void;
}

/** The other side did not take the message. */
export class DeliveryError extends Error {
  /** @param isPermanent trying again cannot help: the address is wrong, or the receiver wants none */
  constructor(
    message: string,
    readonly isPermanent: boolean,
    /** There is no such mailbox (RFC 3463, 5.1.x). */
    readonly isUnknownAddress = false,
  ) {
    super(message);
  }
}
