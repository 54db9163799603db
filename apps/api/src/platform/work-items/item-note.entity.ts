import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { WorkItemKind } from '@ministry/domain';

/** A note that the office writes on a work item, only for itself. It may name people and is erased with the item. */
@Entity('item_notes')
@Index('ix_item_notes_item', ['itemKind', 'itemId'])
export class ItemNote {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column('varchar', { length: 20 })
  itemKind: WorkItemKind;

  @Column('integer')
  itemId: number;

  @Column('text')
  text: string;

  /** User name. */
  @Column('varchar', { length: 40 })
  author: string;

  @Column('datetime', { precision: 3 })
  createdAt: Date;

  @Column('datetime', { precision: 3, nullable: true })
  editedAt: Date | null;

  /** If set, the note is hidden, and deleted for good after thirty days. */
  @Column('datetime', { precision: 3, nullable: true })
  deletedAt: Date | null;
}
