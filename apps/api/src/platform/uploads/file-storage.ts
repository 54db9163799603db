import type { Readable } from 'node:stream';
import type { ByteRange } from '@ministry/domain';
import { type DomainError, unavailable } from '../errors/domain-error.ts';
import { uploadTexts } from './uploads.copy.ts';

/** What a file is answered with where it is fetched by a signed address. */
export interface SignedHeaders {
  type: string;
  disposition?: string;
}

/** Where uploaded files lie: a folder of this machine, or a bucket elsewhere. Names are flat; a file never changes. */
export abstract class FileStorage {
  /** Stores the bytes, or the file at a path of this machine (which may be moved). Whole or not at all. */
  abstract put(name: string, content: Buffer | { path: string }, type: string): Promise<void>;
  /** Bytes of a file; null when there is none. @throws DomainError 503 when the place cannot be read */
  abstract size(name: string): Promise<number | null>;
  /** Reads a file, or a part of it; null when there is none. The caller consumes or destroys the stream. @throws DomainError 503 */
  abstract open(name: string, range?: ByteRange): Promise<Readable | null>;
  /** Where a browser may fetch the file from the store itself for some hours; null where it gets it from this server. */
  abstract signedAddress(name: string, headers: SignedHeaders): Promise<string | null>;
  /** Removes a file; fine when there is none. */
  abstract remove(name: string): Promise<void>;
}

export const storageUnavailable = (): DomainError =>
  unavailable('STORAGE_UNAVAILABLE', uploadTexts.storageUnavailable, 10);
