import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { currentActor } from '../auth/access.ts';
import { Database } from '../database/database.ts';
import { FileStorage } from './file-storage.ts';
import { IncomingFiles } from './incoming-files.ts';
import type { Upload } from './upload.entity.ts';
import { contentTypes, filesOf, readName, stemOf } from './upload-name.ts';
import { UploadRemoval } from './upload-removal.ts';
import { UploadReplacement } from './upload-replacement.entity.ts';
import { uploadTexts } from './uploads.copy.ts';
import { uploadUnfinished } from './uploads.errors.ts';
import { UploadsRepository } from './uploads.repository.ts';

/** An upload as it is transferred to another site. */
export type TransferredUpload = Pick<
  Upload,
  'name' | 'fileName' | 'altText' | 'kind' | 'bytes' | 'seconds' | 'width' | 'height' | 'focusX' | 'focusY'
> & {
  /** Names of replaced uploads whose addresses redirect to this one (ADR 36). */
  replaces: string[];
};

/** A file in the storage. */
export interface StoredBytes {
  name: string;
  bytes: number;
}

/** Most names in one query. */
const atOnce = 200;

/** Exports uploads to another site and imports them from one, under the same names, so that addresses stay valid. */
@Injectable()
export class UploadTransfer {
  constructor(
    private readonly uploads: UploadsRepository,
    private readonly storage: FileStorage,
    private readonly incoming: IncomingFiles,
    private readonly removal: UploadRemoval,
    private readonly database: Database,
  ) {}

  /** The stored uploads whose names begin with one of the stems, or that replace such an upload. */
  async describe(stems: ReadonlySet<string>): Promise<TransferredUpload[]> {
    const replaced = (await this.database.repository(UploadReplacement).find()).filter(({ name }) =>
      stems.has(stemOf(name)),
    );
    const wanted = new Set([...stems, ...replaced.map(({ replacedBy }) => stemOf(replacedBy))]);
    const found = (await this.uploads.findStoredBefore(new Date())).filter(({ name }) => wanted.has(stemOf(name)));
    return found.map(({ name, fileName, altText, kind, bytes, seconds, width, height, focusX, focusY }) => ({
      ...{ name, fileName, altText, kind, bytes, seconds, width, height, focusX, focusY },
      replaces: replaced.filter(({ replacedBy }) => replacedBy === name).map((row) => row.name),
    }));
  }

  /** The existing files of an upload: the file itself first, then the smaller copies of a picture. */
  async filesOf(name: string): Promise<StoredBytes[]> {
    const files: StoredBytes[] = [];
    for (const file of filesOf(name)) {
      const bytes = await this.storage.size(file);
      if (bytes !== null) files.push({ name: file, bytes });
    }
    return files;
  }

  open(name: string): Promise<Readable | null> {
    return this.storage.open(name);
  }

  /** Bytes by name of the uploads that this site already has. */
  async known(names: readonly string[]): Promise<Map<string, number>> {
    const known = new Map<string, number>();
    for (let from = 0; from < names.length; from += atOnce)
      for (const { name, bytes } of await this.uploads.findReady(names.slice(from, from + atOnce)))
        known.set(name, bytes);
    return known;
  }

  /**
   * Stores the files of an upload. It counts as unfinished, and is removed after some hours, unless `settle` is called in the
   * transaction that stores the content.
   */
  async receive(
    { replaces: _replaces, ...facts }: TransferredUpload,
    files: readonly { name: string; open(): Promise<Readable> }[],
  ): Promise<void> {
    const begun = await this.uploads.findByName(facts.name);
    if (begun?.readyAt && !begun.removedAt) return;
    // An upload that is being removed, or was begun earlier, is removed first, so that nobody removes the new one.
    if (begun) await this.removal.removeNow(begun);
    await this.uploads.insert({
      ...facts,
      createdAt: new Date(),
      createdBy: currentActor(),
      readyAt: null,
      copiesAt: null,
      copyFailures: 0,
      originalId: null,
      removedAt: null,
    });
    for (const { name, open } of files) {
      const { path } = await this.incoming.receive(await open());
      try {
        await this.storage.put(name, { path }, contentTypes[readName(name)?.ending ?? 'jpg']);
      } finally {
        await this.incoming.discard(path);
      }
    }
  }

  /** Marks the received uploads as stored on this site, in the current transaction. @throws DomainError 409 if one was given up in the meantime */
  async settle(uploads: readonly TransferredUpload[]): Promise<void> {
    const replacements = this.database.repository(UploadReplacement);
    for (const { name, altText, focusX, focusY, replaces } of uploads) {
      const row = await this.uploads.findByName(name);
      if (!row || row.removedAt) throw givenUp();
      if (row.readyAt) await this.uploads.update(row.id, { altText, focusX, focusY });
      else if (!(await this.uploads.settle(row.id, { readyAt: new Date() }))) throw givenUp();
      const leading = replaces.length > 0 ? await replacements.findBy({ name: In(replaces) }) : [];
      for (const old of replaces.filter((each) => !leading.some((known) => known.name === each)))
        await replacements.insert({ name: old, replacedBy: name, replacedAt: new Date() });
    }
  }
}

const givenUp = () => uploadUnfinished(uploadTexts.archiveFileNotKept);
