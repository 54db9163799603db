import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { QuietHours } from '../../platform/push/quiet-hours.ts';
import { TopicNotifications } from '../../platform/push/topic-notifications.service.ts';
import { logFailure } from '../../platform/scheduling/log-failure.ts';
import { LiveService } from './live.service.ts';

const roundMs = 10_000;
const hour = 3_600_000;
/** Milliseconds within which another broadcast counts as the same service, because encoders are restarted. */
const sameServiceMs = 3 * hour;

/** Notifies the devices that follow broadcasts when one begins. Sends nothing at night, as the broadcast would be over by the morning. */
@Injectable()
export class LiveNotifications {
  constructor(
    private readonly live: LiveService,
    private readonly notifications: TopicNotifications,
    private readonly quietHours: QuietHours,
  ) {}

  @Interval(roundMs)
  run(): Promise<void> {
    return logFailure('Notifications of broadcasts', this.plan(new Date()));
  }

  async plan(now: Date): Promise<void> {
    const { isLive, wentLiveAt } = await this.live.getBroadcastStatus();
    if (!isLive || wentLiveAt === null || this.quietHours.areAt(now)) return;
    // A broadcast that began more than an hour ago is no longer news: its notification was sent then, or it began at night.
    if (now.getTime() - wentLiveAt.getTime() > hour) return;
    if (await this.notifications.hasAnySince('live', new Date(now.getTime() - sameServiceMs))) return;
    await this.notifications.add(
      {
        occasion: `live:${wentLiveAt.toISOString()}`,
        topic: 'live',
        path: '/live',
        expiresAt: new Date(now.getTime() + hour),
      },
      now,
    );
  }
}
