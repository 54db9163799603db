import { Injectable } from '@nestjs/common';
import { type EntityTarget, In, IsNull, type ObjectLiteral } from 'typeorm';
import type { WorkItemKind } from '@ministry/domain';
import { Database } from '../database/database.ts';
import { ItemAssignment } from './item-assignment.entity.ts';
import { ItemNote } from './item-note.entity.ts';

/** For the domains that own the items: assignments and notes are erased with the item, in the current transaction. */
@Injectable()
export class WorkItemRecords {
  constructor(private readonly database: Database) {}

  /** The texts of the notes on each of these items. */
  async noteTexts(itemKind: WorkItemKind, itemIds: readonly number[]): Promise<(itemId: number) => string[]> {
    const where = { itemKind, itemId: In([...itemIds]), deletedAt: IsNull() };
    const notes = await this.database.repository(ItemNote).find({ where, order: { id: 'ASC' } });
    return (id) => notes.filter(({ itemId }) => itemId === id).map(({ text }) => text);
  }

  /** For items that are erased or anonymised. */
  async erase(itemKind: WorkItemKind, itemIds: readonly number[]): Promise<void> {
    for (const entity of [ItemAssignment, ItemNote])
      await this.database.repository<ItemAssignment | ItemNote>(entity).delete({ itemKind, itemId: In([...itemIds]) });
  }

  /** For items whose rows no longer exist. @param items the table of this kind */
  async eraseGone(itemKind: WorkItemKind, items: EntityTarget<ObjectLiteral>): Promise<void> {
    const { tableName } = this.database.dataSource.getMetadata(items);
    for (const entity of [ItemAssignment, ItemNote])
      await this.database
        .repository<ItemAssignment | ItemNote>(entity)
        .createQueryBuilder()
        .delete()
        .where(`itemKind = :itemKind AND itemId NOT IN (SELECT id FROM ${tableName})`, { itemKind })
        .execute();
  }
}
