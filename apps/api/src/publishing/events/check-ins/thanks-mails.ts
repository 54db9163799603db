import { Injectable } from '@nestjs/common';
import { AuditService } from '../../../platform/audit/audit.service.ts';
import { Config } from '../../../platform/config/config.ts';
import { Database } from '../../../platform/database/database.ts';
import { OutboxService, type SignedMessage } from '../../../platform/outbox/outbox.service.ts';
import { salutation } from '../../../platform/outbox/salutation.ts';
import type { EventEntity } from '../event.entity.ts';
import type { EventRegistration } from '../event-registration.entity.ts';
import { EventRegistrationsRepository } from '../event-registrations.repository.ts';

/** The mails of thanks: each is written down together with the note that it was. */
@Injectable()
export class ThanksMails {
  constructor(
    private readonly rows: EventRegistrationsRepository,
    private readonly outbox: OutboxService,
    private readonly audit: AuditService,
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  /** Answers how many were written down; those whom somebody else thanks are not among them. */
  send(event: EventEntity, ids: readonly number[], now: Date): Promise<number> {
    return this.database.transaction(() => this.write(event, ids, now));
  }

  private async write(event: EventEntity, ids: readonly number[], now: Date): Promise<number> {
    let sent = 0;
    const groups = new Set<number>();
    for (const person of await this.rows.findByIds(ids)) {
      // Somebody else may have read the same list.
      if (!(await this.rows.claimThanks(person.id, now))) continue;
      // One mail for all who were registered together.
      if (person.groupId !== null && groups.has(person.groupId)) continue;
      if (person.groupId !== null) groups.add(person.groupId);
      await this.outbox.enqueue(thanks(event, person, this.config.publicUrl));
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

function thanks(
  { title }: EventEntity,
  { firstName, email }: Pick<EventRegistration, 'firstName' | 'email'>,
  publicUrl: string,
): SignedMessage {
  return (identity) => ({
    channel: 'email',
    recipient: email,
    subject: `Thank you for coming: ${title}`,
    text: [
      `Dear ${salutation(firstName)},`,
      '',
      `Thank you for being with us at ${title}. It was a joy to have you there.`,
      '',
      'What comes next, and where you are welcome again:',
      `${publicUrl}/events`,
      '',
      `If we can pray for you, or you would like to tell us something: ${identity.phone} or ${identity.email}.`,
      '',
      'God bless you,',
      identity.name,
      identity.postal,
      '',
    ].join('\n'),
  });
}
