import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { type EmbeddedServer, startEmbeddedServer } from '../embedded-server.ts';
import { hasFfmpeg } from '../encoder.ts';
import { until } from '../stand-ins/until.ts';

const small = { size: '320x180', rate: 10, keyEvery: 20 };
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

interface Occupied {
  server: Server;
  port: number;
}

async function occupy(): Promise<Occupied> {
  const server = createServer().listen(0, '0.0.0.0');
  await once(server, 'listening');
  return { server, port: (server.address() as { port: number }).port };
}

describe('embedded media server: its process', () => {
  let stream: EmbeddedServer;

  beforeAll(async () => {
    stream = await startEmbeddedServer({ LIVE_LADDER: 'true' });
  });
  afterAll(() => stream.close());

  (hasFfmpeg ? it : it.skip)(
    'restarts when it is killed and accepts an encoder again, while the site answers all the time',
    async () => {
      const statuses: number[] = [];
      const asking = setInterval(
        () => void stream.api.send({ url: '/api/live/status' }).then(({ statusCode }) => statuses.push(statusCode)),
        50,
      );
      stream.publish(small);
      await stream.reports(({ playlist }) => playlist !== null);
      const previous = stream.processes();
      const name = (await stream.read('church/source/index.m3u8'))?.match(/\S+\.ts/)?.[0];
      expect(previous.children).toHaveLength(1);
      process.kill(previous.pid, 'SIGKILL');
      await stream.reports(
        ({ state, publishing, playlist }) => state === 'starting' && publishing === null && playlist === null,
        2_000,
      );
      await stream.reports(({ state }) => state === 'running');
      expect(stream.processes().pid).not.toBe(previous.pid);
      // Its ffmpeg exits when its input ends.
      await until(
        () => previous.children.some(isAlive),
        (some) => !some,
      );

      stream.publish(small);
      await stream.reports(({ playlist }) => playlist !== null);
      expect((await stream.read('church/source/index.m3u8'))?.match(/\S+\.ts/)?.[0]).not.toBe(name);
      clearInterval(asking);
      expect(statuses.length).toBeGreaterThan(20);
      expect(new Set(statuses)).toEqual(new Set([200]));
    },
  );

  it('restarts when it hangs', async () => {
    const { pid } = stream.processes();
    process.kill(pid, 'SIGSTOP');
    await stream.reports(({ state }) => state === 'starting', 12_000);
    await stream.reports(({ state }) => state === 'running');
    expect(isAlive(pid)).toBe(false);
  });

  it('stops with the site', async () => {
    const { pid } = stream.processes();
    expect(isAlive(pid)).toBe(true);
    await stream.close();
    expect(isAlive(pid)).toBe(false);
  });
});

describe('embedded media server: ports in use by another program', () => {
  let stream: EmbeddedServer;
  let encoders: Occupied;
  let players: Occupied;

  beforeAll(async () => {
    [encoders, players] = [await occupy(), await occupy()];
    stream = await startEmbeddedServer({ RTMP_PORT: String(encoders.port), HLS_PORT: String(players.port) });
  });
  afterAll(async () => {
    encoders.server.close();
    players.server.close();
    await stream.close();
  });

  it('are reported, and the RTMP port is opened once it is free, while the process stays up', async () => {
    const { port } = encoders;
    expect(stream.server.report()).toMatchObject({
      state: 'failed',
      rtmpPort: null,
      problem: `Port ${port} is in use by another program, so no encoder can connect. Stop that program or set RTMP_PORT; the server tries again every ten seconds.`,
    });
    const { pid } = stream.processes();
    expect((await stream.api.send({ url: '/api/live/status' })).statusCode).toBe(200);
    encoders.server.close();
    await stream.reports(({ state, rtmpPort }) => state === 'running' && rtmpPort === port, 12_000);
    expect(stream.processes().pid).toBe(pid);
  });

  it('keeps accepting encoders when only the port for players is in use', () => {
    expect(stream.server.report()).toMatchObject({
      state: 'running',
      hlsPort: null,
      problem: expect.stringMatching(
        new RegExp(`^Port ${players.port} is in use .* only available at the address of the site`),
      ),
    });
  });
});
