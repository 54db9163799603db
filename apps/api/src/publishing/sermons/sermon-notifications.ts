import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { TopicNotifications } from '../../platform/push/topic-notifications.service.ts';
import { logFailure } from '../../platform/scheduling/log-failure.ts';
import type { SermonEntity } from './sermon.entity.ts';
import { SermonsRepository } from './sermons.repository.ts';

const roundMs = 30_000;
const day = 24 * 3_600_000;
/** Milliseconds after which a sermon is no longer news: the office also enters sermons of earlier years. */
const newsMs = 14 * day;
/** Maximum number of sermons that are news. */
const atMost = 500;

type NewSermon = Pick<SermonEntity, 'id' | 'title' | 'speaker'>;

const occasionOf = ({ id }: Pick<SermonEntity, 'id'>): string => `sermon:${id}`;

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
    const news = await this.sermons.listPublishedSince(since, atMost);
    const announced = await this.notifications.knownOccasions(news.map(occasionOf));
    // The latest one is announced last, so that devices show it on top.
    for (const sermon of news.toReversed())
      if (!announced.has(occasionOf(sermon)))
        await logFailure(`The notification of sermon ${sermon.id}`, this.announce(sermon, now));
  }

  private announce(sermon: NewSermon, now: Date): Promise<void> {
    return this.notifications.add(
      {
        occasion: occasionOf(sermon),
        topic: 'sermons',
        body: `${sermon.title} (${sermon.speaker})`.slice(0, 300),
        path: `/sermons/${sermon.id}`,
        expiresAt: new Date(now.getTime() + 3 * day),
      },
      now,
    );
  }
}
