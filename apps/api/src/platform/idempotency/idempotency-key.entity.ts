import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A submission and its response. While a submission runs, its row is not visible to other transactions. */
@Entity('idempotency_keys')
export class IdempotencyKey {
  /** SHA-256 of method, path and the caller's key. */
  @PrimaryColumn('varchar', { length: 64 })
  id: string;

  @Column('varchar', { length: 64 })
  bodyHash: string;

  /** HTTP status of the response. null: running in a process of the previous release, which commits a claim separately. */
  @Column('integer', { nullable: true })
  status: number | null;

  /** The response body, encrypted under the caller's key (`sealed-answer.ts`). */
  @Column('text', { nullable: true })
  response: string | null;

  @Index('ix_idempotency_keys_created')
  @Column('datetime', { precision: 3 })
  createdAt: Date;
}
