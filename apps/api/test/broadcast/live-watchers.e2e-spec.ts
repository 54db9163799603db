import { Agent, get } from 'node:http';
import { jest } from '@jest/globals';
import { LiveService } from '../../src/broadcast/live/live.service.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const address = '/api/live/status';

// The decision for LIVE: viewers are the distinct watchers of the last minute. No database is involved.
describe('GET /api/live/status: viewers', () => {
  let api: TestApp;
  let origin: string;
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  beforeAll(async () => {
    api = await startTestApp();
    origin = api.site;
  });
  afterAll(async () => {
    agent.destroy();
    await api.close();
  });

  /** Sends the request of a browser tab over the network. */
  const poll = (tab: number) =>
    new Promise<number>((resolve, reject) => {
      get(`${origin}${address}?watcher=tab-${tab}`, { agent }, (response) =>
        response.resume().on('end', () => resolve(response.statusCode ?? 0)),
      ).on('error', reject);
    });
  const pollAll = async (tabs: number[]) => new Set(await Promise.all(tabs.map(poll)));
  const viewers = async () => {
    // The cached answer is at most one second old; a change drops it.
    await api.app.get(LiveService).change({});
    return (await api.send({ url: address })).json<{ viewers: number }>().viewers;
  };

  it('counts five thousand viewers once each, and none of them a minute later', async () => {
    expect(await pollAll(Array.from({ length: 7_500 }, (_, turn) => turn % 5_000))).toEqual(new Set([200]));
    expect(await viewers()).toBe(5_000);
    const start = performance.now();
    const clock = jest.spyOn(performance, 'now');
    try {
      clock.mockImplementation(() => start + 30_000);
      await pollAll(Array.from({ length: 1_000 }, (_, tab) => tab));
      expect(await viewers()).toBe(5_000);
      clock.mockImplementation(() => start + 61_000);
      expect(await viewers()).toBe(1_000);
      clock.mockImplementation(() => start + 91_000);
      expect(await viewers()).toBe(0);
    } finally {
      clock.mockRestore();
    }
  });
});

describe('GET /api/live/status: clients behind one address', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1' } });
  });
  afterAll(() => api.close());

  const statusesOf = async (requests: Promise<{ statusCode: number }>[]) =>
    new Set((await Promise.all(requests)).map(({ statusCode }) => statusCode));

  it('allows the viewers of a whole town behind one address to poll', async () => {
    const asked = Array.from({ length: 1_500 }, (_, tab) =>
      api.send({ url: `${address}?watcher=town-${tab}`, remoteAddress: '203.0.113.7' }),
    );
    expect(await statusesOf(asked)).toEqual(new Set([200]));
  });

  it('allows the consoles of a booth to poll every two seconds without using up the limit of actions', async () => {
    const headers = api.as('media');
    const polls = Array.from({ length: 150 }, () =>
      api.send({ url: '/api/media/stream', headers, remoteAddress: '203.0.113.8' }),
    );
    expect(await statusesOf(polls)).toEqual(new Set([200]));
    const press = await api.send({
      method: 'POST',
      url: '/api/media/approve-stream',
      headers,
      payload: {},
      remoteAddress: '203.0.113.8',
    });
    expect(press.statusCode).toBe(200);
  });
});
