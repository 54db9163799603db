import { Injectable } from '@nestjs/common';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { currentActor } from '../../platform/auth/access.ts';
import { Database } from '../../platform/database/database.ts';
import { requireAll } from '../../platform/errors/require-all.ts';
import type { Page } from '../../platform/http/paged.ts';
import { type DeviceNotification, DeviceNotifications } from '../../platform/push/device-notifications.ts';
import { AssignmentsService } from '../../platform/work-items/assignments.service.ts';
import { readsConfidential } from './confidential.ts';
import { prayerTexts } from './prayer.copy.ts';
import {
  type PrayerBulkRequest,
  type PrayerBulkResponse,
  type PrayerListQuery,
  type PrayerRequestResponse,
  type PrayerUpdateRequest,
  toPrayerResponse,
} from './prayer.dto.ts';
import { noMark, prayerNotFound, prayersNotFound } from './prayer.errors.ts';
import type { PrayerRequest } from './prayer-request.entity.ts';
import { PrayerRequestsRepository } from './prayer-requests.repository.ts';

/** The actions on requests, with their past tense for the audit log. */
const actions = {
  answered: { done: 'marked answered', columns: () => ({ isAnswered: true }) },
  pending: { done: 'marked pending', columns: () => ({ isAnswered: false }) },
  urgent: { done: 'marked urgent', columns: () => ({ isUrgent: true }) },
  ordinary: { done: 'marked ordinary', columns: () => ({ isUrgent: false }) },
  confidential: { done: 'marked confidential', columns: () => ({ isConfidential: true, isPublic: false }) },
  'not-confidential': { done: 'no longer confidential', columns: () => ({ isConfidential: false }) },
  delete: { done: 'deleted', columns: (now) => ({ deletedAt: now }) },
  restore: { done: 'restored', columns: () => ({ deletedAt: null }) },
} satisfies Record<PrayerBulkRequest['action'], { done: string; columns(now: Date): Partial<PrayerRequest> }>;

/** Milliseconds after which the notification of an answer expires. */
const answerNotificationMs = 7 * 24 * 3_600_000;

/** The work of the prayer team: reading, marking and answering. The audit log records who did what to which request, never its text. */
@Injectable()
export class PrayerAdminService {
  constructor(
    private readonly prayers: PrayerRequestsRepository,
    private readonly audit: AuditService,
    private readonly database: Database,
    private readonly notifications: DeviceNotifications,
    private readonly assignments: AssignmentsService,
  ) {}

  async list(query: PrayerListQuery): Promise<Page<PrayerRequestResponse>> {
    const { items, total } = await this.prayers.list(query, readsConfidential());
    return { items: await this.withReplies(items), total };
  }

  /** One request, also a deleted one. @throws DomainError 404 */
  get(id: number): Promise<PrayerRequestResponse> {
    return this.read(id, readsConfidential());
  }

  /** @throws DomainError 400 if no mark is given, 404 */
  update(id: number, { isAnswered, isUrgent, isConfidential }: PrayerUpdateRequest): Promise<PrayerRequestResponse> {
    const marks: PrayerBulkRequest['action'][] = [];
    if (typeof isAnswered === 'boolean') marks.push(isAnswered ? 'answered' : 'pending');
    if (typeof isUrgent === 'boolean') marks.push(isUrgent ? 'urgent' : 'ordinary');
    if (typeof isConfidential === 'boolean') marks.push(isConfidential ? 'confidential' : 'not-confidential');
    if (marks.length === 0) throw noMark();
    return this.database.transaction(async () => {
      for (const mark of marks) await this.apply(mark, [id], prayerNotFound);
      return this.read(id, true);
    });
  }

  /** @throws DomainError 404; a deleted request can only be restored, or deleted again */
  mark(action: PrayerBulkRequest['action'], id: number): Promise<PrayerRequestResponse> {
    return this.database.transaction(async () => {
      await this.apply(action, [id], prayerNotFound);
      return this.read(id, true);
    });
  }

  /** @throws DomainError 404 that lists the ids that do not exist; in that case nothing is changed */
  bulk({ action, items }: PrayerBulkRequest): Promise<PrayerBulkResponse> {
    return this.database.transaction(async () => {
      await this.apply(action, items, prayersNotFound);
      return { processed: items.length };
    });
  }

  /** Stores the answer for anyone who has the reply code, and marks the request answered. @throws DomainError 404 */
  reply(id: number, content: string): Promise<PrayerRequestResponse> {
    return this.database.transaction(async () => {
      const [prayer] = await this.prayers.findByIds([id], readsConfidential());
      if (!prayer || prayer.deletedAt) throw prayerNotFound();
      await this.prayers.insertReply({ requestId: id, content, author: currentActor(), createdAt: new Date() });
      await this.prayers.update([id], { isAnswered: true });
      if (prayer.deviceId !== null)
        await this.notifications.notify(prayer.deviceId, answerNotification(id, new Date()));
      await this.audit.record({
        action: 'replied',
        entity: 'prayer-request',
        entityId: id,
        summary: `Prayer request ${id} replied to`,
      });
      return this.read(id, true);
    });
  }

  /** @param withConfidential true if the caller has just changed the request, and so was allowed to see it @throws DomainError 404 */
  private async read(id: number, withConfidential: boolean): Promise<PrayerRequestResponse> {
    const [prayer] = await this.withReplies(await this.prayers.findByIds([id], withConfidential));
    if (!prayer) throw prayerNotFound();
    return prayer;
  }

  private async apply(
    action: PrayerBulkRequest['action'],
    ids: readonly number[],
    missingError: (ids: readonly number[]) => Error,
  ): Promise<void> {
    const isAboutDeletion = action === 'delete' || action === 'restore';
    requireAll(ids, await this.prayers.findByIds(ids, readsConfidential()), isAboutDeletion, missingError);
    const { done, columns } = actions[action];
    await this.prayers.update(ids, columns(new Date()));
    if (action === 'confidential')
      await this.assignments.releaseFromOthers('prayer-request', ids, 'prayers.confidential');
    for (const id of ids)
      await this.audit.record({
        action: done,
        entity: 'prayer-request',
        entityId: id,
        summary: `Prayer request ${id} ${done}`,
      });
  }

  private async withReplies(prayers: readonly PrayerRequest[]): Promise<PrayerRequestResponse[]> {
    const ids = prayers.map(({ id }) => id);
    const replies = await this.prayers.listReplies(ids);
    const assignees = await this.assignments.assignees('prayer-request', ids);
    return prayers.map((prayer) =>
      toPrayerResponse(
        prayer,
        replies.filter(({ requestId }) => requestId === prayer.id),
        assignees.get(prayer.id) ?? null,
      ),
    );
  }
}

/** Says nothing about the request, because others may see the screen. */
const answerNotification = (id: number, now: Date): DeviceNotification => ({
  title: prayerTexts.answer,
  body: prayerTexts.answerText,
  path: '/contact#your-prayers',
  tag: `prayer:${id}`,
  expiresAt: new Date(now.getTime() + answerNotificationMs),
});
