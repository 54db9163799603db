import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { type WorkItemKind, workItemKinds } from '@ministry/domain';
import { excerpt } from '../personal-data/person-match.ts';
import {
  type PersonalData,
  PersonalDataRegistry,
  type PersonalFacts,
  type PersonalRecord,
  type PersonQuery,
} from '../personal-data/personal-data.ts';
import { PersonalTable } from '../personal-data/personal-table.ts';
import { ItemNote } from './item-note.entity.ts';
import { WorkItemRegistry } from './work-item-registry.ts';

/** Notes of the office that name somebody, who may not be the person of the item. Notes on items that the caller may not see stay hidden. */
@Injectable()
export class ItemNotePersonalData implements PersonalData {
  readonly kind = 'item-note';
  readonly title = 'Notes of the office';
  private readonly table: PersonalTable<ItemNote>;

  constructor(
    places: PersonalDataRegistry,
    @InjectRepository(ItemNote) notes: Repository<ItemNote>,
    private readonly registry: WorkItemRegistry,
  ) {
    this.table = new PersonalTable(notes, { text: ['text'] });
    places.add(this);
  }

  async find(query: PersonQuery, limit: number): Promise<PersonalRecord[]> {
    const found = await this.table.find(query, limit);
    const visible = await this.visible(found.map(({ row }) => row));
    return found
      .filter(({ row }) => visible.has(row.id))
      .map(({ row, matched }) => ({
        id: row.id,
        title: `Note on ${workItemKinds[row.itemKind].name} ${row.itemId}`,
        detail: excerpt(row.text, query),
        at: row.createdAt,
        matched,
      }));
  }

  async export(ids: readonly number[]): Promise<PersonalFacts[]> {
    const rows = await this.table.rows(ids);
    const visible = await this.visible(rows);
    return rows.filter(({ id }) => visible.has(id)).map(({ text, createdAt }) => ({ Note: text, Written: createdAt }));
  }

  async erase(ids: readonly number[]): Promise<{ count: number }> {
    const visible = await this.visible(await this.table.rows(ids));
    return { count: await this.table.delete([...visible]) };
  }

  /** The ids of the notes whose item the caller may see. */
  private async visible(notes: readonly ItemNote[]): Promise<Set<number>> {
    const ids = new Set<number>();
    for (const kind of Object.keys(workItemKinds) as WorkItemKind[]) {
      const own = notes.filter(({ itemKind }) => itemKind === kind);
      if (own.length === 0) continue;
      const items = new Set(await this.registry.get(kind).visible(own.map(({ itemId }) => itemId)));
      for (const { id, itemId } of own) if (items.has(itemId)) ids.add(id);
    }
    return ids;
  }
}
