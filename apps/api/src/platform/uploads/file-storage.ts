import type { Readable } from 'node:stream';
import type { ByteRange } from '@ministry/domain';
import { type DomainError, unavailable } from '../errors/domain-error.ts';
import { uploadTexts } from './uploads.copy.ts';

/** Response headers of a file that is fetched by a signed address. */
export interface SignedHeaders {
  type: string;
  disposition?: string;
}

/** Stores uploaded files: in a folder on this machine, or in a bucket of an object store. Names contain no folders; a file never changes. */
export abstract class FileStorage {
  /** Stores the bytes, or the file at a local path (which may be moved), completely or not at all. */
  abstract put(name: string, content: Buffer | { path: string }, type: string): Promise<void>;
  /** Bytes of a file; null if it does not exist. @throws DomainError 503 if the storage cannot be read */
  abstract size(name: string): Promise<number | null>;
  /** Reads a file or a part of it; null if it does not exist. The caller must consume or destroy the stream. @throws DomainError 503 */
  abstract open(name: string, range?: ByteRange): Promise<Readable | null>;
  /** An address, valid for some hours, at which a browser fetches the file directly from the object store; null if this server must send it. */
  abstract signedAddress(name: string, headers: SignedHeaders): Promise<string | null>;
  /** Removes a file; does nothing if it does not exist. */
  abstract remove(name: string): Promise<void>;
}

export const storageUnavailable = (): DomainError =>
  unavailable('STORAGE_UNAVAILABLE', uploadTexts.storageUnavailable, 10);
