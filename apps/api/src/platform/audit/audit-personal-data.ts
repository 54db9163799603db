import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import {
  type PersonalData,
  PersonalDataRegistry,
  type PersonalFacts,
  type PersonalRecord,
  type PersonQuery,
} from '../personal-data/personal-data.ts';
import { PersonalTable } from '../personal-data/personal-table.ts';
import { AuditRepository } from './audit.repository.ts';
import { AuditEntry } from './audit-entry.entity.ts';

/** Entries searched at once; few, because each may hold two versions of a long text. */
const atOnce = 200;

/**
 * Finds and erases a person's data in the audit log. An entry is never removed: who did what to which item, and when, stays.
 * Only the summary and the states before and after are erased.
 */
@Injectable()
export class AuditPersonalData implements PersonalData {
  readonly kind = 'audit-entry';
  readonly title = 'Traces in the audit log';
  private readonly table: PersonalTable<AuditEntry>;

  constructor(
    places: PersonalDataRegistry,
    @InjectRepository(AuditEntry) rows: Repository<AuditEntry>,
    private readonly entries: AuditRepository,
  ) {
    this.table = new PersonalTable(rows, { text: ['summary', 'before', 'after'] }, atOnce);
    places.add(this);
  }

  async find(query: PersonQuery, limit: number): Promise<PersonalRecord[]> {
    const found = await this.table.find(query, limit);
    return found.map(({ row, matched }) => ({
      id: row.id,
      title: row.summary,
      detail: `By ${row.actor}`,
      at: row.at,
      matched,
    }));
  }

  async export(ids: readonly number[]): Promise<PersonalFacts[]> {
    return (await this.table.rows(ids)).map(({ at, actor, summary, before, after }) => ({
      When: at,
      'Done by': actor,
      Summary: summary,
      Before: before,
      After: after,
    }));
  }

  async erase(ids: readonly number[]): Promise<{ count: number }> {
    return { count: await this.redact(await this.table.rows(ids)) };
  }

  /** Erases the personal data of every entry about these items of one kind ('testimonial'). */
  async redactOf(entity: string, entityIds: readonly number[]): Promise<void> {
    await this.redact(await this.entries.findOf(entity, entityIds));
  }

  private async redact(entries: readonly AuditEntry[]): Promise<number> {
    for (const { id, entity, entityId, action } of entries) {
      const name = entity.charAt(0).toUpperCase() + entity.slice(1);
      await this.entries.redact(
        id,
        `${name}${entityId === null ? '' : ` ${entityId}`} ${action} (what it looked like was erased)`,
      );
    }
    return entries.length;
  }
}
