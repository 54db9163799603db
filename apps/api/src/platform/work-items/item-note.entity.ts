import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { WorkItemKind } from '@ministry/domain';

/** What the office notes on a work item, for itself alone. May name people: erased with the item. */
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

  /** Set: out of the list, and gone for good after thirty days. */
  @Column('datetime', { precision: 3, nullable: true })
  deletedAt: Date | null;
}
