import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { until } from '../../test/until.ts';
import { type PublisherHandler, RtmpConnection } from './rtmp-connection.ts';
import { RtmpParser } from './rtmp-parser.ts';

const handshake = Buffer.concat([Buffer.from([3]), Buffer.alloc(2 * 1_536)]);

/** A message on one chunk stream, in chunks of 128 bytes. */
function message(type: number, payload: Buffer, chunkStream = 3): Buffer {
  const head = Buffer.alloc(12);
  head[0] = chunkStream;
  head.writeUIntBE(payload.length, 4, 3);
  head[7] = type;
  const chunks: Buffer[] = [head];
  for (let at = 0; at < payload.length; at += 128) {
    if (at > 0) chunks.push(Buffer.from([0xc0 | chunkStream]));
    chunks.push(payload.subarray(at, at + 128));
  }
  return Buffer.concat(chunks);
}

const text = (value: string): Buffer =>
  Buffer.concat([Buffer.from([2, value.length >> 8, value.length & 255]), Buffer.from(value)]);
const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(9);
  bytes.writeDoubleBE(value, 1);
  return bytes;
};
const nothing = Buffer.from([5]);
/** An AMF0 object, built from the bytes of its values. */
const object = (fields: Record<string, Buffer>): Buffer =>
  Buffer.concat([
    Buffer.from([3]),
    ...Object.entries(fields).flatMap(([name, value]) => [text(name).subarray(1), value]),
    Buffer.from([0, 0, 9]),
  ]);
const command = (...parts: Buffer[]): Buffer => message(20, Buffer.concat(parts));
const connectTo = (more: Record<string, Buffer> = {}): Buffer =>
  command(text('connect'), number(1), object({ app: text('live'), tcUrl: text('rtmp://localhost/live'), ...more }));
const createStream = command(text('createStream'), number(2), nothing);
const publish = command(text('publish'), number(3), nothing, text('church?key=right'), text('live'));

describe('RtmpParser', () => {
  const start = (opening = handshake): RtmpParser => {
    const parser = new RtmpParser({
      output: () => undefined,
      publish: () => undefined,
      play: () => undefined,
      media: () => undefined,
      finish: () => undefined,
    });
    parser.parserData(opening);
    return parser;
  };

  it('refuses another protocol at its first byte', () => {
    expect(() => start(Buffer.from('GET / HTTP/1.1'))).toThrow('another protocol');
  });

  it('refuses more than sixteen chunk streams, each of which buffers a message', () => {
    const parser = start();
    for (let chunkStream = 3; chunkStream < 19; chunkStream += 1)
      parser.parserData(message(9, Buffer.alloc(300), chunkStream).subarray(0, 12 + 128));
    expect(() => parser.parserData(message(9, Buffer.alloc(300), 19).subarray(0, 12 + 128))).toThrow(
      'too many chunk streams',
    );
  });

  it('refuses a message of more than 8 MB, also from an encoder with a key', () => {
    const parser = start();
    parser.accept();
    const announced = message(9, Buffer.alloc(8 * 1024 * 1024 + 1)).subarray(0, 13);
    expect(() => parser.parserData(announced)).toThrow('message too long');
  });

  it.each([0, 16 * 1024 * 1024 + 1])('refuses chunks of %d bytes', (bytes) => {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(bytes);
    expect(() => start().parserData(message(1, size, 2))).toThrow('chunk size out of range');
  });

  it('refuses a message that becomes shorter than what has arrived of it', () => {
    const begun = message(9, Buffer.alloc(300)).subarray(0, 12 + 128);
    const shorter = message(9, Buffer.alloc(10));
    expect(() => start().parserData(Buffer.concat([begun, shorter]))).toThrow('message changed');
  });

  it('refuses a command that would take long to answer', () => {
    const names = Array.from({ length: 3_000 }, (_, at): [string, Buffer] => [`field${at}`, nothing]);
    const large = connectTo({ objectEncoding: object(Object.fromEntries(names)) });
    const startedAt = performance.now();
    expect(() => start().parserData(large)).toThrow('command too long');
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });
});

describe('RtmpConnection', () => {
  const sockets: Socket[] = [];
  afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));

  /** Both ends of one connection. */
  async function open(admit: PublisherHandler['admit']): Promise<{ client: Socket; server: Socket }> {
    const listener = createServer().listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const { port } = listener.address() as AddressInfo;
    // A refused encoder need not close its half of the connection.
    const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    client.on('error', () => undefined);
    const [server] = (await once(listener, 'connection')) as [Socket];
    listener.close();
    sockets.push(client, server);
    new RtmpConnection(server, { admit, onMessage: () => undefined, onClose: () => undefined });
    client.write(handshake);
    return { client, server };
  }
  const isClosed = (socket: Socket): Promise<boolean> => until(() => socket.destroyed, Boolean);

  it('ends when it sends 128 KB before its key is accepted', async () => {
    const { client, server } = await open(() => Promise.resolve(null));
    client.resume();
    // Sends in rounds until the limit, so that not all of it is refused at once.
    for (let sent = 0; sent < 1_000_000 && !client.destroyed; sent += createStream.length * 100) {
      client.write(Buffer.concat(Array.from({ length: 100 }, () => createStream)));
      await new Promise((resolve) => setImmediate(resolve));
    }
    await isClosed(server);
    expect(server.bytesRead).toBeLessThan(300_000);
  });

  it('ends when an encoder does not read its answers', async () => {
    const { client, server } = await open(() => Promise.resolve(null));
    client.write(Buffer.concat([connectTo(), createStream, publish]));
    await once(client, 'data');
    // Simulates full kernel buffers.
    server.cork();
    let waiting = 0;
    const flood = Buffer.concat(Array.from({ length: 2_000 }, () => createStream));
    while (!client.destroyed && !server.destroyed && waiting < 2_000_000) {
      client.write(flood);
      await new Promise((resolve) => setImmediate(resolve));
      waiting = Math.max(waiting, server.writableLength);
    }
    await isClosed(server);
    expect(waiting).toBeLessThan(2_000_000);
  });

  it('asks about one key, and ends when there is a second request', async () => {
    const keys: string[] = [];
    const { client, server } = await open((_connection, key) => {
      keys.push(key);
      return new Promise(() => undefined);
    });
    client.write(Buffer.concat([connectTo(), createStream, publish, publish]));
    await isClosed(server);
    expect(keys).toEqual(['right']);
  });

  it('ends after a refusal, also when the encoder never closes', async () => {
    const { client, server } = await open(() => Promise.resolve('Wrong key'));
    client.resume();
    client.write(Buffer.concat([connectTo(), createStream, publish]));
    await isClosed(server);
  });

  it('ends when the stream cannot be opened, and nothing else does', async () => {
    const { client, server } = await open(() => Promise.reject(new Error('no space left on device')));
    client.write(Buffer.concat([connectTo(), createStream, publish]));
    client.resume();
    await isClosed(server);
  });
});
