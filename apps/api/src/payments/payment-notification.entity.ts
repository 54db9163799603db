import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** What a provider sent, kept before it is acknowledged. It is a hint to go and ask, never believed by itself. */
@Entity('payment_notifications')
@Index('ix_payment_notifications_open', ['handledAt', 'receivedAt'])
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

  /** Unset: the provider has still to be asked about it. */
  @Column('datetime', { precision: 3, nullable: true })
  handledAt: Date | null;
}
