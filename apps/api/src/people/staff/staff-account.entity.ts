import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { StaffRole } from '@ministry/domain';

@Entity('staff_accounts')
export class StaffAccount {
  @PrimaryGeneratedColumn()
  id: number;

  /** Lower case, so that the unique index means the same on every database. */
  @Index('uq_staff_accounts_username', { unique: true })
  @Column('varchar', { length: 40 })
  username: string;

  @Column('varchar', { length: 10 })
  role: StaffRole;

  /** argon2id in PHC form; never leaves this domain. */
  @Column('varchar', { length: 160 })
  passwordHash: string;

  /** Grows with every change that must end remembered sign-ins. */
  @Column('integer', { default: 1 })
  version: number;

  @Column('datetime', { precision: 3, nullable: true })
  revokedAt: Date | null;

  @Column('datetime', { precision: 3 })
  createdAt: Date;

  @Column('datetime', { precision: 3 })
  passwordChangedAt: Date;

  /** Counts locks: only a row that is changed is locked for the other nodes of a cluster. */
  @Column('integer', { default: 0, select: false })
  lockCount?: number;
}
