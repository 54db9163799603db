import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThan, Repository } from 'typeorm';
import type { ImportKind } from '@ministry/domain';
import type { Page } from '../http/paged.ts';
import { Import } from './import.entity.ts';
import { ImportRow } from './import-row.entity.ts';

/** Rows written in one statement. */
const rowsAtOnce = 100;

@Injectable()
export class ImportsRepository {
  constructor(
    @InjectRepository(Import) private readonly imports: Repository<Import>,
    @InjectRepository(ImportRow) private readonly rows: Repository<ImportRow>,
  ) {}

  async insert(columns: Omit<Import, 'id'>): Promise<Import> {
    const { identifiers } = await this.imports.insert(columns);
    return { ...columns, id: Number(identifiers[0]?.id) };
  }

  async insertRows(rows: readonly Omit<ImportRow, 'id'>[]): Promise<void> {
    for (let from = 0; from < rows.length; from += rowsAtOnce)
      await this.rows.insert(rows.slice(from, from + rowsAtOnce));
  }

  find(id: number, kind: ImportKind): Promise<Import | null> {
    return this.imports.findOneBy({ id, kind });
  }

  /** In the order of the file. */
  listRows(importId: number): Promise<ImportRow[]> {
    return this.rows.find({ where: { importId }, order: { id: 'ASC' } });
  }

  /** One page of the imports of these kinds, newest first, and how many there are. */
  async list(kinds: readonly ImportKind[], limit: number, offset: number): Promise<Page<Import>> {
    const [items, total] = await this.imports.findAndCount({
      where: { kind: In([...kinds]) },
      order: { id: 'DESC' },
      take: limit,
      skip: offset,
    });
    return { items, total };
  }

  /** Marks an import as undone and locks its row. Returns false if it was undone before, or does not exist. */
  async markUndone(id: number, undoneBy: string, undoneAt: Date): Promise<boolean> {
    return (await this.imports.update({ id, undoneAt: IsNull() }, { undoneBy, undoneAt })).affected === 1;
  }

  async noteRemaining(id: number, remainingCount: number): Promise<void> {
    await this.imports.update({ id }, { remainingCount });
  }

  /** Removes the rows that an undo of older imports would need. Returns the number of removed rows. */
  async removeRowsBefore(moment: Date): Promise<number> {
    const old = await this.imports.find({ select: { id: true }, where: { createdAt: LessThan(moment) } });
    if (old.length === 0) return 0;
    return (await this.rows.delete({ importId: In(old.map(({ id }) => id)) })).affected ?? 0;
  }
}
