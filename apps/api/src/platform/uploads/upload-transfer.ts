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

/** What one site tells another of an upload. */
export type TransferredUpload = Pick<
  Upload,
  'name' | 'fileName' | 'altText' | 'kind' | 'bytes' | 'seconds' | 'width' | 'height' | 'focusX' | 'focusY'
> & {
  /** Names of uploads whose addresses lead to this one (ADR 36). */
  replaces: string[];
};

/** A file in the storage. */
export interface StoredBytes {
  name: string;
  bytes: number;
}

/** Names in one query. */
const atOnce = 200;

/** Gives uploads to another site as they are, and takes them from one under the same names, so that addresses stay. */
@Injectable()
export class UploadTransfer {
  constructor(
    private readonly uploads: UploadsRepository,
    private readonly storage: FileStorage,
    private readonly incoming: IncomingFiles,
    private readonly removal: UploadRemoval,
    private readonly database: Database,
  ) {}

  /** The stored uploads whose names begin so, or to which such an address leads. */
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

  /** The files of an upload that are there: itself first, then the smaller copies of a picture. */
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

  /** Bytes of those of the uploads that are stored here already, by name. */
  async known(names: readonly string[]): Promise<Map<string, number>> {
    const known = new Map<string, number>();
    for (let from = 0; from < names.length; from += atOnce)
      for (const { name, bytes } of await this.uploads.findReady(names.slice(from, from + atOnce)))
        known.set(name, bytes);
    return known;
  }

  /**
   * Stores the files of an upload. It counts as unfinished, and is removed after some hours, until `settle` in the
   * transaction that stores what names it.
   */
  async receive(
    { replaces: _replaces, ...facts }: TransferredUpload,
    files: readonly { name: string; open(): Promise<Readable> }[],
  ): Promise<void> {
    const begun = await this.uploads.findByName(facts.name);
    if (begun?.readyAt && !begun.removedAt) return;
    // What is being removed here, or was begun long ago, goes first: nobody else shall remove the new one.
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

  /** Makes the received uploads those of this site, in the transaction under way. @throws DomainError 409 where one was given up meanwhile */
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
