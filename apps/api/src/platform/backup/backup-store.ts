import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import type { Config, ObjectStore } from '../config/config.ts';

/** A complete backup. */
export interface StoredBackup {
  name: string;
  createdAt: Date;
  bytes: number;
}

/** A place where backups are stored. */
export interface BackupStore {
  /** The latest first. */
  list(): Promise<StoredBackup[]>;
  /** Stores a file under a name, completely or not at all. The file itself may be moved. */
  put(file: string, name: string): Promise<void>;
  /** Copies a backup to a file on this machine. */
  fetch(name: string, file: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** Whether the backups are on the same disk as a folder of this machine. */
  isOnDiskOf(folder: string): Promise<boolean>;
}

const form = /^ministry-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz\.age$/;

export const nameOf = (moment: Date): string =>
  `ministry-${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz.age`;

function storedBackup(name: string, bytes: number): StoredBackup[] {
  const [, day, hours, minutes, seconds] = form.exec(name) ?? [];
  return day ? [{ name, createdAt: new Date(`${day}T${hours}:${minutes}:${seconds}Z`), bytes }] : [];
}

const latestFirst = (one: StoredBackup, other: StoredBackup): number => +other.createdAt - +one.createdAt;

/** A folder, preferably on another disk or machine than the data. */
class FolderStore implements BackupStore {
  constructor(private readonly folder: string) {}

  async list(): Promise<StoredBackup[]> {
    const names = await readdir(this.folder).catch(() => []);
    const found = await Promise.all(
      names.map(async (name) => {
        // The backup may just have been removed as outdated.
        const facts = await stat(join(this.folder, name)).catch(() => null);
        return facts ? storedBackup(name, facts.size) : [];
      }),
    );
    return found.flat().sort(latestFirst);
  }

  async put(file: string, name: string): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    // Another process may be storing a backup under the same name.
    const part = join(this.folder, `${name}.${randomUUID()}.part`);
    try {
      // The folder is usually on another disk, where a rename is not possible.
      await pipeline(createReadStream(file), createWriteStream(part, { mode: 0o600, flush: true }));
      await rename(part, join(this.folder, name));
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }

  async fetch(name: string, file: string): Promise<void> {
    await copyFile(join(this.folder, name), file);
  }

  async remove(name: string): Promise<void> {
    await rm(join(this.folder, name), { force: true });
  }

  async isOnDiskOf(folder: string): Promise<boolean> {
    return (await stat(this.folder)).dev === (await stat(folder)).dev;
  }
}

/** A bucket that is opened with the S3_ settings. The S3 client is loaded on first use. */
class BucketStore implements BackupStore {
  private client: Promise<S3Client> | undefined;

  constructor(
    private readonly store: ObjectStore,
    private readonly prefix: string,
  ) {}

  async list(): Promise<StoredBackup[]> {
    const { ListObjectsV2Command } = await import('@aws-sdk/client-s3');
    const found: StoredBackup[] = [];
    let token: string | undefined;
    do {
      const page = await (
        await this.connect()
      ).send(new ListObjectsV2Command({ Bucket: this.store.bucket, Prefix: this.prefix, ContinuationToken: token }));
      for (const { Key = '', Size = 0 } of page.Contents ?? [])
        found.push(...storedBackup(Key.slice(this.prefix.length), Size));
      token = page.NextContinuationToken;
    } while (token);
    return found.sort(latestFirst);
  }

  async put(file: string, name: string): Promise<void> {
    const { Upload } = await import('@aws-sdk/lib-storage');
    const params = { ...this.object(name), Body: createReadStream(file), ContentType: 'application/octet-stream' };
    await new Upload({ client: await this.connect(), params }).done();
  }

  async fetch(name: string, file: string): Promise<void> {
    const { GetObjectCommand } = await import('@aws-sdk/client-s3');
    const { Body } = await (await this.connect()).send(new GetObjectCommand(this.object(name)));
    await pipeline(Body as Readable, createWriteStream(file, { mode: 0o600 }));
  }

  async remove(name: string): Promise<void> {
    const { DeleteObjectCommand } = await import('@aws-sdk/client-s3');
    await (await this.connect()).send(new DeleteObjectCommand(this.object(name)));
  }

  isOnDiskOf(): Promise<boolean> {
    return Promise.resolve(false);
  }

  private object(name: string): { Bucket: string; Key: string } {
    return { Bucket: this.store.bucket, Key: `${this.prefix}${name}` };
  }

  private connect(): Promise<S3Client> {
    this.client ??= import('../uploads/s3-storage.ts').then(({ createS3Client }) => createS3Client(this.store));
    return this.client;
  }
}

/** @param place a folder, or `s3://bucket/prefix` */
export function openBackupStore(place: string, objectStore: Config['objectStore']): BackupStore {
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(place) ?? [];
  if (bucket === undefined) return new FolderStore(resolve(place));
  if (!objectStore) throw new Error('A bucket needs the S3_ settings');
  return new BucketStore({ ...objectStore, bucket }, prefix && `${prefix.replace(/\/+$/, '')}/`);
}
