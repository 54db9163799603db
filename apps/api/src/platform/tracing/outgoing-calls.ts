import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { type Span, SpanKind } from '@opentelemetry/api';
import { codeOf } from '../database/errors.ts';
import type { RequestTrace } from './request-trace.ts';

interface FetchRequest {
  method: string;
  origin: string | URL;
}

/** What the diagnostics channels of Node report about the two ways of calling another server. */
type Message =
  | { request: FetchRequest; response?: { statusCode: number }; error?: unknown }
  | { request: ClientRequest; response?: IncomingMessage; error?: unknown };

/** What the server of a call is, as far as the request says. Without `new URL`: an error in a listener would end the process. */
function serverOf(request: Message['request']): { protocol?: string; host?: string; port?: string } {
  if ('origin' in request)
    return /^(?<protocol>\w+:)\/\/\[?(?<host>.*?)\]?(?::(?<port>\d+))?$/.exec(String(request.origin))?.groups ?? {};
  const { protocol, host } = request;
  return { protocol, host, ...(/(?:^[^:]*|\]):(?<port>\d+)$/.exec(String(request.getHeader('host')))?.groups ?? {}) };
}

/**
 * Adds a span for each call to another server by `fetch` or `node:http`, with method, host and status. It has no URL, which may
 * contain personal data or a key. Returns a function that stops it.
 */
export function watchOutgoingCalls(traces: RequestTrace): () => void {
  const spans = new WeakMap<object, Span>();
  const begin = ({ request }: Message): void => {
    const { protocol, host, port } = serverOf(request);
    const span = traces.start(request.method, SpanKind.CLIENT, {
      'http.request.method': request.method,
      'server.address': host,
      'server.port': Number(port) || (protocol === 'https:' ? 443 : 80),
    });
    if (span) spans.set(request, span);
  };
  const note = ({ request, response }: Message): void => {
    const status = response?.statusCode;
    if (status) spans.get(request)?.setAttribute('http.response.status_code', status);
  };
  const end = (message: Message): void => {
    note(message);
    const span = spans.get(message.request);
    if (!span) return;
    spans.delete(message.request);
    traces.end(span, message.error ? codeOf(message.error) || 'error' : undefined);
  };
  const channels = {
    'undici:request:create': begin,
    'undici:request:headers': note,
    'undici:request:trailers': end,
    'undici:request:error': end,
    'http.client.request.start': begin,
    'http.client.response.finish': end,
    'http.client.request.error': end,
  };
  const listeners = Object.entries(channels).map(([name, listener]) => {
    const onMessage = (message: unknown): void => listener(message as Message);
    subscribe(name, onMessage);
    return () => unsubscribe(name, onMessage);
  });
  return () => listeners.forEach((stop) => stop());
}
