import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readRange } from '@ministry/domain';
import { clientAddress } from '../http/client-address.ts';
import { RateLimits } from '../rate-limits/rate-limits.ts';
import { contentDisposition } from './content-disposition.ts';
import { FileStorage } from './file-storage.ts';
import { addressOf, contentTypes, type Ending, type NamedFile, readName, stemOf } from './upload-name.ts';
import { UploadsRepository } from './uploads.repository.ts';

type FileRequest = FastifyRequest<{ Params: { name: string }; Querystring: { download?: unknown; offline?: unknown } }>;

/** Bytes from which a recording is fetched directly from the object store; for smaller ones the redirect costs too much time. */
const largeBytes = 1_000_000;
const forGood = 'public, max-age=31536000, immutable';
/** Uploaded files are not trusted: a file that is opened directly may run, load and send nothing. */
const policy = "sandbox; default-src 'none'";
/**
 * For a recording that is opened directly, the browser makes a document that loads the recording again from this site. Without
 * this permission it would not play. Scripts are still forbidden.
 */
const recordingPolicy = "sandbox allow-same-origin; default-src 'none'; media-src 'self'";

interface StoredFile {
  name: string;
  ending: Ending;
  bytes: number;
  /** A larger file is sent instead of a copy that is not made yet. */
  isSubstitute: boolean;
}

/** `GET /uploads/{name}`: serves uploaded files to everybody, with byte ranges. */
@Injectable()
export class UploadFiles implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly storage: FileStorage,
    private readonly limits: RateLimits,
    private readonly uploads: UploadsRepository,
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
    if (!found) return this.answerReplaced(named, request, reply);
    const type = contentTypes[found.ending];
    const isRecording = /^(audio|video)\//.test(type);
    const disposition =
      typeof request.query.download === 'string' ? contentDisposition(request.query.download, found.ending) : undefined;
    // A script that saves a recording in pieces must get it from this site, because a bucket does not allow cross-origin reads.
    const isDirect = request.method === 'GET' && request.query.offline === undefined;
    if (isRecording && found.bytes >= largeBytes && isDirect) {
      const address = await this.storage.signedAddress(found.name, { type, disposition });
      if (address !== null) return this.redirect(found.name, address, request, reply);
    }
    const etag = `"${found.name}"`;
    const headers: Record<string, string> = {
      'content-type': type,
      'content-security-policy': isRecording ? recordingPolicy : policy,
      'x-content-type-options': 'nosniff',
      'cache-control': found.isSubstitute ? 'no-cache' : forGood,
      'accept-ranges': 'bytes',
      etag,
    };
    if (disposition !== undefined) headers['content-disposition'] = disposition;
    if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag))
      return reply.code(304).headers(headers).send();
    return this.send(found, request, reply, headers);
  }

  /** Redirects to the object store, unless the upload was removed: its file may still be in the store for a while. */
  private async redirect(name: string, address: string, request: FileRequest, reply: FastifyReply): Promise<unknown> {
    if ((await this.uploads.findReady([name])).length === 0) return this.answerReplaced(readName(name), request, reply);
    return reply.code(302).headers({ location: address, 'cache-control': 'no-store' }).send();
  }

  /**
   * Redirects to the replacement of a file (ADR 36), or sends a 404. Browsers cache the response under the requested address, so
   * they must revalidate it each time.
   */
  private async answerReplaced(named: NamedFile | null, request: FileRequest, reply: FastifyReply): Promise<unknown> {
    const name = named && (await this.uploads.findReplacement(stemOf(named.name)));
    if (!named || !name) return reply.callNotFound();
    const copy = /\.(?:320|640|960)\.(?:jpg|avif)$/.exec(named.name)?.[0];
    const wanted = copy === undefined ? name : name.replace(/\.jpg$/, copy);
    const query = request.url.indexOf('?');
    const location = addressOf(readName(wanted) ? wanted : name) + (query === -1 ? '' : request.url.slice(query));
    return reply.code(302).headers({ location, 'cache-control': 'no-cache' }).send();
  }

  private async send(
    { name, bytes }: StoredFile,
    request: FileRequest,
    reply: FastifyReply,
    headers: Record<string, string>,
  ): Promise<unknown> {
    const condition = request.headers['if-range'];
    const range =
      condition === undefined || condition === headers['etag'] ? readRange(request.headers.range, bytes) : undefined;
    if (range === 'unsatisfiable')
      return reply
        .code(416)
        .headers({ ...headers, 'content-range': `bytes */${bytes}`, 'cache-control': 'no-store' })
        .send();
    const body = request.method === 'HEAD' ? undefined : await this.storage.open(name, range);
    // The file was removed after its size was read.
    if (body === null) return this.answerReplaced(readName(name), request, reply);
    void reply.headers({ ...headers, 'content-length': range ? range.last - range.first + 1 : bytes });
    if (range) void reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${bytes}`);
    return reply.send(body);
  }

  private async find({ name, ending, substitutes }: NamedFile): Promise<StoredFile | null> {
    const bytes = await this.storage.size(name);
    if (bytes !== null) return { name, ending, bytes, isSubstitute: false };
    for (const other of substitutes) {
      const size = await this.storage.size(other);
      if (size !== null) return { name: other, ending: 'jpg', bytes: size, isSubstitute: true };
    }
    return null;
  }
}
