import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';
import type { UploadKind } from '@ministry/domain';
import { apiFolder } from '../config/api-folder.ts';
import { Database } from '../database/database.ts';
import type { SeedFiles } from '../seed/seed.ts';
import { FileStorage } from './file-storage.ts';
import { sizeOf } from './picture.ts';
import { PictureCopies } from './picture-copies.ts';
import { readRecording } from './recording.ts';
import type { Upload } from './upload.entity.ts';
import { addressOf, contentTypes, type Ending, pictureName } from './upload-name.ts';
import { UploadsRepository } from './uploads.repository.ts';

/** Folder with the files of the first content. */
const folder = new URL('seed-media/', apiFolder);
const kinds: Partial<Record<Ending, UploadKind>> = { jpg: 'image', mp3: 'audio', m4a: 'audio', mp4: 'video' };

/** Adds files that come with the product to the uploads. */
@Injectable()
export class SeedFileStorage implements SeedFiles {
  constructor(
    private readonly uploads: UploadsRepository,
    private readonly storage: FileStorage,
    private readonly copies: PictureCopies,
    private readonly database: Database,
  ) {}

  async bytes(file: string): Promise<number> {
    return (await stat(fileURLToPath(new URL(file, folder)))).size;
  }

  async store(file: string): Promise<string> {
    const path = fileURLToPath(new URL(file, folder));
    const content = await readFile(path);
    const ending = file.slice(file.lastIndexOf('.') + 1) as Ending;
    const kind = kinds[ending];
    if (kind === undefined) throw new Error(`seed-media/${file} is of no kind that is kept`);
    const facts = await describe(path, content, ending);
    // Named after its content, so that another process or a later start writes the same file.
    const stem = createHash('sha256').update(content).digest('hex').slice(0, 24);
    const name = facts.width && facts.height ? pictureName(stem, facts.width, facts.height) : `${stem}.${ending}`;
    if (await this.uploads.findByName(name)) return addressOf(name);
    await this.storage.put(name, content, contentTypes[ending]);
    const now = new Date();
    await this.uploads.insert({
      ...facts,
      name,
      fileName: file.slice(file.lastIndexOf('/') + 1),
      altText: null,
      focusX: null,
      focusY: null,
      kind,
      bytes: content.length,
      createdAt: now,
      createdBy: 'system',
      readyAt: now,
      copiesAt: null,
      copyFailures: 0,
      originalId: null,
      removedAt: null,
    });
    this.database.afterCommit(() => this.copies.wake());
    return addressOf(name);
  }
}

async function describe(
  path: string,
  content: Buffer,
  ending: Ending,
): Promise<Pick<Upload, 'seconds' | 'width' | 'height'>> {
  if (ending === 'jpg') return { ...(await sizeOf(content)), seconds: null };
  const recording = ending === 'mp3' || ending === 'm4a' || ending === 'mp4' ? await readRecording(path, ending) : null;
  return { seconds: recording?.seconds ?? null, width: null, height: null };
}
