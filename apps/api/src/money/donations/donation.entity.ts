import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { GivingCategory } from '@ministry/domain';

/** What somebody means to give online; it is a gift once its payment is completed, and then stands in the ledger. Personal data; kept for seven years. */
@Entity('donations')
@Index('ix_donations_email', ['email'])
export class Donation {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column('varchar', { length: 100 })
  name: string;

  @Column('varchar', { length: 254 })
  email: string;

  @Column('varchar', { length: 40, nullable: true })
  phone: string | null;

  @Column('varchar', { length: 20 })
  category: GivingCategory;

  @Column('datetime', { precision: 3 })
  createdAt: Date;
}
