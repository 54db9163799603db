import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A notification of a provider, stored before it is acknowledged. It only makes us ask the provider; its content is never trusted. */
@Entity('payment_notifications')
@Index('ix_payment_notifications_due', ['provider', 'nextTryAt'])
@Index('ix_payment_notifications_received', ['receivedAt'])
export class PaymentNotification {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column('varchar', { length: 20 })
  provider: string;

  @Column('varchar', { length: 64, nullable: true })
  providerId: string | null;

  @Column('varchar', { length: 64, nullable: true })
  reference: string | null;

  @Column('datetime', { precision: 3 })
  receivedAt: Date;

  /** Number of attempts to ask the provider about it; the first one is made at once. */
  @Column('integer')
  tries: number;

  /** When the next attempt is made; null: never again. */
  @Column('datetime', { precision: 3, nullable: true })
  nextTryAt: Date | null;

  /** When the provider has answered about it; null: not yet. */
  @Column('datetime', { precision: 3, nullable: true })
  handledAt: Date | null;
}
