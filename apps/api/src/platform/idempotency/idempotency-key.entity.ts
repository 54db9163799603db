import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A submission and its answer; one under way is seen by no other transaction. */
@Entity('idempotency_keys')
export class IdempotencyKey {
  /** SHA-256 of method, path and the caller's key. */
  @PrimaryColumn('varchar', { length: 64 })
  id: string;

  @Column('varchar', { length: 64 })
  bodyHash: string;

  /** null: under way in a process of the release before, which commits a claim by itself. */
  @Column('integer', { nullable: true })
  status: number | null;

  /** The answer, sealed under the caller's key (`sealed-answer.ts`). */
  @Column('text', { nullable: true })
  response: string | null;

  @Index('ix_idempotency_keys_created')
  @Column('datetime', { precision: 3 })
  createdAt: Date;
}
