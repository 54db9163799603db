import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { SeedRun } from './seed-run.entity.ts';

/** An item of the shipped first content. */
export interface SeededItem {
  id: number;
  title: string;
}

/** The first content of one domain. */
export interface SeededContent {
  /** Heading of its items, such as 'Events'. */
  heading: string;
  /** Items that were seeded at one of these times and that nobody has changed, used or deleted since. */
  list(moments: readonly Date[]): Promise<SeededItem[]>;
  /** Deletes them as the office would, so that they can be restored. */
  remove(ids: readonly number[]): Promise<void>;
}

/** The first content of all domains that is still as it was seeded. */
@Injectable()
export class FirstContent {
  private readonly domains: SeededContent[] = [];

  constructor(@InjectRepository(SeedRun) private readonly runs: Repository<SeedRun>) {}

  /** Called by each domain that has first content. */
  register(content: SeededContent): void {
    this.domains.push(content);
  }

  async list(): Promise<{ heading: string; items: SeededItem[] }[]> {
    const moments = await this.moments();
    const found: { heading: string; items: SeededItem[] }[] = [];
    for (const domain of this.domains) {
      const items = await domain.list(moments);
      if (items.length > 0) found.push({ heading: domain.heading, items });
    }
    return found;
  }

  /** Runs in the current transaction. Returns how many items were removed. */
  async remove(): Promise<number> {
    const moments = await this.moments();
    let removed = 0;
    for (const domain of this.domains) {
      const ids = (await domain.list(moments)).map(({ id }) => id);
      if (ids.length > 0) await domain.remove(ids);
      removed += ids.length;
    }
    return removed;
  }

  private async moments(): Promise<Date[]> {
    return (await this.runs.find()).map(({ ranAt }) => ranAt);
  }
}
