import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { topicTexts } from '../../platform/push/push.copy.ts';
import { TopicNotifications } from '../../platform/push/topic-notifications.service.ts';
import { logFailure } from '../../platform/scheduling/log-failure.ts';
import { SermonsRepository } from './sermons.repository.ts';

const roundMs = 30_000;
const day = 24 * 3_600_000;
/** Milliseconds after which a sermon is no longer news: the office also enters sermons of earlier years. */
const newsMs = 14 * day;
/** Maximum number of sermons in one round. */
const atMost = 50;

/** Notifies the devices that follow sermons of each new one, whichever way it was published. */
@Injectable()
export class SermonNotifications implements OnApplicationBootstrap {
  constructor(
    private readonly sermons: SermonsRepository,
    private readonly notifications: TopicNotifications,
  ) {}

  onApplicationBootstrap(): void {
    void this.run();
  }

  @Interval(roundMs)
  run(): Promise<void> {
    return logFailure('Notifications of new sermons', this.plan(new Date()));
  }

  async plan(now: Date): Promise<void> {
    const since = new Date(now.getTime() - newsMs);
    for (const { id, title, speaker } of await this.sermons.listPublishedSince(since, atMost)) {
      const occasion = `sermon:${id}`;
      if (await this.notifications.hasOccasion(occasion)) continue;
      await this.notifications.add(
        {
          occasion,
          topic: 'sermons',
          title: String(topicTexts.sermon),
          body: `${title} (${speaker})`.slice(0, 300),
          path: `/sermons/${id}`,
          expiresAt: new Date(now.getTime() + 3 * day),
        },
        now,
      );
    }
  }
}
