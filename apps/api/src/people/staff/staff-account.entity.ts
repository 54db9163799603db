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

  /** Address for invitations; null for people without e-mail. */
  @Column('varchar', { length: 254, nullable: true })
  email: string | null;

  /** Accurate to ten minutes. */
  @Column('datetime', { precision: 3, nullable: true })
  lastSeenAt: Date | null;

  /** Grows when the account is signed out everywhere: consoles and device cookies with an earlier number are no longer valid. */
  @Column('integer', { default: 1 })
  sessionEpoch: number;

  /** SHA-256 of the token in the link of an open invitation. */
  @Index('uq_staff_accounts_invitation', { unique: true })
  @Column('varchar', { length: 64, nullable: true })
  invitationKey: string | null;

  @Column('datetime', { precision: 3, nullable: true })
  invitationExpiresAt: Date | null;

  /** Encrypted secret from which the one-time codes are computed. */
  @Column('varchar', { length: 255, nullable: true })
  secondFactorSecret: string | null;

  /** Since when a code is required; null: not required. */
  @Column('datetime', { precision: 3, nullable: true })
  secondFactorAt: Date | null;

  /** The time step of the last accepted code, so that no code is accepted twice. */
  @Column('integer', { nullable: true })
  secondFactorStep: number | null;

  /** Incremented by each lock: in a cluster, only a changed row is locked for the other nodes. */
  @Column('integer', { default: 0, select: false })
  lockCount?: number;
}
