import { createHash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { ZipFile } from 'yazl';
import { digestOf } from '../../platform/backup/archive.ts';
import { SiteSettingsService } from '../../platform/site-settings/site-settings.service.ts';
import { IncomingFiles } from '../../platform/uploads/incoming-files.ts';
import { UploadTransfer } from '../../platform/uploads/upload-transfer.ts';
import { ArchiveContentService } from './archive-content.service.ts';
import {
  type ArchiveFile,
  type ArchiveManifest,
  fileEntry,
  formatVersion,
  manifestEntry,
  rowsEntry,
  settingsEntry,
  uploadsEntry,
} from './archive-format.ts';
import { archivedKinds } from './archived-kinds.ts';
import { ContentScan } from './content-scan.ts';

/** An entry that is written to disk first, because its content decides which files follow. */
interface WrittenEntry extends ArchiveFile {
  file: string;
}

/** Creates the archive of this site as a stream, without holding it in memory. */
@Injectable()
export class ArchiveExportService {
  constructor(
    private readonly content: ArchiveContentService,
    private readonly uploads: UploadTransfer,
    private readonly incoming: IncomingFiles,
    private readonly settings: SiteSettingsService,
  ) {}

  async stream(now = new Date()): Promise<Readable> {
    const written: WrittenEntry[] = [];
    try {
      return await this.build(written, now);
    } catch (error) {
      await this.discard(written);
      throw error;
    }
  }

  private async build(written: WrittenEntry[], now: Date): Promise<Readable> {
    const scan = new ContentScan();
    const schema = await this.content.schema();
    const settings = JSON.stringify(await this.content.readSettings(scan));
    written.push(await this.write(settingsEntry, [settings]));
    for (const kind of archivedKinds)
      written.push(await this.write(rowsEntry(kind.name), this.content.lines(kind, scan)));
    const { uploads, missing } = await this.content.mentioned(scan);
    written.push(
      await this.write(
        uploadsEntry,
        uploads.map(({ facts }) => `${JSON.stringify(facts)}\n`),
      ),
    );
    const files: ArchiveFile[] = written.map(({ path, bytes, sha256 }) => ({ path, bytes, sha256 }));
    const { ZipFile: Zip } = await import('yazl');
    const zip = new Zip();
    const options = { mtime: now, compress: true };
    for (const { path, file } of written) zip.addFile(file, path, options);
    for (const { name, bytes } of uploads.flatMap((upload) => upload.files))
      this.addUpload(zip, name, bytes, files, now);
    const manifest: ArchiveManifest = {
      ...{ format: formatVersion, product: 'ministry', schema },
      createdAt: now.toISOString(),
      site: this.settings.current.identity.shortName,
      ...{ counts: scan.counts, missing, files },
    };
    // The last entry: by then the hashes of all others are known.
    zip.addReadStreamLazy(manifestEntry, options, (done) => done(null, Readable.from([JSON.stringify(manifest)])));
    return this.output(zip, written);
  }

  private output(zip: ZipFile, written: readonly WrittenEntry[]): Readable {
    const output = zip.outputStream as Readable;
    zip.on('error', (error: Error) => output.destroy(error));
    output.once('close', () => void this.discard(written));
    zip.end();
    return output;
  }

  /** Adds the file uncompressed: pictures and recordings hardly get smaller. */
  private addUpload(zip: ZipFile, name: string, bytes: number, files: ArchiveFile[], mtime: Date): void {
    const path = fileEntry(name);
    zip.addReadStreamLazy(path, { mtime, compress: false, size: bytes }, (done) => {
      this.uploads.open(name).then(
        (stream) => {
          if (!stream) return done(new Error(`The file ${name} was removed during the export`), Readable.from([]));
          const hash = createHash('sha256');
          const hashing = new Transform({
            transform: (chunk: Buffer, _encoding, next) => {
              hash.update(chunk);
              next(null, chunk);
            },
            flush: (next) => {
              files.push({ path, bytes, sha256: hash.digest('hex') });
              next();
            },
          });
          stream.once('error', (error) => hashing.destroy(error));
          hashing.once('close', () => stream.destroy());
          done(null, stream.pipe(hashing));
        },
        (error: unknown) => done(error, Readable.from([])),
      );
    });
  }

  private async write(path: string, pieces: Iterable<string> | AsyncIterable<string>): Promise<WrittenEntry> {
    const { path: file, bytes } = await this.incoming.receive(Readable.from(pieces, { objectMode: false }));
    return { path, bytes, sha256: await digestOf(file), file };
  }

  private async discard(written: readonly WrittenEntry[]): Promise<void> {
    for (const { file } of written) await this.incoming.discard(file);
  }
}
