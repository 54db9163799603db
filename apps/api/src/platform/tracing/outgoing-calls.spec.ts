import { channel } from 'node:diagnostics_channel';
import { request } from 'node:http';
import { jest } from '@jest/globals';
import { watchOutgoingCalls } from './outgoing-calls.ts';
import type { RequestTrace } from './request-trace.ts';

describe('the span of a call to another server', () => {
  const start = jest.fn<RequestTrace['start']>();
  let stop: () => void;
  beforeAll(() => {
    stop = watchOutgoingCalls({ start } as unknown as RequestTrace);
  });
  beforeEach(() => start.mockClear());
  afterAll(() => stop());

  it.each([
    ['http://[fd00::5]:8443/path', 'fd00::5', 8443],
    ['http://[fd00::5]/', 'fd00::5', 80],
    ['http://example.org:8080/path', 'example.org', 8080],
    ['http://example.org/', 'example.org', 80],
  ])('names host and port of %s, by node:http and by fetch', (url, host, port) => {
    const call = request(url, { createConnection: () => undefined as never }).on('error', () => undefined);
    channel('http.client.request.start').publish({ request: call });
    call.destroy();
    channel('undici:request:create').publish({ request: { method: 'GET', origin: new URL(url).origin } });
    const attributes = expect.objectContaining({ 'server.address': host, 'server.port': port });
    expect(start.mock.calls).toEqual([
      ['GET', expect.anything(), attributes],
      ['GET', expect.anything(), attributes],
    ]);
  });

  it('does not need a host', () => {
    channel('undici:request:create').publish({ request: { method: 'GET', origin: 'fd00::5' } });
    expect(start).toHaveBeenCalledWith('GET', expect.anything(), expect.objectContaining({ 'server.port': 80 }));
  });
});
