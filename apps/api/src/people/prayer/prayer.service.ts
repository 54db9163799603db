import { Injectable } from '@nestjs/common';
import { isUrgent } from '@ministry/domain/urgency';
import { NotificationsService } from '../../platform/push/notifications.service.ts';
import { readsConfidential } from './confidential.ts';
import {
  type PrayerNotificationsRequest,
  type PrayerReceipt,
  type PrayerRepliesResponse,
  type PrayerSubmission,
  toOpenReply,
} from './prayer.dto.ts';
import { noReplies } from './prayer.errors.ts';
import type { PrayerRequest } from './prayer-request.entity.ts';
import { PrayerRequestsRepository } from './prayer-requests.repository.ts';
import { newReplyCode, replyKey } from './reply-code.ts';

/** The public part of the domain: everyone may ask for prayer, and read the replies to their own requests. */
@Injectable()
export class PrayerService {
  constructor(
    private readonly prayers: PrayerRequestsRepository,
    private readonly notifications: NotificationsService,
  ) {}

  /** Returns the code that gives access to the replies. It is returned only this once, and only its hash is stored. */
  async submit({ name, request, isPublic, isConfidential }: PrayerSubmission): Promise<PrayerReceipt> {
    const replyCode = newReplyCode();
    const id = await this.prayers.insert({
      name: name || null,
      request,
      // If both boxes are ticked, the one that protects the person more applies.
      isPublic: isPublic === true && isConfidential !== true,
      isConfidential: isConfidential ?? false,
      isAnswered: false,
      isUrgent: isUrgent(request),
      replyKey: replyKey(replyCode) ?? '',
      createdAt: new Date(),
      deletedAt: null,
      deviceId: null,
    });
    return { id, replyCode };
  }

  /** Notifies a device of answers to one request. @throws DomainError 404 if the code is unknown, or the device is not subscribed */
  async follow({ code, endpoint }: PrayerNotificationsRequest): Promise<void> {
    const { id } = await this.getByCode(code);
    await this.prayers.update([id], { deviceId: await this.notifications.deviceId(endpoint) });
  }

  /** @throws DomainError 404, the same for every unknown code */
  async replies(code: string): Promise<PrayerRepliesResponse> {
    const prayer = await this.getByCode(code);
    const replies = await this.prayers.listReplies([prayer.id]);
    return {
      createdAt: prayer.createdAt.toISOString(),
      isAnswered: prayer.isAnswered,
      replies: replies.map(toOpenReply),
    };
  }

  /** Number of requests that the current request may see, of those that wait for an answer, and of the urgent ones among these. */
  getSummary(): Promise<{ total: number; pending: number; urgent: number }> {
    return this.prayers.countByState(readsConfidential());
  }

  private async getByCode(code: string): Promise<PrayerRequest> {
    const key = replyKey(code);
    const prayer = key === null ? null : await this.prayers.findByReplyKey(key);
    if (!prayer) throw noReplies();
    return prayer;
  }
}
