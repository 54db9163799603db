import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type EmbeddedServer, rightKey, startEmbeddedServer } from '../embedded-server.ts';
import { until } from '../stand-ins/until.ts';

const handshake = Buffer.concat([Buffer.from([3]), Buffer.alloc(1_536), Buffer.alloc(1_536)]);
const string = (text: string): Buffer => Buffer.concat([Buffer.from([2, 0, text.length]), Buffer.from(text)]);
const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(9);
  bytes.writeDoubleBE(value, 1);
  return bytes;
};
const nothing = Buffer.from([5]);
const object = (fields: Record<string, string>): Buffer =>
  Buffer.concat([
    Buffer.from([3]),
    ...Object.entries(fields).flatMap(([name, value]) => [
      Buffer.from([0, name.length]),
      Buffer.from(name),
      string(value),
    ]),
    Buffer.from([0, 0, 9]),
  ]);

/** Builds one RTMP command; its body may have at most 128 bytes. */
function command(...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(12);
  head[0] = 3;
  head.writeUIntBE(body.length, 4, 3);
  head[7] = 20;
  return Buffer.concat([head, body]);
}

const connectRequest = Buffer.concat([
  handshake,
  command(string('connect'), number(1), object({ app: 'live', tcUrl: 'rtmp://127.0.0.1/live' })),
]);
const ask = command(string('publish'), number(3), nothing, string(`church?key=${rightKey}`), string('live'));
const finish = command(string('deleteStream'), number(4), nothing, number(1));

describe('embedded media server: an encoder that leaves before its key is checked', () => {
  let stream: EmbeddedServer;

  beforeAll(async () => {
    stream = await startEmbeddedServer();
  });
  afterAll(() => stream.close());

  async function send(bytes: Buffer): Promise<Socket> {
    const socket = connect(stream.server.report().rtmpPort ?? 0, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.resume();
    await once(socket, 'connect');
    socket.write(bytes);
    return socket;
  }

  it.each([
    ['says that it has finished', finish],
    ['asks twice', ask],
  ])('does not occupy the stream when it %s', async (_, then) => {
    const ghost = await send(Buffer.concat([connectRequest, ask, then]));
    await until(() => ghost.closed, Boolean);
    const next = await send(Buffer.concat([connectRequest, ask]));
    await stream.reports(({ publishing }) => publishing !== null);
    next.destroy();
    await stream.reports(({ publishing }) => publishing === null, 6_000);
  });
});
