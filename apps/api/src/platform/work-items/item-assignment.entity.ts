import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { WorkItemKind } from '@ministry/domain';

/** The assignee of a work item; without a row nobody has the item. */
@Entity('item_assignments')
@Index('uq_item_assignments_item', ['itemKind', 'itemId'], { unique: true })
@Index('ix_item_assignments_assignee', ['assignee', 'itemKind', 'itemId'])
export class ItemAssignment {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column('varchar', { length: 20 })
  itemKind: WorkItemKind;

  @Column('integer')
  itemId: number;

  /** User name. */
  @Column('varchar', { length: 40 })
  assignee: string;

  /** User name of the account that assigned it. */
  @Column('varchar', { length: 40 })
  assignedBy: string;

  @Column('datetime', { precision: 3 })
  assignedAt: Date;
}
