import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Not, Repository, type SelectQueryBuilder } from 'typeorm';
import { addDays, kampalaInstant } from '@ministry/domain';
import { searchIn } from '../database/search.ts';
import type { Page } from '../http/paged.ts';
import type { AuditFilter, AuditQuery } from './audit.dto.ts';
import { AuditEntry } from './audit-entry.entity.ts';

const directionOf = (sort: AuditFilter['sort']) => (sort === 'at' ? 'ASC' : 'DESC');

/** Selects entries about one item. */
export interface HistoryQuery {
  entity: string;
  entityId: number;
  /** Only this entry. */
  id?: number;
  limit: number;
  offset: number;
}

/** Adds and reads entries. No entry is removed or changed, except to erase personal data (ADR 13). */
@Injectable()
export class AuditRepository {
  constructor(@InjectRepository(AuditEntry) private readonly entries: Repository<AuditEntry>) {}

  async append(entry: Omit<AuditEntry, 'id'>): Promise<void> {
    await this.entries.insert(entry);
  }

  /** Every entry about these items of one kind. */
  findOf(entity: string, entityIds: readonly number[]): Promise<AuditEntry[]> {
    return this.entries.findBy({ entity, entityId: In([...entityIds]) });
  }

  /** Replaces the summary of an entry and erases its states before and after. */
  async redact(id: number, summary: string): Promise<void> {
    await this.entries.update({ id }, { summary, before: null, after: null });
  }

  /** Entries about one item, newest first, without those that have no state after the change, such as erased ones. */
  async history({ entity, entityId, id, limit, offset }: HistoryQuery): Promise<Page<AuditEntry>> {
    const where = { entity, entityId, after: Not(IsNull()), ...(id ? { id } : {}) };
    const [items, total] = await this.entries.findAndCount({ where, order: { id: 'DESC' }, take: limit, skip: offset });
    return { items, total };
  }

  /** Matching entries in the order of the filter. */
  async list({ limit, offset, ...filter }: AuditQuery): Promise<Page<AuditEntry>> {
    const rows = this.matching(filter).orderBy('entry.id', directionOf(filter.sort)).offset(offset).limit(limit);
    const [items, total] = await rows.getManyAndCount();
    return { items, total };
  }

  /** The entries that come after the one with the id `last`, in the order of the filter. */
  listAfter(filter: AuditFilter, last: number | undefined, limit: number): Promise<AuditEntry[]> {
    const rows = this.matching(filter).orderBy('entry.id', directionOf(filter.sort)).limit(limit);
    if (last !== undefined) rows.andWhere(`entry.id ${filter.sort === 'at' ? '>' : '<'} :last`, { last });
    return rows.getMany();
  }

  private matching({ entity, entityId, actor, search, from, to }: AuditFilter): SelectQueryBuilder<AuditEntry> {
    const where = { ...(entity ? { entity } : {}), ...(entityId ? { entityId } : {}), ...(actor ? { actor } : {}) };
    const rows = this.entries.createQueryBuilder('entry').where(where);
    if (from) rows.andWhere('entry.at >= :from', { from: kampalaInstant(from, 0) });
    if (to) rows.andWhere('entry.at < :to', { to: kampalaInstant(addDays(to, 1), 0) });
    searchIn(rows, search, ['entry.summary', 'entry.actor']);
    return rows;
  }
}
