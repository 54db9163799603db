import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, Repository } from 'typeorm';
import type { PushTopic } from '@ministry/domain';
import { PushSubscription } from './push-subscription.entity.ts';

const hashOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('hex');

@Injectable()
export class PushSubscriptionsRepository {
  constructor(@InjectRepository(PushSubscription) private readonly subscriptions: Repository<PushSubscription>) {}

  findById(id: number): Promise<PushSubscription | null> {
    return this.subscriptions.findOneBy({ id });
  }

  findByEndpoint(endpoint: string): Promise<PushSubscription | null> {
    return this.subscriptions.findOneBy({ endpointHash: hashOf(endpoint) });
  }

  /** Fails with a duplicate key if the device is already subscribed. */
  async insert(subscription: Omit<PushSubscription, 'id' | 'endpointHash'>): Promise<void> {
    await this.subscriptions.insert({ ...subscription, endpointHash: hashOf(subscription.endpoint) });
  }

  async update(
    id: number,
    columns: Partial<Omit<PushSubscription, 'id' | 'endpoint' | 'endpointHash'>>,
  ): Promise<void> {
    await this.subscriptions.update(id, columns);
  }

  async removeById(id: number): Promise<void> {
    await this.subscriptions.delete(id);
  }

  async removeByEndpoint(endpoint: string): Promise<void> {
    await this.subscriptions.delete({ endpointHash: hashOf(endpoint) });
  }

  /** The next devices that follow a topic, by id. */
  listAfter(topic: PushTopic, id: number, limit: number): Promise<Pick<PushSubscription, 'id' | 'language'>[]> {
    return this.subscriptions.find({
      select: { id: true, language: true },
      where: { id: MoreThan(id), ...(topic === 'live' ? { wantsLive: true } : { wantsSermons: true }) },
      order: { id: 'ASC' },
      take: limit,
    });
  }

  count(): Promise<number> {
    return this.subscriptions.count();
  }
}
