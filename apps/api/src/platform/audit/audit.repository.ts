import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Not, Repository } from 'typeorm';
import type { Page } from '../http/paged.ts';
import { AuditEntry } from './audit-entry.entity.ts';

export interface AuditFilter {
  entity?: string;
  entityId?: number;
  actor?: string;
  limit: number;
  offset: number;
}

/** Some of the entries about one thing. */
export interface HistoryWanted {
  entity: string;
  entityId: number;
  /** Only this entry. */
  id?: number;
  limit: number;
  offset: number;
}

/** Adds and reads; nothing is removed, and nothing changes but what names a person who is erased (ADR 13). */
@Injectable()
export class AuditRepository {
  constructor(@InjectRepository(AuditEntry) private readonly entries: Repository<AuditEntry>) {}

  async append(entry: Omit<AuditEntry, 'id'>): Promise<void> {
    await this.entries.insert(entry);
  }

  /** Every entry about these things of one kind. */
  findOf(entity: string, entityIds: readonly number[]): Promise<AuditEntry[]> {
    return this.entries.findBy({ entity, entityId: In([...entityIds]) });
  }

  /** Takes out of an entry what the thing looked like. */
  async redact(id: number, summary: string): Promise<void> {
    await this.entries.update({ id }, { summary, before: null, after: null });
  }

  /** Of one thing, newest first; without those that do not tell any more what it looked like. */
  async history({ entity, entityId, id, limit, offset }: HistoryWanted): Promise<Page<AuditEntry>> {
    const where = { entity, entityId, after: Not(IsNull()), ...(id ? { id } : {}) };
    const [items, total] = await this.entries.findAndCount({ where, order: { id: 'DESC' }, take: limit, skip: offset });
    return { items, total };
  }

  /** Newest first. */
  async list({ entity, entityId, actor, limit, offset }: AuditFilter): Promise<Page<AuditEntry>> {
    const where = { ...(entity ? { entity } : {}), ...(entityId ? { entityId } : {}), ...(actor ? { actor } : {}) };
    const [items, total] = await this.entries.findAndCount({ where, order: { id: 'DESC' }, take: limit, skip: offset });
    return { items, total };
  }
}
