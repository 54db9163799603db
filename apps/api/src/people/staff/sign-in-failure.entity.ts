import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Failed sign-ins to one account from one address, or from one device that signed in to it before. */
@Entity('sign_in_failures')
export class SignInFailure {
  /** SHA-256 of the counted parts, because people may type anything as a username, even a password. */
  @PrimaryColumn('varchar', { length: 64 })
  key: string;

  @Column('integer')
  failures: number;

  @Column('datetime', { precision: 3, nullable: true })
  blockedUntil: Date | null;

  /** When this row expires. */
  @Index('ix_sign_in_failures_expires')
  @Column('datetime', { precision: 3 })
  expiresAt: Date;
}
