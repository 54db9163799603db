import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { type UploadKind, uploadLimits } from '@ministry/domain';
import { FileStorage } from './file-storage.ts';
import { checkClaim, type Claim, endingOf, sniff } from './media-type.ts';
import { type Picture, redraw, TooManyPixels } from './picture.ts';
import { PictureCopies } from './picture-copies.ts';
import { readRecording } from './recording.ts';
import type { Upload } from './upload.entity.ts';
import { contentTypes, copyName, nameIn, newStem, pictureName } from './upload-name.ts';
import { type StoredFile, UploadRegistration } from './upload-registration.ts';
import { UploadRemoval } from './upload-removal.ts';
import { notAccepted, tooManyPixels } from './uploads.errors.ts';
import { UploadsRepository } from './uploads.repository.ts';

/** A complete file from a client, on this machine; the code that received it removes it. */
export interface ReceivedFile extends Claim {
  path: string;
  bytes: number;
}

/** Facts about an uploaded file. */
export interface UploadFacts {
  bytes: number;
  /** Length of a recording; null if it is not known. */
  seconds: number | null;
  width: number | null;
  height: number | null;
}

/** The file name as the office sees it: without a folder and without characters that cannot be shown. */
const fileNameOf = ({ fileName }: ReceivedFile): string | null =>
  [...(fileName.split(/[/\\]/).at(-1) ?? '').replace(/[\p{Control}\p{Surrogate}]/gu, '')]
    .slice(0, uploadLimits.fileName)
    .join('')
    .trim() || null;

/** Stores, describes and removes files. */
@Injectable()
export class UploadsService {
  constructor(
    private readonly uploads: UploadsRepository,
    private readonly storage: FileStorage,
    private readonly copies: PictureCopies,
    private readonly removal: UploadRemoval,
    private readonly registration: UploadRegistration,
  ) {}

  /**
   * Checks a picture, encodes it again and stores it with its smaller JPEGs. The AVIF copies are made later in the background.
   * @param stem beginning of its name, if already decided
   * @throws DomainError 415 or 413 naming the field
   */
  async takeImage(file: ReceivedFile, stem = newStem()): Promise<Upload> {
    const type = await sniff(file.path);
    checkClaim('image', type, file);
    const picture = await redraw(file.path).catch((error: unknown): never => {
      throw error instanceof TooManyPixels ? tooManyPixels(file.field) : notAccepted(file.field, 'image');
    });
    return this.addPicture(picture, fileNameOf(file), stem);
  }

  /** Stores an encoded picture with its smaller JPEGs. */
  async addPicture(picture: Picture, fileName: string | null, stem = newStem()): Promise<Upload> {
    const name = pictureName(stem, picture.width, picture.height);
    const facts: StoredFile = {
      name,
      fileName,
      kind: 'image',
      bytes: picture.jpeg.length,
      seconds: null,
      width: picture.width,
      height: picture.height,
      copiesAt: null,
    };
    const upload = await this.registration.store(facts, () => this.storePicture(name, picture));
    this.copies.wake();
    return upload;
  }

  /** Checks a recording and stores it unchanged; the file is moved. @throws DomainError 415 naming the field */
  async takeRecording(kind: Exclude<UploadKind, 'image'>, file: ReceivedFile, stem = newStem()): Promise<Upload> {
    const sniffed = await sniff(file.path);
    const recording = sniffed && (await readRecording(file.path, sniffed));
    checkClaim(kind, recording?.type, file);
    const ending = endingOf(recording?.type ?? 'mp3');
    const name = `${stem}.${ending}`;
    const facts: StoredFile = {
      name,
      fileName: fileNameOf(file),
      kind,
      bytes: file.bytes,
      seconds: recording?.seconds ?? null,
      width: null,
      height: null,
      copiesAt: null,
    };
    return this.registration.store(facts, () => this.storage.put(name, { path: file.path }, contentTypes[ending]));
  }

  /** Facts about the addresses that are uploaded files of this site. */
  async describe(urls: readonly (string | null)[]): Promise<Map<string, UploadFacts>> {
    const names = new Map(urls.flatMap((url) => (url === null ? [] : [[url, nameIn(url)] as const])));
    const asked = [...names.values()].filter((name) => name !== null);
    if (asked.length === 0) return new Map();
    const known = new Map(
      (await this.uploads.findReady(asked)).map(({ name, bytes, seconds, width, height }) => [
        name,
        { bytes, seconds, width, height },
      ]),
    );
    const facts = new Map<string, UploadFacts>();
    for (const [url, name] of names) {
      const found = known.get(name ?? '');
      if (found) facts.set(url, found);
    }
    return facts;
  }

  /** The JPEG at the address of an upload; null if there is none. */
  async readPicture(url: string): Promise<Buffer | null> {
    const name = nameIn(url);
    const body = name?.endsWith('.jpg') ? await this.storage.open(name) : null;
    return body && buffer(body);
  }

  /** Marks an upload as removed, in the current transaction; its files are removed after the commit. Ignores other addresses. */
  remove(url: string): Promise<void> {
    return this.removal.remove(url);
  }

  /** Like `remove`, but keeps an upload that other content still uses, because it was chosen from the library. */
  removeUnnamed(urls: readonly string[]): Promise<void> {
    return this.removal.removeUnused(urls);
  }

  private async storePicture(name: string, { jpeg, copies }: Picture): Promise<void> {
    await this.storage.put(name, jpeg, contentTypes.jpg);
    for (const copy of copies) await this.storage.put(copyName(name, copy.name, 'jpg'), copy.jpeg, contentTypes.jpg);
  }
}
