import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { jest } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { addBodyParsers } from './body-parsers.ts';
import { addMultipart, bodyTimeout, multipartTaken } from './multipart.ts';

describe('a body that does not end', () => {
  let server: FastifyInstance;
  let arrivals = 0;
  beforeAll(async () => {
    server = fastify();
    addBodyParsers(server);
    await addMultipart(server);
    server.addHook('onRequest', (_request, _reply, done) => {
      arrivals += 1;
      done();
    });
    server.post('/form', () => 'taken');
    server.post('/upload', { config: multipartTaken }, async (request) => once(request.raw, 'end'));
    await server.listen({ host: '127.0.0.1', port: 0 });
  });
  beforeEach(() =>
    jest.useFakeTimers({
      doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date', 'setInterval', 'clearInterval'],
    }),
  );
  afterEach(() => jest.useRealTimers());
  afterAll(() => server.close());

  /** Begins a request and lets the time limit of its body pass. Returns whether the connection was closed. */
  async function isCutOff(path: string, type: string): Promise<boolean> {
    const before = arrivals;
    const socket: Socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    const closed = new Promise<true>((resolve) => socket.once('close', () => resolve(true)));
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 1000\r\n\r\n{`);
    while (arrivals === before) await new Promise((turn) => setImmediate(turn));
    jest.advanceTimersByTime(bodyTimeout);
    const open = new Promise<false>((resolve) => {
      // An interval, because the time-outs are fake timers.
      const moment = setInterval(() => {
        clearInterval(moment);
        resolve(false);
      }, 300);
    });
    const isClosed = await Promise.race([closed, open]);
    socket.destroy();
    return isClosed;
  }

  it.each([
    ['/form', 'application/json', true],
    ['/upload', 'application/json', true],
    ['/upload', 'application/x-www-form-urlencoded', true],
    ['/upload', 'multipart/form-data; boundary=b', false],
  ])('sent to %s as %s is cut off after half a minute: %s', async (path, type, expected) => {
    expect(await isCutOff(path, type)).toBe(expected);
  });
});
