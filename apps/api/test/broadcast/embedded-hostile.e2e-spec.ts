import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { type EmbeddedServer, numbersOf, startEmbeddedServer } from '../embedded-server.ts';
import { hasFfmpeg } from '../encoder.ts';
import { until } from '../stand-ins/until.ts';

/** The client's part of the RTMP handshake: a version byte and two blocks of 1,536 bytes. */
const handshake = Buffer.concat([Buffer.from([3]), Buffer.alloc(1_536), Buffer.alloc(1_536)]);

/** Builds the header of a message that announces a body of this length, on the given chunk stream. */
function announce(chunkStream: number, length: number): Buffer {
  const head = Buffer.alloc(12);
  head[0] = chunkStream;
  head.writeUIntBE(length, 4, 3);
  head[7] = 9;
  return head;
}

/** A different kind of nonsense on each turn: a chunk size of zero, an invalid command, a message that shrinks, or a flood of commands. */
function nonsenseAfter(turn: number): Buffer {
  const short = (type: number, ...body: number[]): Buffer =>
    Buffer.from([2, 0, 0, 0, 0, 0, body.length, type, 0, 0, 0, 0, ...body]);
  const kinds = [
    short(1, 0, 0, 0, 0),
    short(20, 10, 0xff, 0xff, 0xff, 0xff, 5),
    Buffer.concat([announce(4, 300), Buffer.alloc(128), announce(4, 10)]),
    Buffer.concat(Array.from({ length: 2_000 }, () => short(20, 2, 0, 4, 0x70, 0x6c, 0x61, 0x79))),
  ];
  return kinds[turn % kinds.length] ?? Buffer.alloc(0);
}

describe('embedded media server: hostile connections to the RTMP port', () => {
  let stream: EmbeddedServer;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    stream = await startEmbeddedServer();
  });
  afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));
  afterAll(() => stream.close());

  let machines = 1;
  /** Connects from a different address each time. */
  const send = (...bytes: Buffer[]): Promise<Socket> =>
    sendFrom(`127.0.0.${(machines = (machines % 250) + 1)}`, ...bytes);
  async function sendFrom(localAddress: string, ...bytes: Buffer[]): Promise<Socket> {
    const host = localAddress.includes(':') ? '::1' : '127.0.0.1';
    const socket = connect({ port: stream.server.report().rtmpPort ?? 0, host, localAddress });
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.resume();
    await once(socket, 'connect');
    bytes.forEach((part) => socket.write(part));
    return socket;
  }
  /** Fails after eight seconds, which is sooner than the ten seconds after which a silent connection is closed. */
  const isClosed = (socket: Socket, timeoutMs = 8_000): Promise<boolean> =>
    until(() => socket.closed, Boolean, timeoutMs);
  const kilobytes = (): number =>
    Number(execFileSync('ps', ['-o', 'rss=', '-p', String(stream.processes().pid)], { encoding: 'utf8' }));

  it('closes what is not RTMP', async () => {
    const { pid } = stream.processes();
    await isClosed(await send(Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')));
    await isClosed(await send(Buffer.from([4]), randomBytes(1_000_000)));
    for (let i = 0; i < 40; i += 1) {
      const socket = await send(handshake, randomBytes(20_000));
      socket.end();
    }
    expect(stream.processes().pid).toBe(pid);
    expect(stream.server.report()).toMatchObject({ state: 'running', publishing: null });
  });

  it('allocates no memory for sizes that unknown clients announce', async () => {
    const before = kilobytes();
    for (let connection = 0; connection < 20; connection += 1)
      await isClosed(
        await send(
          handshake,
          ...[3, 4, 5, 6].map((chunkStream) => announce(chunkStream, 0xff_ffff)),
          Buffer.alloc(100),
        ),
      );
    const modest = await Promise.all(
      Array.from({ length: 20 }, () =>
        send(
          handshake,
          ...Array.from({ length: 30 }, (_, i) => Buffer.concat([announce(i + 3, 60_000), Buffer.alloc(128)])),
        ),
      ),
    );
    await Promise.all(modest.map((socket) => isClosed(socket)));
    expect(kilobytes() - before).toBeLessThan(60_000);
  });

  it('answers a second connection after thirty silent ones, and disconnects those', async () => {
    const silent = await Promise.all(Array.from({ length: 30 }, () => send(handshake)));
    await isClosed(await send(Buffer.from('GET / HTTP/1.1\r\n\r\n')));
    await Promise.all(silent.map((socket) => isClosed(socket, 30_000)));
  });

  (hasFfmpeg ? it : it.skip)('takes an encoder while two hundred connections of fifty addresses wait', async () => {
    const { pid } = stream.processes();
    const crowd = await Promise.all(
      Array.from({ length: 200 }, (_, at) => sendFrom(`127.0.1.${(at % 50) + 1}`, handshake)),
    );
    // In less than the ten seconds after which silent connections are closed anyway.
    await until(
      () => crowd.filter(({ closed }) => !closed).length,
      (open) => open <= 64,
      8_000,
    );
    const encoder = stream.publish({ size: '160x90', rate: 10, keyEvery: 10 });
    await stream.reports(({ playlist }) => playlist !== null, 20_000);
    expect(stream.processes().pid).toBe(pid);
    await encoder.stop();
    await stream.reports(({ publishing }) => publishing === null);
  });

  (hasFfmpeg ? it : it.skip)('passes on what the encoder sends while others send nonsense', async () => {
    const { pid } = stream.processes();
    const encoder = stream.publish({ size: '160x90', rate: 10, keyEvery: 10 });
    await stream.reports(({ playlist }) => playlist !== null);
    const first = numbersOf(await stream.read('church/source/index.m3u8')).sequence;
    const before = kilobytes();
    let isOver = false;
    const nonsense = Array.from({ length: 4 }, async (_, at) => {
      for (let turn = 0; !isOver; turn += 1) {
        const address = `127.0.2.${((turn * 4 + at) % 200) + 1}`;
        const socket = await sendFrom(address, handshake, nonsenseAfter(turn), randomBytes(5_000));
        if (turn % 2) socket.destroy();
        else await isClosed(socket, 15_000);
      }
    });
    await until(
      async () => numbersOf(await stream.read('church/source/index.m3u8')).sequence,
      (sequence) => sequence >= first + 3,
      60_000,
    );
    isOver = true;
    await Promise.all(nonsense);
    expect(stream.processes().pid).toBe(pid);
    expect(stream.server.report().publishing).not.toBeNull();
    expect(kilobytes() - before).toBeLessThan(100_000);
    await encoder.stop();
    await stream.reports(({ publishing }) => publishing === null);
  });

  (hasFfmpeg ? it : it.skip)('allows one address four connections besides the accepted encoder', async () => {
    const encoder = stream.publish({ size: '160x90', rate: 10 });
    await stream.reports(({ publishing }) => publishing !== null);
    const silent = [];
    for (let i = 0; i < 4; i += 1) silent.push(await sendFrom('127.0.0.1', handshake));
    await isClosed(await sendFrom('127.0.0.1', handshake));
    await pause(200);
    expect(silent.map(({ closed }) => closed)).toEqual([false, false, false, false]);
    expect((await sendFrom('127.0.0.2', handshake)).closed).toBe(false);
    silent[0]?.destroy();
    await until(
      async () => {
        const another = await sendFrom('127.0.0.1', handshake);
        await pause(100);
        return another.closed;
      },
      (closed) => !closed,
    );
    expect(stream.server.report().publishing).not.toBeNull();
    await encoder.stop();
  });

  const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
    addresses?.some(({ address }) => address === '::1'),
  );
  (hasIpv6 ? it : it.skip)('applies the same limits on IPv6', async () => {
    const silent = [];
    for (let i = 0; i < 4; i += 1) silent.push(await sendFrom('::1', handshake));
    await isClosed(await sendFrom('::1', handshake));
    expect(silent.map(({ closed }) => closed)).toEqual([false, false, false, false]);
  });
});
