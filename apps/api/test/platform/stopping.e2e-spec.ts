import { Agent, get } from 'node:http';
import { type BeforeApplicationShutdown, Controller, Get, Injectable, Module } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { Public } from '../../src/platform/auth/access.ts';
import { until } from '../stand-ins/until.ts';
import { basic, passwords, startTestApp } from '../test-app.ts';

const seen: number[] = [];

/** Sends requests while the shutdown waits for messages that are being sent. */
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

/** Requests that last until the test lets them end. */
const releases: (() => void)[] = [];

@Controller('slow')
class SlowController {
  @Get()
  @Public()
  wait(): Promise<void> {
    return new Promise((resolve) => releases.push(resolve));
  }
}

@Module({ providers: [LateVisitor], controllers: [SlowController] })
class LateModule {}

const ask = (url: string, agent: Agent): Promise<{ status?: number; headers: Record<string, unknown> }> =>
  new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        resolve({ ...(answer.statusCode ? { status: answer.statusCode } : {}), headers: answer.headers }),
      );
    }).on('error', reject);
  });

describe('a server that is stopping', () => {
  it('answers staff and visitors until its listener has closed', async () => {
    const api = await startTestApp({ modules: [LateModule] });
    await api.close();
    expect(seen).toEqual([200, 200]);
  });

  it('answers another request on a busy connection, and then closes that connection', async () => {
    const api = await startTestApp({ modules: [LateModule] });
    const url = api.site;
    const [busy, other] = [new Agent({ keepAlive: true, maxSockets: 1 }), new Agent({ keepAlive: true })];
    const [first, second] = [ask(`${url}/api/slow`, busy), ask(`${url}/api/slow`, other)];
    await until(
      () => releases.length,
      (count) => count === 2,
    );
    const closed = api.close();
    await until(
      () => api.app.getHttpServer().listening,
      (isListening) => !isListening,
    );
    releases.shift()?.();
    await first;
    expect(await ask(`${url}/api/events`, busy)).toMatchObject({
      status: 200,
      headers: { connection: 'close', 'x-request-id': expect.any(String) },
    });
    releases.shift()?.();
    await second;
    // An open client connection would delay the end.
    other.destroy();
    await closed;
  });
});
