import { Injectable } from '@nestjs/common';
import { isUrgent } from '@ministry/domain';
import { readsConfidential } from './confidential.ts';
import { type PrayerReceipt, type PrayerRepliesResponse, type PrayerSubmission, toOpenReply } from './prayer.dto.ts';
import { noReplies } from './prayer.errors.ts';
import { PrayerRequestsRepository } from './prayer-requests.repository.ts';
import { newReplyCode, replyKey } from './reply-code.ts';

/** What everyone may do: ask for prayer, and read the replies to what one has asked. */
@Injectable()
export class PrayerService {
  constructor(private readonly prayers: PrayerRequestsRepository) {}

  /** Answers the code that opens the replies; it is told this once, and only its hash is kept. */
  async submit({ name, request, isPublic, isConfidential }: PrayerSubmission): Promise<PrayerReceipt> {
    const replyCode = newReplyCode();
    const id = await this.prayers.insert({
      name: name || null,
      request,
      // Whoever ticks both boxes means the one that promises more.
      isPublic: isPublic === true && isConfidential !== true,
      isConfidential: isConfidential ?? false,
      isAnswered: false,
      isUrgent: isUrgent(request),
      replyKey: replyKey(replyCode) ?? '',
      createdAt: new Date(),
      deletedAt: null,
    });
    return { id, replyCode };
  }

  /** @throws DomainError 404, the same for any code that opens nothing */
  async replies(code: string): Promise<PrayerRepliesResponse> {
    const key = replyKey(code);
    const prayer = key === null ? null : await this.prayers.findByReplyKey(key);
    if (!prayer) throw noReplies();
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
}
