import { Agent, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import request from 'supertest';

export interface ApiRequest {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
  url: string;
  query?: Record<string, string>;
  headers?: Record<string, string | undefined>;
  /** An object is sent as JSON. */
  payload?: string | object | undefined;
  /** The client address that the application sees, for tests about limits per address. */
  remoteAddress?: string;
}

export interface ApiAnswer {
  statusCode: number;
  headers: IncomingHttpHeaders;
  /** The body after decompression. */
  rawPayload: Buffer;
  body: string;
  json<Body = ReturnType<JSON['parse']>>(): Body;
}

const addressHeader = 'x-address-of-the-test';

/** All sockets of a test have the same address. This header tells the application which address to see instead. */
function applyRemoteAddress({ headers, socket }: IncomingMessage): void {
  const value = headers[addressHeader];
  Reflect.deleteProperty(headers, addressHeader);
  if (value === undefined) Reflect.deleteProperty(socket, 'remoteAddress');
  else Object.defineProperty(socket, 'remoteAddress', { value, configurable: true });
}

function readAll(answer: IncomingMessage, done: (error: Error | null, body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  answer.on('data', (chunk: Buffer) => chunks.push(chunk));
  answer.on('end', () => done(null, Buffer.concat(chunks)));
}

/** Sends one request to an address. */
export async function sendTo(
  site: string,
  { method = 'GET', url, query, headers = {}, payload, remoteAddress }: ApiRequest,
  agent?: Agent,
): Promise<ApiAnswer> {
  const path = query ? `${url}?${new URLSearchParams(query).toString()}` : url;
  const sent = new request.Test(site, method, path).parse(readAll as never);
  if (agent) void sent.agent(agent);
  // supertest requests gzip by default.
  void sent.unset('accept-encoding');
  for (const [name, value] of Object.entries(headers))
    // Sends the bytes of the UTF-8 text, as curl does: Node refuses characters outside Latin-1.
    if (value !== undefined) void sent.set(name, Buffer.from(value).toString('latin1'));
  if (remoteAddress !== undefined) void sent.set(addressHeader, remoteAddress);
  if (payload !== undefined) {
    const isReady = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isReady && headers['content-type'] === undefined) void sent.type('application/json');
    // The payload is sent unchanged, even if its content type says something else.
    void sent.serialize((body) => body).send(Buffer.from(isReady ? payload : JSON.stringify(payload)));
  }
  const answer = await sent;
  const rawPayload = Buffer.isBuffer(answer.body) ? answer.body : Buffer.alloc(0);
  const body = rawPayload.toString();
  return { statusCode: answer.status, headers: answer.headers, rawPayload, body, json: () => JSON.parse(body) };
}

/** Sends requests to one server over keep-alive connections. */
export class ApiClient {
  /** Closes idle connections long before the server does, so that no request is sent on a socket that is being closed. */
  private readonly agent = new Agent({ keepAlive: true, timeout: 5_000 });

  constructor(private readonly server: Server) {
    server.prependListener('request', applyRemoteAddress);
  }

  get site(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  send(request: ApiRequest): Promise<ApiAnswer> {
    return sendTo(this.site, request, this.agent);
  }

  close(): void {
    this.agent.destroy();
  }
}
