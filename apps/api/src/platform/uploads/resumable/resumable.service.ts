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
import { noteFailure } from './tus-exchange.ts';
import { claimOf, type DeclaredUpload, readDeclaration } from './upload-declaration.ts';

export const resumablePath = '/api/upload/resumable';
/** Milliseconds that a request on a dead connection has to end, once its client sends another one. */
const drain = 300;
const idPattern = /^[0-9a-f]{24}$/;

const unknown = (): DomainError => notFound(uploadTexts.unknown);
const unfinished = ({ offset, size }: Pick<TusUpload, 'offset' | 'size'>): DomainError =>
  uploadUnfinished(uploadTexts.unfinished({ bytes: String(offset), all: String(size) }));
const declarationOf = ({ metadata }: Pick<TusUpload, 'metadata'>): DeclaredUpload =>
  metadata as unknown as DeclaredUpload;

/**
 * Uploads in pieces by the tus protocol (1.0.0, with creation and termination). After a lost connection the client asks how
 * many bytes have arrived and continues from there. The id of an upload becomes the beginning of the stored file's name. So a
 * client that lost the response can finish an upload again, and gets the file that was stored the first time.
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
      // The largest limit; each kind has its own limit.
      maxSize: archiveBytes,
      lockDrainTimeout: drain,
      namingFunction: newStem,
      getFileIdFromRequest: (_request, last) => (last !== undefined && idPattern.test(last) ? last : undefined),
      // `ResumableFiles` checks the free space.
      onUploadCreate: (_request, upload) =>
        Promise.resolve({ metadata: { ...readDeclaration(upload.metadata ?? {}, upload.size ?? 0, currentActor()) } }),
      onIncomingRequest: async (request, id) => {
        if (request.method !== 'POST') await this.own(id);
      },
      onResponseError: noteFailure,
    });
  }

  /**
   * Stores a completely received file as an upload. Repeated calls return the same upload.
   * @throws DomainError 404 unknown, or somebody else's; 409 not complete yet; 415 or 413 not accepted: the file is removed
   */
  async finish(id: string): Promise<Upload> {
    // The id becomes part of a path and of a LIKE pattern.
    if (!idPattern.test(id)) throw unknown();
    const underWay = this.finishing.get(id);
    if (underWay) {
      await underWay.catch(() => undefined);
      return this.finish(id);
    }
    return this.finishing.run(id, () => this.take(id));
  }

  /**
   * A completely received site archive. It stays in place until it is discarded, or until it has received nothing for a day.
   * @throws DomainError 404 unknown, or somebody else's; 409 not complete yet
   */
  async archive(id: string): Promise<{ path: string; fileName: string }> {
    if (!idPattern.test(id)) throw unknown();
    const file = await this.own(id);
    const { kind, filename } = declarationOf(file);
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
      return await this.accept(id, file.size, declarationOf(file));
    } catch (error) {
      // Another process was faster and has removed the received file.
      const stored = await this.findStored(id);
      if (stored) return stored;
      // A refused file will never be accepted. After any other failure, finishing can be tried again without sending the file again.
      if (isRefusal(error)) await this.files.remove(id);
      throw error;
    }
  }

  private async findStored(id: string): Promise<Upload | null> {
    const stored = await this.repository.findByStem(id);
    if (stored && stored.createdBy !== currentActor()) throw unknown();
    return stored;
  }

  private async accept(id: string, bytes: number, { kind, ...declaration }: DeclaredUpload): Promise<Upload> {
    if (kind === 'archive') throw invalid({ id: uploadTexts.ofArchive });
    const claim = claimOf({ ...declaration, kind });
    if (kind === 'image') return this.uploads.takeImage({ ...claim, path: this.files.pathOf(id), bytes }, id);
    const linked = await this.files.hardLink(id, this.incoming.folder);
    try {
      return await this.uploads.takeRecording(kind, { ...claim, path: linked ?? this.files.pathOf(id), bytes }, id);
    } finally {
      if (linked !== null) await this.incoming.discard(linked);
    }
  }

  /** A resumable upload of the caller. @throws DomainError 404 */
  private async own(id: string): Promise<TusUpload & { size: number }> {
    const upload = await this.files.getUpload(id).catch(() => null);
    if (upload?.size === undefined || declarationOf(upload).owner !== currentActor()) throw unknown();
    return Object.assign(upload, { size: upload.size });
  }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && (error.status === 415 || error.status === 413);
