import { Injectable } from '@nestjs/common';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { currentActor } from '../../platform/auth/access.ts';
import { ResponseCache } from '../../platform/cache/response-cache.ts';
import { Database } from '../../platform/database/database.ts';
import { type AnyText } from '../../platform/texts/sentence.ts';
import { archiveTexts, dependentTexts } from './archive.copy.ts';
import { siteInUse } from './archive.errors.ts';
import { rowsEntry } from './archive-format.ts';
import type { ArchiveReader } from './archive-reader.ts';
import { ArchivedRows } from './archive-row.ts';
import { type ArchivedKind, archivedKinds, type ArchivedRow } from './archived-kinds.ts';
import { type ArchivedSettings, ArchivedSettingsService } from './archived-settings.service.ts';

/** Maximum number of rows and bytes in one statement, because database servers limit its length. */
const atOnce = 50;
const bytesAtOnce = 1_000_000;

/** Tables whose rows refer to content by id: after an import they would refer to other content, or be deleted with it. */
const dependents = [
  { table: 'event_registrations', text: dependentTexts.registrations },
  { table: 'waiting_list_entries', text: dependentTexts.waitingListEntries },
  { table: 'check_ins', text: dependentTexts.checkIns },
  { table: 'event_messages', text: dependentTexts.eventMessages },
  { table: 'order_lines', text: dependentTexts.orderedProducts },
  { table: 'recordings', text: dependentTexts.recordings, where: 'row.sermonId IS NOT NULL' },
  {
    table: 'campaigns',
    text: dependentTexts.newsletters,
    where: "row.eventId IS NOT NULL AND row.state IN ('draft', 'scheduled', 'sending', 'paused')",
  },
];

/** Testimonies that the export leaves out and that are not in the trash; the one of the first content belongs to nobody. */
const waitingTestimonies =
  "row.isActive = FALSE AND row.deletedAt IS NULL AND row.createdAt NOT IN (SELECT ranAt FROM seeds WHERE name = 'testimonials')";

/** Replaces the content and settings of this site by those of an archive. */
@Injectable()
export class SiteReplacementService {
  constructor(
    private readonly settings: ArchivedSettingsService,
    private readonly audit: AuditService,
    private readonly responses: ResponseCache,
    private readonly database: Database,
  ) {}

  /** Why the content of this site cannot be replaced, each as a sentence. */
  async reasons(): Promise<AnyText[]> {
    const found: AnyText[] = [];
    for (const { table, where, text } of dependents) {
      const count = await this.count(table, where);
      if (count > 0) found.push(text({ count }));
    }
    const waiting = await this.count('testimonials', waitingTestimonies);
    return [
      ...(found.length > 0 ? [archiveTexts.siteHolds({ things: found })] : []),
      ...(waiting > 0 ? [archiveTexts.testimoniesWait({ count: waiting })] : []),
    ];
  }

  /**
   * Runs in the current transaction, for an archive that was checked. Returns the number of rows by kind.
   * @throws DomainError 409 SITE_IN_USE
   */
  async replace(reader: ArchiveReader, settings: ArchivedSettings): Promise<Record<string, number>> {
    await this.lock();
    const reasons = await this.reasons();
    if (reasons.length > 0) throw siteInUse(reasons);
    await this.deleteAll('stock_moves');
    for (const kind of archivedKinds.toReversed()) await this.deleteAll(kind.entity);
    const counts: Record<string, number> = {};
    for (const kind of archivedKinds) counts[kind.name] = await this.insertAll(reader, kind);
    await this.settings.apply(settings);
    this.database.afterCommit(() => {
      this.responses.dropHere();
      for (const topic of new Set(archivedKinds.map((kind) => kind.topic))) this.responses.drop(topic);
    });
    return counts;
  }

  /** A registration or order at the same time either comes first and is counted, or comes later and does not find its event or product. */
  private async lock(): Promise<void> {
    for (const table of ['events', 'sermons', 'products'])
      await this.database.manager
        .createQueryBuilder()
        .update(table)
        .set({ version: () => 'version + 1' })
        .execute();
  }

  private count(table: string, where = ''): Promise<number> {
    return this.database.manager.createQueryBuilder(table, 'row').where(where).getCount();
  }

  private async deleteAll(table: ArchivedKind['entity']): Promise<void> {
    await this.database.manager.createQueryBuilder().delete().from(table).execute();
  }

  private async insertAll(reader: ArchiveReader, kind: ArchivedKind): Promise<number> {
    const rules = new ArchivedRows(kind, this.database.dataSource);
    let [count, bytes] = [0, 0];
    let batch: ArchivedRow[] = [];
    for await (const row of reader.rows(rowsEntry(kind.name))) {
      if (!row) continue;
      batch.push(rules.toStored(row, currentActor()));
      bytes += JSON.stringify(row).length;
      count += 1;
      if (batch.length < atOnce && bytes < bytesAtOnce) continue;
      await this.insert(kind, batch);
      [batch, bytes] = [[], 0];
    }
    await this.insert(kind, batch);
    return count;
  }

  private async insert(kind: ArchivedKind, rows: readonly ArchivedRow[]): Promise<void> {
    if (rows.length === 0) return;
    // Otherwise TypeORM overwrites the ids of the rows with ids that it assumes were generated.
    await this.database
      .repository(kind.entity)
      .createQueryBuilder()
      .insert()
      .values(rows as never)
      .updateEntity(false)
      .execute();
    if (kind.name === 'products') await this.noteStock(rows);
    const { audited } = kind;
    if (audited)
      for (const row of rows)
        await this.audit.record({
          action: 'imported',
          entity: audited.entity,
          entityId: Number(row['id']),
          summary: `${audited.entity.charAt(0).toUpperCase()}${audited.entity.slice(1)} imported: ${String(row[audited.title])}`,
          after: audited.snapshot(row),
        });
  }

  /** Records the stock as one movement, because the stock is the sum of all movements. */
  private async noteStock(products: readonly ArchivedRow[]): Promise<void> {
    await this.database.repository('stock_moves').insert(
      products.map(({ id, stockQuantity }) => ({
        productId: id,
        kind: 'first',
        change: stockQuantity,
        orderId: null,
        by: currentActor(),
        createdAt: new Date(),
      })) as never,
    );
  }
}
