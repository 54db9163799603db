import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { actAs } from '../../platform/auth/access.ts';
import { Rounds } from '../../platform/scheduling/rounds.ts';
import { ContentRegistry } from './content-registry.ts';

/** Interval of the schedule in milliseconds: the longest delay of an item. */
const roundMs = 3_000;

/** Publishes and takes down the items that are due, each once: of several processes the first to change the item wins. */
@Injectable()
export class ContentSchedule implements OnApplicationBootstrap {
  private readonly rounds = new Rounds('Content that is due');

  constructor(private readonly registry: ContentRegistry) {}

  onApplicationBootstrap(): void {
    void this.run();
  }

  @Interval(roundMs)
  run(): Promise<void> {
    return this.rounds.run(() => this.apply(new Date()));
  }

  async apply(now: Date): Promise<void> {
    await actAs('schedule', async () => {
      for (const service of this.registry.list()) await service.applySchedule(now);
    });
  }
}
