import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientAddress } from '../http/client-address.ts';
import { RateLimits } from '../rate-limits/rate-limits.ts';
import { readRange } from './byte-range.ts';
import { contentDisposition } from './content-disposition.ts';
import { FileStorage } from './file-storage.ts';
import { contentTypes, type Ending, type NamedFile, readName } from './upload-name.ts';

type FileRequest = FastifyRequest<{ Params: { name: string }; Querystring: { download?: unknown } }>;

const forGood = 'public, max-age=31536000, immutable';
/** What lies here came from outside: opened by itself it may run, load and send nothing. */
const policy = "sandbox; default-src 'none'";
/**
 * A recording opened by itself is a document of the browser's that loads the recording again, from this site: kept from
 * that it stays silent. It still runs no script.
 */
const recordingPolicy = "sandbox allow-same-origin; default-src 'none'; media-src 'self'";

interface Found {
  name: string;
  ending: Ending;
  bytes: number;
  /** A larger file stands in for a copy that is not made yet. */
  isInstead: boolean;
}

/** `GET /uploads/{name}`: what was uploaded, to everybody, with byte ranges. */
@Injectable()
export class UploadFiles implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly storage: FileStorage,
    private readonly limits: RateLimits,
  ) {}

  onModuleInit(): void {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    fastify.route({
      method: ['GET', 'HEAD'],
      url: '/uploads/:name',
      compress: false,
      handler: (request, reply) => this.answer(request as FileRequest, reply),
    });
  }

  private async answer(request: FileRequest, reply: FastifyReply): Promise<unknown> {
    await this.limits.admit('file', clientAddress(request.ip));
    const named = readName(request.params.name);
    const found = named && (await this.find(named));
    if (!found) return reply.callNotFound();
    const etag = `"${found.name}"`;
    void reply.headers({
      'content-type': contentTypes[found.ending],
      'content-security-policy': /^(audio|video)\//.test(contentTypes[found.ending]) ? recordingPolicy : policy,
      'x-content-type-options': 'nosniff',
      'cache-control': found.isInstead ? 'no-cache' : forGood,
      'accept-ranges': 'bytes',
      etag,
    });
    if (typeof request.query.download === 'string')
      void reply.header('content-disposition', contentDisposition(request.query.download, found.ending));
    if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag)) return reply.code(304).send();
    return this.send(found, request, reply, etag);
  }

  private async send(
    { name, bytes }: Found,
    request: FileRequest,
    reply: FastifyReply,
    etag: string,
  ): Promise<unknown> {
    const condition = request.headers['if-range'];
    const range = condition === undefined || condition === etag ? readRange(request.headers.range, bytes) : undefined;
    if (range === 'unsatisfiable')
      return reply.code(416).header('content-range', `bytes */${bytes}`).header('cache-control', 'no-store').send();
    const length = range ? range.last - range.first + 1 : bytes;
    void reply.header('content-length', length);
    if (range) void reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${bytes}`);
    return reply.send(request.method === 'HEAD' ? undefined : await this.storage.open(name, range));
  }

  private async find({ name, ending, instead }: NamedFile): Promise<Found | null> {
    const bytes = await this.storage.size(name);
    if (bytes !== null) return { name, ending, bytes, isInstead: false };
    for (const other of instead) {
      const size = await this.storage.size(other);
      if (size !== null) return { name: other, ending: 'jpg', bytes: size, isInstead: true };
    }
    return null;
  }
}
