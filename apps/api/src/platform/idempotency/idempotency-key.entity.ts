import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A submission under way (no status yet) or done (with its answer). */
@Entity('idempotency_keys')
export class IdempotencyKey {
  /** SHA-256 of method, path and the caller's key. */
  @PrimaryColumn('varchar', { length: 64 })
  id: string;

  @Column('varchar', { length: 64 })
  bodyHash: string;

  /** Which attempt owns the key; only its owner may finish it. */
  @Column('varchar', { length: 36 })
  holder: string;

  /** Until when an attempt under way is believed to be alive; null when done. */
  @Column('datetime', { precision: 3, nullable: true })
  leaseUntil: Date | null;

  @Column('integer', { nullable: true })
  status: number | null;

  /** The answer, sealed under the caller's key (`sealed-answer.ts`). */
  @Column('text', { nullable: true })
  response: string | null;

  @Index('ix_idempotency_keys_created')
  @Column('datetime', { precision: 3 })
  createdAt: Date;
}
