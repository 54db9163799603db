import type { OutboxMessage } from './outbox-message.entity.ts';

/** A way out of the house for one kind of message. */
export interface Delivery {
  /** Hands the message over. @throws DeliveryError */
  deliver(message: OutboxMessage): Promise<void>;
  close(): void;
}

/** The other side did not take the message. */
export class DeliveryError extends Error {
  /**
   * @param isPermanent trying again cannot help: the address is wrong, or the receiver wants none
   * @param retryAfterMs milliseconds for which the other side wants to be left alone
   */
  constructor(
    message: string,
    readonly isPermanent: boolean,
    readonly retryAfterMs = 0,
  ) {
    super(message);
  }
}
