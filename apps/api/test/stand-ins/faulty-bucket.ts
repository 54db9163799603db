import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Ways in which the bucket can fail. */
export type BucketFailure =
  'hangs' | 'stalls in the body' | 'is full' | 'denies' | 'breaks off' | 'speaks HTML' | 'fails' | 'does not exist';

/** The part of S3 that the product uses, with faults that a test can choose. */
export class FaultyBucket {
  readonly objects = new Map<string, Buffer>();
  readonly requests: string[] = [];
  fault: BucketFailure | undefined;
  /** Only requests with these methods have the fault; undefined: all of them. */
  faultyMethods: string[] | undefined;
  /** Only requests for this path have the fault; undefined: all of them. */
  faultyPath: string | undefined;
  private readonly server: Server = createServer((request, response) => void this.serve(request, response));

  async start(): Promise<this> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return this;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  heal(): void {
    this.fault = this.faultyMethods = this.faultyPath = undefined;
  }

  /** Settings that point the product to this stand-in. */
  get environment(): Record<'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string> {
    return {
      S3_ENDPOINT: `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`,
      S3_BUCKET: 'uploads',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const key = new URL(request.url ?? '/', 'http://bucket').pathname.replace(/\/$/, '');
    this.requests.push(`${request.method} ${key}`);
    const isFaulty = (this.faultyMethods?.includes(request.method ?? '') ?? true) && (this.faultyPath ?? key) === key;
    if (this.fault && isFaulty) return this.misbehave(this.fault, request, response);
    if (request.method === 'PUT') {
      this.objects.set(key, await buffer(request));
      return void response.writeHead(200, { etag: '"1"' }).end();
    }
    if (request.method === 'HEAD' && key === '/uploads') return void response.writeHead(200).end();
    if (request.method === 'DELETE') {
      this.objects.delete(key);
      return void response.writeHead(204).end();
    }
    const content = this.objects.get(key);
    if (!content) return void refuse(response, 404, 'NoSuchKey');
    response.writeHead(200, { 'content-length': content.length }).end(request.method === 'HEAD' ? undefined : content);
  }

  private misbehave(fault: BucketFailure, request: IncomingMessage, response: ServerResponse): void {
    if (fault === 'hangs') return;
    if (fault === 'breaks off') return void request.socket.destroy();
    request.resume();
    if (fault === 'stalls in the body') return void response.writeHead(200, { 'content-length': 100_000 }).write('x');
    if (fault === 'speaks HTML')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Welcome</title>');
    if (fault === 'is full') return refuse(response, 403, 'QuotaExceeded');
    // An answer to HEAD has no body, so the error code is missing.
    if (fault === 'does not exist' && request.method === 'HEAD') return void response.writeHead(404).end();
    if (fault === 'does not exist') return refuse(response, 404, 'NoSuchBucket');
    if (fault === 'denies') return refuse(response, 403, 'AccessDenied');
    refuse(response, 500, 'InternalError');
  }
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
