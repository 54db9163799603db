import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { FamilyStatus, TranslationLanguage } from '@ministry/domain';

/** A family that has registered. Personal data; kept until it is withdrawn. */
@Entity('families')
@Index('ix_families_registered', ['registeredAt'])
@Index('ix_families_status', ['status'])
export class Family {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column('varchar', { length: 100 })
  familyName: string;

  @Column('varchar', { length: 100 })
  headOfFamily: string;

  @Column('varchar', { length: 254 })
  email: string;

  @Column('varchar', { length: 40, nullable: true })
  phone: string | null;

  @Column('varchar', { length: 500 })
  address: string;

  /** Degrees as the device wrote them, so that no digit is lost; null, like `longitude`, if the place was not given. */
  @Column('varchar', { length: 24, nullable: true })
  latitude: string | null;

  @Column('varchar', { length: 24, nullable: true })
  longitude: string | null;

  /** Language of the page with the form; null: the original. */
  @Column('varchar', { length: 3, nullable: true })
  language: TranslationLanguage | null;

  @Column('varchar', { length: 10 })
  status: FamilyStatus;

  @Column('datetime', { precision: 3 })
  registeredAt: Date;

  /** When set, the family is not in the lists, and it is removed for good thirty days later. */
  @Column('datetime', { precision: 3, nullable: true })
  deletedAt: Date | null;
}
