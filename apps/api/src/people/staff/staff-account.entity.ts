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

  /** Where invitations go; null for those without mail. */
  @Column('varchar', { length: 254, nullable: true })
  email: string | null;

  /** To ten minutes. */
  @Column('datetime', { precision: 3, nullable: true })
  lastSeenAt: Date | null;

  /** Grows when everybody is signed out: consoles and device cookies of an earlier one no longer count. */
  @Column('integer', { default: 1 })
  sessionEpoch: number;

  /** SHA-256 of the token in the link of an open invitation. */
  @Index('uq_staff_accounts_invitation', { unique: true })
  @Column('varchar', { length: 64, nullable: true })
  invitationKey: string | null;

  @Column('datetime', { precision: 3, nullable: true })
  invitationExpiresAt: Date | null;

  /** Sealed; what the one-time codes are made of. */
  @Column('varchar', { length: 255, nullable: true })
  secondFactorSecret: string | null;

  /** Since when a code is asked for; null: never. */
  @Column('datetime', { precision: 3, nullable: true })
  secondFactorAt: Date | null;

  /** The time step of the last code that was taken: none is taken twice. */
  @Column('integer', { nullable: true })
  secondFactorStep: number | null;

  /** Counts locks: only a row that is changed is locked for the other nodes of a cluster. */
  @Column('integer', { default: 0, select: false })
  lockCount?: number;
}
