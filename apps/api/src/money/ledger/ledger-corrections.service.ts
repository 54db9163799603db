import { Injectable } from '@nestjs/common';
import { formatShillings } from '@ministry/domain';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { currentActor } from '../../platform/auth/access.ts';
import { Database } from '../../platform/database/database.ts';
import { notCorrectable, paymentReversed, sameAmount } from './ledger.errors.ts';
import { LedgerRepository } from './ledger.repository.ts';
import { LedgerService } from './ledger.service.ts';
import { type CorrectionRequest, moneyOf } from './ledger-requests.dto.ts';
import { isCorrectable, isReversed } from './ledger-rules.ts';

/** Corrects the ledger. The audit log records what was corrected and the amounts, but never who gave. */
@Injectable()
export class LedgerCorrectionsService {
  constructor(
    private readonly entries: LedgerRepository,
    private readonly ledger: LedgerService,
    private readonly audit: AuditService,
    private readonly database: Database,
  ) {}

  /**
   * Corrects an entry by adding another one with the difference and the same day, so that the total of the month is right
   * and the original entry stays.
   * @throws DomainError 400, 404, 409
   */
  async correct(id: number, { note, ...typed }: CorrectionRequest): Promise<void> {
    await this.database.transaction(async () => {
      const entry = await this.entries.lockForUpdate(id);
      if (!isCorrectable(entry)) throw notCorrectable();
      if (isReversed(await this.entries.listCorrections([id]))) throw paymentReversed();
      const stood = await this.entries.getBalance(id);
      const right = moneyOf(typed, entry.rate);
      if (right.amount === stood.amount) throw sameAmount();
      const { purpose, rate, category, method, name, email, phone, receivedOn, isTest } = entry;
      const difference = { amount: right.amount - stood.amount, cents: right.cents - stood.cents };
      await this.ledger.record({
        purpose,
        kind: 'correction',
        ...difference,
        rate,
        category,
        method,
        name,
        email,
        phone,
        receivedOn,
        isTest,
        note,
        correctsId: id,
        recordedBy: currentActor(),
      });
      await this.audit.record({
        action: 'corrected',
        entity: 'ledger-entry',
        entityId: id,
        summary: `Gift ${id} corrected from ${formatShillings(stood.amount)} to ${formatShillings(right.amount)}`,
      });
    });
  }
}
