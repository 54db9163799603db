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

/** What everyone may do: ask for prayer, and read the replies to what one has asked. */
@Injectable()
export class PrayerService {
  constructor(
    private readonly prayers: PrayerRequestsRepository,
    private readonly notifications: NotificationsService,
  ) {}

  /** Answers the code that opens the replies; it is told this once, and only its hash is kept. */
  async submit({ name, request, isPublic, isConfidential }: PrayerSubmission): Promise<PrayerReceipt> {
    const replyCode = newReplyCode();
    const id = await this.prayers.insert({
      name: name || null,
      request,
      // Anyone who ticks both boxes means the one that promises more.
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

  /** Notifies a device of answers to one request. @throws DomainError 404 where the code opens nothing, or the device is not subscribed */
  async follow({ code, endpoint }: PrayerNotificationsRequest): Promise<void> {
    const { id } = await this.findByCode(code);
    await this.prayers.update([id], { deviceId: await this.notifications.deviceId(endpoint) });
  }

  /** @throws DomainError 404, the same for any code that opens nothing */
  async replies(code: string): Promise<PrayerRepliesResponse> {
    const prayer = await this.findByCode(code);
    const replies = await this.prayers.listReplies([prayer.id]);
    return {
      createdAt: prayer.createdAt.toISOString(),
      isAnswered: prayer.isAnswered,
      replies: replies.map(toOpenReply),
    };
  }

  /** Of those that the request under way may see: how many there are, how many wait for an answer, and how many of these should not wait. */
  getSummary(): Promise<{ total: number; pending: number; urgent: number }> {
    return this.prayers.countByState(readsConfidential());
  }

  private async findByCode(code: string): Promise<PrayerRequest> {
    const key = replyKey(code);
    const prayer = key === null ? null : await this.prayers.findByReplyKey(key);
    if (!prayer) throw noReplies();
    return prayer;
  }
}
