import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { StaffAccount } from './staff-account.entity.ts';

/** Replaces a one-time code if the phone is lost. Removed when it is used. */
@Entity('staff_recovery_codes')
@Index('uq_staff_recovery_codes_hash', ['accountId', 'codeHash'], { unique: true })
export class RecoveryCode {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column('integer')
  accountId: number;

  @ManyToOne(() => StaffAccount, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'accountId', foreignKeyConstraintName: 'fk_staff_recovery_codes_account' })
  account?: Relation<StaffAccount>;

  /** SHA-256; 80 random bits need no slow hash. */
  @Column('varchar', { length: 64 })
  codeHash: string;
}
