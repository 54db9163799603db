import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, Repository } from 'typeorm';
import type { WorkItemKind } from '@ministry/domain';
import { ItemNote } from './item-note.entity.ts';

@Injectable()
export class ItemNotesRepository {
  constructor(@InjectRepository(ItemNote) private readonly notes: Repository<ItemNote>) {}

  /** The notes that are not deleted, oldest first. */
  list(itemKind: WorkItemKind, itemId: number): Promise<ItemNote[]> {
    return this.notes.find({
      where: { itemKind, itemId, deletedAt: IsNull() },
      order: { id: 'ASC' },
    });
  }

  /** A note of this item, even if it is deleted. */
  find(itemKind: WorkItemKind, itemId: number, id: number): Promise<ItemNote | null> {
    return this.notes.findOneBy({ itemKind, itemId, id });
  }

  async insert(columns: Omit<ItemNote, 'id'>): Promise<void> {
    await this.notes.insert(columns);
  }

  async update(id: number, columns: Partial<ItemNote>): Promise<void> {
    await this.notes.update({ id }, columns);
  }

  /** Deletes for good the notes that were deleted before this time. Returns how many there were. */
  async removeDeletedBefore(moment: Date): Promise<number> {
    return (await this.notes.delete({ deletedAt: LessThan(moment) })).affected ?? 0;
  }
}
