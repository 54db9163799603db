import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a service does instead of answering when it fails. */
export type Failure = 'hangs' | 'fails' | 'speaks HTML' | 'breaks off' | 'speaks nonsense';

export interface JsonRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
}

export interface JsonAnswer {
  status?: number;
  body: unknown;
}

/** A third-party JSON service on a free port of this machine. A test can choose how it fails. */
export abstract class JsonServer {
  readonly requests: JsonRequest[] = [];
  /** Failures by path: each applies to all paths that contain the key. */
  readonly failures = new Map<string, Failure>();
  private readonly server: Server;

  protected constructor() {
    this.server = createServer((request, response) => void this.serve(request, response));
  }

  protected abstract answer(request: JsonRequest): JsonAnswer;

  async start(): Promise<this> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return this;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  countOf(path: string): number {
    return this.requests.filter((request) => request.path.includes(path)).length;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pathname, searchParams } = new URL(request.url ?? '/', this.origin);
    const text = Buffer.concat(chunks).toString();
    const asked = {
      method: request.method ?? 'GET',
      path: pathname,
      query: searchParams,
      headers: request.headers,
      body: (text ? JSON.parse(text) : {}) as Record<string, unknown>,
    };
    this.requests.push(asked);
    const failure = [...this.failures].find(([path]) => pathname.includes(path))?.[1];
    if (failure) return spoil(failure, response);
    const { status = 200, body } = this.answer(asked);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }
}

function spoil(failure: Failure, response: ServerResponse): void {
  if (failure === 'hangs') return;
  if (failure === 'breaks off') return void response.destroy();
  if (failure === 'fails')
    return void response
      .writeHead(500, { 'content-type': 'application/json' })
      .end('{"message":"An error has occurred."}');
  if (failure === 'speaks nonsense')
    return void response
      .writeHead(200, { 'content-type': 'application/json' })
      .end('{"data":[[]],"status":{"amount":"many"},"merchant_reference":7}');
  response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>We will be back soon</title>');
}
