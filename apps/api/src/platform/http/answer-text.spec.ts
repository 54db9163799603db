import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerJson, answerText } from './answer-text.ts';

describe('an answer from another server', () => {
  let server: Server;
  let sent = 0;
  let closed: Promise<unknown>;
  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url === '/short') return void response.end('{"name":"Ŋina"}');
      closed = once(response, 'close');
      const piece = Buffer.alloc(65_536, 'x');
      const send = (): void => {
        while (!response.destroyed && response.write(piece)) sent += piece.length;
      };
      response.on('drain', send);
      send();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => void server.close());

  const get = (path: string): Promise<Response> =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

  it('is read as text and as JSON', async () => {
    expect(await answerText(await get('/short'))).toBe('{"name":"Ŋina"}');
    expect(await answerJson(await get('/short'))).toEqual({ name: 'Ŋina' });
  });

  it('is cut off after 1 MB where it does not end', async () => {
    await expect(answerText(await get('/endless'))).rejects.toThrow('more than 1048576 bytes');
    await closed;
    expect(sent).toBeLessThan(20_000_000);
  });
});
