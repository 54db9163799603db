import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { ByteRange } from '@ministry/domain';
import type { ObjectStore } from '../config/config.ts';
import { FileStorage, type SignedHeaders, storageUnavailable } from './file-storage.ts';

/**
 * Milliseconds to reach the store; for its answer to begin, after a question or after one part of a file; and without a byte in
 * the midst of a file, which is also the time that a slow phone may take for what waits in the buffers.
 */
const defaultTimeouts = { connect: 3_000, read: 3_000, write: 20_000, idle: 60_000 };
const attempts = 3;
/** Seconds that a signed address lasts: a player asks the same one for each part, also after a pause. */
const signedSeconds = 6 * 3_600;
const hour = 3_600_000;

export const createS3Client = (store: ObjectStore, timeouts = defaultTimeouts): S3Client =>
  new S3Client({
    endpoint: store.endpoint,
    region: store.region,
    credentials: { accessKeyId: store.accessKeyId, secretAccessKey: store.secretAccessKey },
    forcePathStyle: true,
    // Other stores than Amazon's know nothing of the checksums that the client would add by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: timeouts.connect,
      requestTimeout: timeouts.write,
      // Without it the time limit is a warning and nothing else.
      throwOnRequestTimeout: true,
      socketTimeout: timeouts.idle,
    },
    maxAttempts: attempts,
  });

/** Uploaded files in a bucket of a store that speaks S3, below `uploads/`. */
export class S3Storage extends FileStorage {
  private readonly client: S3Client;
  /** Signs for the address that browsers use, which is part of the signature. */
  private readonly signer: S3Client | undefined;

  constructor(
    private readonly store: ObjectStore,
    private readonly timeouts = defaultTimeouts,
  ) {
    super();
    this.client = createS3Client(store, timeouts);
    this.signer = store.publicEndpoint ? createS3Client({ ...store, endpoint: store.publicEndpoint }) : undefined;
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
      this.client.send(new HeadObjectCommand(this.object(name)), this.readLimit).catch(this.nullIfMissing),
    );
    return answer?.ContentLength ?? null;
  }

  async open(name: string, range?: ByteRange): Promise<Readable | null> {
    const Range = range && `bytes=${range.first}-${range.last}`;
    const answer = await this.ask(() =>
      this.client.send(new GetObjectCommand({ ...this.object(name), Range }), this.readLimit).catch(this.nullIfMissing),
    );
    return (answer?.Body as Readable | undefined) ?? null;
  }

  async signedAddress(name: string, { type, disposition }: SignedHeaders): Promise<string | null> {
    if (!this.signer) return null;
    const command = new GetObjectCommand({
      ...this.object(name),
      ResponseContentType: type,
      ResponseContentDisposition: disposition,
      // No cache of others may answer with it once the address has expired or the file is deleted.
      ResponseCacheControl: `private, max-age=${signedSeconds}`,
    });
    // The same address for an hour: what a browser has fetched of it, it need not fetch again.
    const signingDate = new Date(Math.floor(Date.now() / hour) * hour);
    return getSignedUrl(this.signer, command, { expiresIn: signedSeconds, signingDate });
  }

  async remove(name: string): Promise<void> {
    await this.ask(() => this.client.send(new DeleteObjectCommand(this.object(name)), this.readLimit));
  }

  /** Of everything but the parts of a file. */
  private get readLimit(): { requestTimeout: number } {
    return { requestTimeout: this.timeouts.read };
  }

  private object(name: string): { Bucket: string; Key: string } {
    return { Bucket: this.store.bucket, Key: `uploads/${name}` };
  }

  /** The answer to HEAD has no body that would say whether the file is missing or the whole bucket. */
  private readonly nullIfMissing = async (error: unknown): Promise<null> => {
    if (!isNotFound(error)) throw error;
    const bucket = new HeadBucketCommand({ Bucket: this.store.bucket });
    // A key for the files alone may not ask about the bucket, which is there then.
    await this.client.send(bucket, this.readLimit).catch((problem: unknown) => {
      if (isNotFound(problem)) throw problem;
    });
    return null;
  };

  /** @throws DomainError 503 for whatever the store or the way to it answers */
  private async ask<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    try {
      return await call();
    } catch (error) {
      throw Object.assign(storageUnavailable(), { cause: error });
    }
  }
}

const isNotFound = (error: unknown): boolean =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404;
