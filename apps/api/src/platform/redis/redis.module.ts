import { Global, Module } from '@nestjs/common';
import { Config } from '../config/config.ts';
import { Metrics } from '../metrics/metrics.ts';
import { Redis } from './redis.ts';

@Global()
@Module({ providers: [{ provide: Redis, inject: [Config], useFactory: Redis.open }], exports: [Redis] })
export class RedisModule {
  constructor({ connection }: Redis, metrics: Metrics) {
    if (connection)
      metrics.add({
        name: 'ministry_redis_up',
        help: 'Whether Redis answers: 1 or 0',
        read: () => Number(connection.status === 'ready'),
      });
  }
}
