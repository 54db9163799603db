import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThan, LessThanOrEqual, MoreThan, Repository } from 'typeorm';
import type { PushTopic } from '@ministry/domain';
import { TopicNotification } from './topic-notification.entity.ts';

export type NewTopicNotification = Omit<TopicNotification, 'id' | 'lastSubscriptionId' | 'sentCount' | 'finishedAt'>;

@Injectable()
export class TopicNotificationsRepository {
  constructor(@InjectRepository(TopicNotification) private readonly notifications: Repository<TopicNotification>) {}

  /** Fails with a duplicate key if the occasion already has a notification. */
  async insert(notification: NewTopicNotification): Promise<void> {
    await this.notifications.insert({ ...notification, lastSubscriptionId: 0, sentCount: 0, finishedAt: null });
  }

  async knownOccasions(occasions: readonly string[]): Promise<Set<string>> {
    const where = { occasion: In([...occasions]) };
    const known = await this.notifications.find({ select: { id: true, occasion: true }, where });
    return new Set(known.map(({ occasion }) => occasion));
  }

  hasAnySince(topic: PushTopic, moment: Date): Promise<boolean> {
    return this.notifications.existsBy({ topic, createdAt: MoreThan(moment) });
  }

  /** Due notifications, oldest first. */
  listDue(now: Date): Promise<TopicNotification[]> {
    return this.notifications.find({
      where: { finishedAt: IsNull(), sendAt: LessThanOrEqual(now) },
      order: { id: 'ASC' },
    });
  }

  /** Stores the progress. Returns false if another process has advanced it since. */
  async advance(
    { id, lastSubscriptionId, sentCount }: TopicNotification,
    next: Pick<TopicNotification, 'lastSubscriptionId' | 'sentCount' | 'finishedAt'>,
  ): Promise<boolean> {
    const { affected } = await this.notifications.update(
      { id, lastSubscriptionId, sentCount, finishedAt: IsNull() },
      next,
    );
    return affected === 1;
  }

  /** Returns the number of removed notifications. */
  async removeFinishedBefore(moment: Date): Promise<number> {
    return (await this.notifications.delete({ finishedAt: LessThan(moment) })).affected ?? 0;
  }
}
