import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** `bounced`: the mail server knows no such mailbox. */
export const suppressionReasons = ['unsubscribed', 'bounced'] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];

/** An address that gets no campaign. The address itself is not kept. */
@Entity('mail_suppressions')
@Index('uq_mail_suppressions_key', ['addressKey'], { unique: true })
export class MailSuppression {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  /** SHA-256 of the address in lower case. */
  @Column('varchar', { length: 64 })
  addressKey: string;

  @Column('varchar', { length: 12 })
  reason: SuppressionReason;

  @Column('datetime', { precision: 3 })
  createdAt: Date;
}
