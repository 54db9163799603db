import { Injectable } from '@nestjs/common';
import { formatShillings } from '@ministry/domain';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { currentActor } from '../../platform/auth/access.ts';
import { Database } from '../../platform/database/database.ts';
import type { Page } from '../../platform/http/paged.ts';
import { LedgerService } from '../ledger/ledger.service.ts';
import {
  type BankDepositListQuery,
  type BankDepositRequest,
  type BankDepositResponse,
  toBankDepositResponse,
} from './bank-deposit.dto.ts';
import type { BankDeposit } from './bank-deposit.entity.ts';
import { depositedAlready, depositNotFound, noSuchEntries, testEntries } from './bank-deposits.errors.ts';
import { BankDepositsRepository } from './bank-deposits.repository.ts';

/** Bank deposits, compared with the books: each ledger entry is in one deposit at most. */
@Injectable()
export class BankDepositsService {
  constructor(
    private readonly deposits: BankDepositsRepository,
    private readonly ledger: LedgerService,
    private readonly audit: AuditService,
    private readonly database: Database,
  ) {}

  async list({ limit, offset }: BankDepositListQuery): Promise<Page<BankDepositResponse>> {
    const { items, total } = await this.deposits.list(limit, offset);
    return { items: await this.withSums(items), total };
  }

  /** @throws DomainError 404 */
  async get(id: number): Promise<BankDepositResponse> {
    const deposit = await this.deposits.findById(id);
    if (!deposit) throw depositNotFound();
    const [response] = await this.withSums([deposit]);
    return response as BankDepositResponse;
  }

  /** Returns the id of the deposit. @throws DomainError 400 for `entries`, 409 DEPOSITED_ALREADY */
  record({ entries, reference, note, ...request }: BankDepositRequest): Promise<number> {
    return this.database.transaction(async () => {
      const deposit = await this.deposits.insert({
        ...request,
        reference: reference || null,
        note: note || null,
        recordedBy: currentActor(),
        createdAt: new Date(),
      });
      if (!(await this.ledger.deposit(entries, deposit.id))) throw await this.refusalOf(entries);
      await this.audit.record({
        action: 'recorded',
        entity: 'bank-deposit',
        entityId: deposit.id,
        summary: `Deposit ${deposit.id} of ${formatShillings(deposit.amount)} recorded with ${entries.length} entries`,
      });
      return deposit.id;
    });
  }

  /** Deletes a deposit; its entries then belong to no deposit again. @throws DomainError 404 */
  async remove(id: number): Promise<void> {
    await this.database.transaction(async () => {
      const deposit = await this.deposits.findById(id);
      if (!deposit || !(await this.deposits.remove(id))) throw depositNotFound();
      await this.ledger.releaseDeposit(id);
      await this.audit.record({
        action: 'deleted',
        entity: 'bank-deposit',
        entityId: id,
        summary: `Deposit ${id} of ${formatShillings(deposit.amount)} on ${deposit.depositedOn} deleted`,
      });
    });
  }

  private async withSums(deposits: readonly BankDeposit[]): Promise<BankDepositResponse[]> {
    const sums = await this.ledger.sumByDeposit(deposits.map(({ id }) => id));
    return deposits.map((deposit) => toBankDepositResponse(deposit, sums.get(deposit.id) ?? { count: 0, amount: 0 }));
  }

  private async refusalOf(ids: readonly number[]) {
    const entries = new Map((await this.ledger.findByIds(ids)).map((entry) => [entry.id, entry]));
    const missing = ids.filter((id) => !entries.has(id));
    if (missing.length > 0) return noSuchEntries(missing);
    const tests = ids.filter((id) => entries.get(id)?.isTest);
    if (tests.length > 0) return testEntries(tests);
    return depositedAlready(ids.filter((id) => entries.get(id)?.depositId !== null));
  }
}
