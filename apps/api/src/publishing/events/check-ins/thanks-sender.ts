import { Injectable } from '@nestjs/common';
import { AuditService } from '../../../platform/audit/audit.service.ts';
import { Database } from '../../../platform/database/database.ts';
import type { EventEntity } from '../event.entity.ts';
import { EventRegistrationsRepository } from '../event-registrations.repository.ts';
import { ThanksEmail } from './thanks-email.ts';

/** Thank-you e-mails: each is added to the outbox in the transaction that records it. */
@Injectable()
export class ThanksSender {
  constructor(
    private readonly rows: EventRegistrationsRepository,
    private readonly email: ThanksEmail,
    private readonly audit: AuditService,
    private readonly database: Database,
  ) {}

  /** Returns the number of e-mails added to the outbox, without people whom another request has thanked. */
  send(event: EventEntity, ids: readonly number[], now: Date): Promise<number> {
    return this.database.transaction(() => this.write(event, ids, now));
  }

  private async write(event: EventEntity, ids: readonly number[], now: Date): Promise<number> {
    let sent = 0;
    for (const person of await this.rows.findByIds(ids)) {
      // Another request may have read the same list, and one e-mail is for all people who were registered together.
      if (!(await this.rows.claimThanks(person, now))) continue;
      await this.email.enqueue(event, person);
      sent += 1;
    }
    if (sent > 0)
      await this.audit.record({
        action: 'thanked',
        entity: 'event',
        entityId: event.id,
        summary: `Thanks for coming sent to ${sent.toLocaleString('en-GB')}: ${event.title}`,
      });
    return sent;
  }
}
