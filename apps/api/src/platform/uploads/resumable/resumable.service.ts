import { Injectable } from '@nestjs/common';
import { Server, type Upload as TusUpload } from '@tus/server';
import { archiveBytes } from '@ministry/domain';
import { SingleFlight } from '../../async/single-flight.ts';
import { currentActor } from '../../auth/access.ts';
import { type DomainError, invalid, notFound } from '../../errors/domain-error.ts';
import { IncomingFiles } from '../incoming-files.ts';
import type { Upload } from '../upload.entity.ts';
import { newStem } from '../upload-name.ts';
import { uploadTexts } from '../uploads.copy.ts';
import { uploadUnfinished } from '../uploads.errors.ts';
import { UploadsRepository } from '../uploads.repository.ts';
import { UploadsService } from '../uploads.service.ts';
import { ResumableFiles } from './resumable-files.ts';
import { claimOf, type Promised, readPromise } from './resumable-promise.ts';
import { noteFailure } from './tus-exchange.ts';

export const resumablePath = '/api/upload/resumable';
/** Milliseconds that a request on a dead line has to end, once its client comes back with another one. */
const drain = 300;
const idPattern = /^[0-9a-f]{24}$/;

const unknown = (): DomainError => notFound(uploadTexts.unknown);
const unfinished = ({ offset, size }: Pick<TusUpload, 'offset' | 'size'>): DomainError =>
  uploadUnfinished(uploadTexts.unfinished({ bytes: String(offset), all: String(size) }));
const promisedOf = ({ metadata }: Pick<TusUpload, 'metadata'>): Promised => metadata as unknown as Promised;

/**
 * Uploads in pieces, by the tus protocol (1.0.0, with creation and termination): after a broken line the client asks how
 * far it came, and goes on there. An upload's id becomes the beginning of the stored file's name, so that finishing it a
 * second time, when the first answer was lost, finds what the first one stored.
 */
@Injectable()
export class ResumableService {
  readonly server: Server;
  private readonly finishing = new SingleFlight<string, Upload>();

  constructor(
    private readonly files: ResumableFiles,
    private readonly incoming: IncomingFiles,
    private readonly uploads: UploadsService,
    private readonly repository: UploadsRepository,
  ) {
    this.server = new Server({
      path: resumablePath,
      datastore: files,
      relativeLocation: true,
      // The largest of any kind; each kind has a limit of its own.
      maxSize: archiveBytes,
      lockDrainTimeout: drain,
      namingFunction: newStem,
      getFileIdFromRequest: (_request, last) => (last !== undefined && idPattern.test(last) ? last : undefined),
      // The space it takes is looked at by the store.
      onUploadCreate: (_request, upload) =>
        Promise.resolve({ metadata: { ...readPromise(upload.metadata ?? {}, upload.size ?? 0, currentActor()) } }),
      onIncomingRequest: async (request, id) => {
        if (request.method !== 'POST') await this.own(id);
      },
      onResponseError: noteFailure,
    });
  }

  /**
   * Takes a file that has come whole in among the uploads; asked again, it answers the same.
   * @throws DomainError 404 not known, or somebody else's; 409 not whole yet; 415 or 413 not accepted, it is gone then
   */
  async finish(id: string): Promise<Upload> {
    // It becomes part of a path and of a search by the beginning of a name.
    if (!idPattern.test(id)) throw unknown();
    const underWay = this.finishing.get(id);
    if (underWay) {
      await underWay.catch(() => undefined);
      return this.finish(id);
    }
    return this.finishing.run(id, () => this.take(id));
  }

  /**
   * An archive of a site that has come whole; it stays where it is until it is discarded, or nobody has continued it for a day.
   * @throws DomainError 404 not known, or somebody else's; 409 not whole yet
   */
  async archive(id: string): Promise<{ path: string; fileName: string }> {
    if (!idPattern.test(id)) throw unknown();
    const file = await this.own(id);
    const { kind, filename } = promisedOf(file);
    if (kind !== 'archive') throw unknown();
    if (file.offset !== file.size) throw unfinished(file);
    return { path: this.files.pathOf(id), fileName: filename };
  }

  discardArchive(id: string): Promise<void> {
    return this.files.remove(id);
  }

  private async take(id: string): Promise<Upload> {
    const upload = (await this.findStored(id)) ?? (await this.store(id));
    await this.files.remove(id);
    return upload;
  }

  private async store(id: string): Promise<Upload> {
    try {
      const file = await this.own(id);
      if (file.offset !== file.size) throw unfinished(file);
      return await this.accept(id, file.size, promisedOf(file));
    } catch (error) {
      // Another process was quicker, and has removed what had come.
      const stored = await this.findStored(id);
      if (stored) return stored;
      // What is not accepted now never will be; whatever else failed may be tried again without sending it again.
      if (isRefusal(error)) await this.files.remove(id);
      throw error;
    }
  }

  private async findStored(id: string): Promise<Upload | null> {
    const stored = await this.repository.findByStem(id);
    if (stored && stored.createdBy !== currentActor()) throw unknown();
    return stored;
  }

  private async accept(id: string, bytes: number, { kind, ...promised }: Promised): Promise<Upload> {
    if (kind === 'archive') throw invalid({ id: uploadTexts.ofArchive });
    const claim = claimOf({ ...promised, kind });
    if (kind === 'image') return this.uploads.takeImage({ ...claim, path: this.files.pathOf(id), bytes }, id);
    const lent = await this.files.lend(id, this.incoming.folder);
    try {
      return await this.uploads.takeRecording(kind, { ...claim, path: lent ?? this.files.pathOf(id), bytes }, id);
    } finally {
      if (lent !== null) await this.incoming.discard(lent);
    }
  }

  /** An upload of the caller. @throws DomainError 404 */
  private async own(id: string): Promise<TusUpload & { size: number }> {
    const upload = await this.files.getUpload(id).catch(() => null);
    if (upload?.size === undefined || promisedOf(upload).owner !== currentActor()) throw unknown();
    return Object.assign(upload, { size: upload.size });
  }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && (error.status === 415 || error.status === 413);
