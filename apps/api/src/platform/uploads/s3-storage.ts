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
 * Milliseconds. `connect`: to reach the store. `read` and `write`: until its response begins, after a query or after one part of
 * a file. `idle`: without a byte in the middle of a file, which is also how long a slow phone may take for the buffered data.
 */
const defaultTimeouts = { connect: 3_000, read: 3_000, write: 20_000, idle: 60_000 };
const attempts = 3;
/** Seconds that a signed address is valid. A player uses the same address for each part, also after a pause. */
const signedSeconds = 6 * 3_600;
const hour = 3_600_000;

export const createS3Client = (store: ObjectStore, timeouts = defaultTimeouts): S3Client =>
  new S3Client({
    endpoint: store.endpoint,
    region: store.region,
    credentials: { accessKeyId: store.accessKeyId, secretAccessKey: store.secretAccessKey },
    forcePathStyle: true,
    // Stores other than Amazon's do not support the checksums that the client adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: timeouts.connect,
      requestTimeout: timeouts.write,
      // Without this option, exceeding the time limit only logs a warning.
      throwOnRequestTimeout: true,
      socketTimeout: timeouts.idle,
    },
    maxAttempts: attempts,
  });

/** Stores uploaded files in a bucket of an S3-compatible store, below `uploads/`. */
export class S3Storage extends FileStorage {
  private readonly client: S3Client;
  /** Signs for the endpoint that browsers use, because the endpoint is part of the signature. */
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
      // A shared cache must not serve the file after the address has expired or the file was deleted.
      ResponseCacheControl: `private, max-age=${signedSeconds}`,
    });
    // The address stays the same for an hour, so that browsers can reuse what they have fetched.
    const signingDate = new Date(Math.floor(Date.now() / hour) * hour);
    return getSignedUrl(this.signer, command, { expiresIn: signedSeconds, signingDate });
  }

  async remove(name: string): Promise<void> {
    await this.ask(() => this.client.send(new DeleteObjectCommand(this.object(name)), this.readLimit));
  }

  /** Time limit of all requests except the parts of a file. */
  private get readLimit(): { requestTimeout: number } {
    return { requestTimeout: this.timeouts.read };
  }

  private object(name: string): { Bucket: string; Key: string } {
    return { Bucket: this.store.bucket, Key: `uploads/${name}` };
  }

  /** Null for a missing file. The response to HEAD has no body to say whether the file or the whole bucket is missing, so the bucket is checked. */
  private readonly nullIfMissing = async (error: unknown): Promise<null> => {
    if (!isNotFound(error)) throw error;
    const bucket = new HeadBucketCommand({ Bucket: this.store.bucket });
    // An access key for files only may not query the bucket. Any error but 404 means that the bucket exists.
    await this.client.send(bucket, this.readLimit).catch((problem: unknown) => {
      if (isNotFound(problem)) throw problem;
    });
    return null;
  };

  /** @throws DomainError 503 for any error of the store or the connection to it */
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
