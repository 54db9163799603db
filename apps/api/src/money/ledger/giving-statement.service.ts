import { Injectable } from '@nestjs/common';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { Database } from '../../platform/database/database.ts';
import { print } from '../../platform/print/print-thread.ts';
import { SiteSettingsService } from '../../platform/site-settings/site-settings.service.ts';
import type { GivingStatementQuery } from './giving-statement.dto.ts';
import { GivingStatementQueries } from './giving-statement.queries.ts';
import type { StatementTask } from './giving-statement-program.ts';

/** Statements for donors. The audit log records that a statement was made, but never the name of the donor. */
@Injectable()
export class GivingStatementService {
  constructor(
    private readonly queries: GivingStatementQueries,
    private readonly settings: SiteSettingsService,
    private readonly audit: AuditService,
    private readonly database: Database,
  ) {}

  /** @throws DomainError 400, 404, 422 */
  async make(id: number, { year, also }: GivingStatementQuery): Promise<Buffer> {
    const statement = await this.queries.statement(id, year ?? null, also ?? []);
    const task: StatementTask = { statement, church: this.settings.current.identity };
    const file = await print('giving-statement', task);
    await this.database.transaction(() =>
      this.audit.record({
        action: 'exported',
        entity: 'ledger-entry',
        entityId: id,
        summary: `Giving statement ${statement.year} made for the donor of gift ${id}${also?.length ? `, with the gifts ${also.join(', ')} whose donor is not certain` : ''}`,
      }),
    );
    return file;
  }
}
