import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { GivingCategory } from '@ministry/domain';

/** An online gift that was begun. Once its payment is completed, the gift is recorded in the ledger. Personal data; kept for seven years. */
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
