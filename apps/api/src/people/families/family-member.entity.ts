import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Family } from './family.entity.ts';

/** Somebody who belongs to a family; often a child. Kept and removed with the family. */
@Entity('family_members')
@Index('ix_family_members_family', ['familyId'])
export class FamilyMember {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column('integer')
  familyId: number;

  @ManyToOne(() => Family, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'familyId', foreignKeyConstraintName: 'fk_family_members_family' })
  family?: Relation<Family>;

  /** The role in the family: 'Mother', 'Son'. */
  @Column('varchar', { length: 50 })
  title: string;

  @Column('varchar', { length: 80 })
  firstName: string;

  @Column('varchar', { length: 80 })
  lastName: string;

  /** `YYYY-MM-DD` */
  @Column('date')
  dateOfBirth: string;
}
