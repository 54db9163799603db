import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { ImportKind } from '@ministry/domain';

/** A file that was imported. */
@Entity('imports')
@Index('ix_imports_kind', ['kind', 'id'])
export class Import {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column('varchar', { length: 20 })
  kind: ImportKind;

  @Column('varchar', { length: 200 })
  fileName: string;

  @Column('integer')
  createdCount: number;

  @Column('integer')
  updatedCount: number;

  /** Items that existed already and were not changed. */
  @Column('integer')
  skippedCount: number;

  /** Rows with errors, which were left out. */
  @Column('integer')
  invalidCount: number;

  /** Whether the user has confirmed the sentence of the kind, for example that all subscribers have agreed. */
  @Column('boolean')
  isAffirmed: boolean;

  /** Username. */
  @Column('varchar', { length: 40 })
  createdBy: string;

  @Column('datetime', { precision: 3 })
  createdAt: Date;

  @Column('varchar', { length: 40, nullable: true })
  undoneBy: string | null;

  @Column('datetime', { precision: 3, nullable: true })
  undoneAt: Date | null;

  /** Items that an undo has left because they were changed or are needed. */
  @Column('integer')
  remainingCount: number;
}
