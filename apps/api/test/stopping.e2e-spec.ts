import { type BeforeApplicationShutdown, Injectable, Module } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { basic, passwords, startTestApp } from './test-app.ts';

const seen: number[] = [];

/** Somebody who still asks while letters under way hold up the end. */
@Injectable()
class LateVisitor implements BeforeApplicationShutdown {
  constructor(private readonly host: HttpAdapterHost) {}

  async beforeApplicationShutdown(): Promise<void> {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    const headers = { authorization: basic('admin', passwords.admin) };
    seen.push(
      (await fastify.inject({ url: '/api/session', headers })).statusCode,
      (await fastify.inject({ url: '/api/events' })).statusCode,
    );
  }
}

@Module({ providers: [LateVisitor] })
class LateModule {}

describe('a server that is about to stop', () => {
  it('answers staff and visitors until its listener has closed', async () => {
    const api = await startTestApp({ modules: [LateModule] });
    await api.close();
    expect(seen).toEqual([200, 200]);
  });
});
