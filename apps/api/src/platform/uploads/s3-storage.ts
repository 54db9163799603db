import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { ObjectStore } from '../config/config.ts';
import { type ByteRange, FileStorage, storageUnavailable } from './file-storage.ts';

/** Milliseconds to reach the store, and for it to begin its answer. */
const timeoutMs = { connectionTimeout: 3_000, requestTimeout: 20_000 };
const attempts = 3;

/** Uploaded files in a bucket of a store that speaks S3, below `uploads/`. */
export class S3Storage extends FileStorage {
  private readonly client: S3Client;

  constructor(private readonly store: ObjectStore) {
    super();
    this.client = new S3Client({
      endpoint: store.endpoint,
      region: store.region,
      credentials: { accessKeyId: store.accessKeyId, secretAccessKey: store.secretAccessKey },
      forcePathStyle: true,
      // Other stores than Amazon's know nothing of the checksums that the client would add by itself.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: timeoutMs,
      maxAttempts: attempts,
    });
  }

  async put(name: string, content: Buffer | { path: string }, type: string): Promise<void> {
    const body = Buffer.isBuffer(content) ? content : createReadStream(content.path);
    const object = {
      ...this.object(name),
      Body: body,
      ContentType: type,
      CacheControl: 'public, max-age=31536000, immutable',
    };
    await this.ask(() => new Upload({ client: this.client, params: object }).done());
  }

  async size(name: string): Promise<number | null> {
    const answer = await this.ask(() =>
      this.client.send(new HeadObjectCommand(this.object(name))).catch(nullIfMissing),
    );
    return answer?.ContentLength ?? null;
  }

  async open(name: string, range?: ByteRange): Promise<Readable> {
    const Range = range && `bytes=${range.first}-${range.last}`;
    const { Body } = await this.ask(() => this.client.send(new GetObjectCommand({ ...this.object(name), Range })));
    if (!Body) throw storageUnavailable();
    return Body as Readable;
  }

  async remove(name: string): Promise<void> {
    await this.ask(() => this.client.send(new DeleteObjectCommand(this.object(name))));
  }

  private object(name: string): { Bucket: string; Key: string } {
    return { Bucket: this.store.bucket, Key: `uploads/${name}` };
  }

  /** @throws DomainError 503 for whatever the store or the way to it answers */
  private async ask<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    try {
      return await call();
    } catch (error) {
      throw Object.assign(storageUnavailable(), { cause: error });
    }
  }
}

function nullIfMissing(error: unknown): null {
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
  if (status === 404) return null;
  throw error;
}
