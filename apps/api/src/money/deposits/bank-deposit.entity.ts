import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Money that was brought to the bank, or that a provider paid into an account. Its ledger entries refer to it. */
@Entity('bank_deposits')
@Index('ix_bank_deposits_day', ['depositedOn', 'id'])
export class BankDeposit {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  /** Calendar day in Kampala. */
  @Column('date')
  depositedOn: string;

  /** The account, as the office calls it. */
  @Column('varchar', { length: 100 })
  account: string;

  /** Whole shillings, as stated on the slip or in the account. */
  @Column('integer')
  amount: number;

  /** Number of the slip or of the transfer. */
  @Column('varchar', { length: 60, nullable: true })
  reference: string | null;

  @Column('text', { nullable: true })
  note: string | null;

  /** User name. */
  @Column('varchar', { length: 40 })
  recordedBy: string;

  @Column('datetime', { precision: 3 })
  createdAt: Date;
}
