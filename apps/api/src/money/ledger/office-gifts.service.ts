import { Injectable } from '@nestjs/common';
import { anonymousDonor, formatShillings, officeMethods } from '@ministry/domain';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { currentActor } from '../../platform/auth/access.ts';
import { Database } from '../../platform/database/database.ts';
import { OutboxService } from '../../platform/outbox/outbox.service.ts';
import { SiteSettingsService } from '../../platform/site-settings/site-settings.service.ts';
import { noAmount, receiptWithoutAddress } from './ledger.errors.ts';
import { LedgerService } from './ledger.service.ts';
import { type ImportedGiftRequest, moneyOf } from './ledger-requests.dto.ts';
import { receiptEmail } from './receipt-email.ts';

/** Records gifts that the office received by hand. The audit log records the amount, but never who gave. */
@Injectable()
export class OfficeGiftsService {
  constructor(
    private readonly ledger: LedgerService,
    private readonly outbox: OutboxService,
    private readonly audit: AuditService,
    private readonly database: Database,
    private readonly settings: SiteSettingsService,
  ) {}

  /** Returns the id of the entry. @throws DomainError 400 */
  record({
    method,
    category,
    name,
    email,
    phone,
    receivedOn,
    note,
    reference,
    sendReceipt,
    ...typed
  }: ImportedGiftRequest): Promise<number> {
    const { rate } = this.settings.current.exchange;
    const money = moneyOf(typed, rate);
    if (money.amount <= 0) throw noAmount();
    if (sendReceipt && !email) throw receiptWithoutAddress();
    return this.database.transaction(async () => {
      const entry = await this.ledger.record({
        purpose: 'donation',
        kind: 'office',
        ...money,
        rate,
        currency: typed.currency ?? 'UGX',
        category,
        method,
        receivedOn,
        name: name || anonymousDonor,
        email: email || null,
        phone: phone ?? null,
        note: note || null,
        reference: reference || null,
        recordedBy: currentActor(),
        isTest: false,
      });
      if (sendReceipt && email) await this.outbox.enqueue(receiptEmail(entry, email));
      await this.audit.record({
        action: 'recorded',
        entity: 'ledger-entry',
        entityId: entry.id,
        summary: `Gift ${entry.id} recorded: ${formatShillings(entry.amount)}, ${officeMethods[method].toLowerCase()}, received ${receivedOn}`,
      });
      return entry.id;
    });
  }
}
