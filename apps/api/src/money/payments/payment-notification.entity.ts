import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** What a provider sent, kept before it is acknowledged. It is a hint to go and ask, never believed by itself. */
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

  /** How often the provider was to be asked about it; the first time at once. */
  @Column('integer')
  tries: number;

  /** When it is tried next; unset: no more. */
  @Column('datetime', { precision: 3, nullable: true })
  nextTryAt: Date | null;

  /** Unset: the provider has not answered about it. */
  @Column('datetime', { precision: 3, nullable: true })
  handledAt: Date | null;
}
