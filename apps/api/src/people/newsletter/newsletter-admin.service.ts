import { Injectable } from '@nestjs/common';
import { kampalaDay, kampalaMonthStart } from '@ministry/domain';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { inBatches } from '../../platform/database/batches.ts';
import { Database } from '../../platform/database/database.ts';
import { csvPieces } from '../../platform/http/csv.ts';
import { MailSuppressionsRepository } from '../../platform/outbox/mail-suppressions.repository.ts';
import {
  type NewsletterEntry,
  type NewsletterListQuery,
  type NewsletterRemovalResponse,
  type NewsletterSubscribersResponse,
  toNewsletterEntry,
} from './newsletter.dto.ts';
import { removalStands, subscriberNotFound } from './newsletter.errors.ts';
import type { NewsletterSubscriber } from './newsletter-subscriber.entity.ts';
import { NewsletterSubscribersRepository } from './newsletter-subscribers.repository.ts';

/** Milliseconds within which the office can undo a removal: long enough to notice a mistake, too short to resubscribe somebody who has left. */
const undoable = 10 * 60_000;

/**
 * The subscribers of the newsletter for the office, with their number and their actual subscription dates. The audit log records who removed which
 * subscriber, never the address.
 */
@Injectable()
export class NewsletterAdminService {
  constructor(
    private readonly subscribers: NewsletterSubscribersRepository,
    private readonly audit: AuditService,
    private readonly database: Database,
    private readonly suppressions: MailSuppressionsRepository,
  ) {}

  async list(query: NewsletterListQuery): Promise<NewsletterSubscribersResponse> {
    const { items, total: found } = await this.subscribers.list(query);
    const { count, thisMonth } = await this.getSummary(new Date());
    return {
      subscribers: items.map(({ email }) => email),
      count,
      found,
      thisMonth,
      entries: items.map(toNewsletterEntry),
    };
  }

  /** All subscribers as the pieces of a CSV file; the date is the day in Kampala. */
  exportCsv(): AsyncGenerator<string> {
    const batches = inBatches<NewsletterSubscriber>((last, limit) => this.subscribers.listBehind(last, limit));
    return csvPieces(['email', 'subscriptionDate'], batches, ({ email, subscribedAt }) => [
      email,
      kampalaDay(subscribedAt),
    ]);
  }

  /** Ends the subscription of somebody who asked the office for it. @throws DomainError 404 if there is no current subscription */
  delete(id: number, now = new Date()): Promise<NewsletterRemovalResponse> {
    return this.database.transaction(async () => {
      const subscriber = await this.subscribers.findById(id);
      if (!subscriber || !(await this.subscribers.endById(id, now))) throw subscriberNotFound();
      await this.suppressions.addKey(subscriber.emailKey, 'unsubscribed', now);
      await this.record(id, 'removed');
      return { ...toNewsletterEntry(subscriber), unsubscribedAt: now.toISOString() };
    });
  }

  /** Undoes a removal within ten minutes; the subscription continues unchanged. @throws DomainError 404; 409 `REMOVAL_STANDS` */
  restore(id: number, unsubscribedAt: Date, now = new Date()): Promise<NewsletterEntry> {
    return this.database.transaction(async () => {
      const subscriber = await this.subscribers.findById(id);
      if (!subscriber) throw subscriberNotFound();
      const isRecent = now.getTime() - unsubscribedAt.getTime() <= undoable;
      if (!isRecent || !(await this.subscribers.restore(id, unsubscribedAt))) throw removalStands();
      await this.suppressions.liftUnsubscription(subscriber.emailKey, unsubscribedAt);
      await this.record(id, 'restored');
      return toNewsletterEntry(subscriber);
    });
  }

  /** Current subscribers with ids above `id`. */
  listAfter(id: number, limit: number): Promise<Pick<NewsletterSubscriber, 'id' | 'email' | 'language'>[]> {
    return this.subscribers.listAfter(id, limit);
  }

  /** Number of current subscribers, and how many of them subscribed in this month in Kampala. */
  async getSummary(now: Date): Promise<{ count: number; thisMonth: number }> {
    return {
      count: await this.subscribers.count(),
      thisMonth: await this.subscribers.countSubscribed(kampalaMonthStart(now), new Date(now.getTime() + 1)),
    };
  }

  private record(id: number, action: string): Promise<void> {
    return this.audit.record({
      action,
      entity: 'newsletter-subscriber',
      entityId: id,
      summary: `Newsletter subscriber ${id} ${action}`,
    });
  }
}
