import { Injectable } from '@nestjs/common';
import {
  type WorkItem,
  type WorkItemDeclaration,
  WorkItemRegistry,
} from '../../platform/work-items/work-item-registry.ts';
import { readsConfidential } from './confidential.ts';
import { PrayerListQuery } from './prayer.dto.ts';
import { PrayerRequestsRepository } from './prayer-requests.repository.ts';

/** Makes prayer requests work items, which can be assigned and have notes; confidential ones by and for pastors only. */
@Injectable()
export class PrayerWorkItems implements WorkItemDeclaration {
  readonly kind = 'prayer-request';

  constructor(
    registry: WorkItemRegistry,
    private readonly prayers: PrayerRequestsRepository,
  ) {
    registry.register(this);
  }

  async find(id: number): Promise<WorkItem | undefined> {
    const [prayer] = await this.prayers.findByIds([id], readsConfidential());
    if (prayer?.deletedAt !== null) return undefined;
    return {
      label: `Prayer request ${id}`,
      permission: prayer.isConfidential ? 'prayers.confidential' : 'prayers.manage',
    };
  }

  async visible(ids: readonly number[]): Promise<number[]> {
    return (await this.prayers.findByIds(ids, readsConfidential())).map(({ id }) => id);
  }

  async countOpen(assignee: string): Promise<number> {
    const query: Partial<PrayerListQuery> = { status: 'unanswered', assignedTo: assignee, limit: 1 };
    return (await this.prayers.list(Object.assign(new PrayerListQuery(), query), readsConfidential())).total;
  }
}
