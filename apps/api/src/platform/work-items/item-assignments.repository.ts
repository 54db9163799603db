import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import type { WorkItemKind } from '@ministry/domain';
import { ItemAssignment } from './item-assignment.entity.ts';

@Injectable()
export class ItemAssignmentsRepository {
  constructor(@InjectRepository(ItemAssignment) private readonly assignments: Repository<ItemAssignment>) {}

  find(itemKind: WorkItemKind, itemId: number): Promise<ItemAssignment | null> {
    return this.assignments.findOneBy({ itemKind, itemId });
  }

  /** The assignments of any of these items. */
  findOf(itemKind: WorkItemKind, itemIds: readonly number[]): Promise<ItemAssignment[]> {
    return this.assignments.findBy({ itemKind, itemId: In([...itemIds]) });
  }

  findOfAssignee(assignee: string): Promise<ItemAssignment[]> {
    return this.assignments.find({ where: { assignee }, order: { id: 'ASC' } });
  }

  /** @throws a duplicate-key error if the item has an assignee already */
  async insert(columns: Omit<ItemAssignment, 'id'>): Promise<void> {
    await this.assignments.insert(columns);
  }

  /** Replaces the assignee `from`; false if somebody else has the item by now. */
  async replace(from: string, { itemKind, itemId, ...columns }: Omit<ItemAssignment, 'id'>): Promise<boolean> {
    return (await this.assignments.update({ itemKind, itemId, assignee: from }, columns)).affected === 1;
  }

  /** False if somebody else has the item by now. */
  async remove({
    itemKind,
    itemId,
    assignee,
  }: Pick<ItemAssignment, 'itemKind' | 'itemId' | 'assignee'>): Promise<boolean> {
    return (await this.assignments.delete({ itemKind, itemId, assignee })).affected === 1;
  }
}
