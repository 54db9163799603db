import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThan, Like, Not, Repository } from 'typeorm';
import type { UploadKind } from '@ministry/domain';
import { Database } from '../database/database.ts';
import { searchIn } from '../database/search.ts';
import { Upload } from './upload.entity.ts';
import { UploadReplacement } from './upload-replacement.entity.ts';

/** Failures after which the copies of a picture are given up; the picture itself is sent instead. */
const maxCopyFailures = 3;

@Injectable()
export class UploadsRepository {
  constructor(
    @InjectRepository(Upload) private readonly uploads: Repository<Upload>,
    @InjectRepository(UploadReplacement) private readonly replacements: Repository<UploadReplacement>,
    private readonly database: Database,
  ) {}

  async insert(columns: Omit<Upload, 'id'>): Promise<Upload> {
    const { identifiers } = await this.uploads.insert(columns);
    return { ...columns, id: Number(identifiers[0]?.id) };
  }

  async update(id: number, columns: Partial<Upload>): Promise<void> {
    await this.uploads.update({ id }, columns);
  }

  /** Marks an unfinished upload as stored or given up. Returns false if another process has marked it before. */
  async settle(id: number, columns: Pick<Upload, 'readyAt'> | Pick<Upload, 'removedAt'>): Promise<boolean> {
    return (await this.uploads.update({ id, readyAt: IsNull(), removedAt: IsNull() }, columns)).affected === 1;
  }

  async countCopyFailure(id: number): Promise<void> {
    await this.uploads.increment({ id }, 'copyFailures', 1);
  }

  async delete(id: number): Promise<void> {
    await this.uploads.delete({ id });
  }

  /** The uploads with these names that are stored and not being removed. */
  findReady(names: readonly string[]): Promise<Upload[]> {
    return this.uploads.findBy({ name: In([...names]), readyAt: Not(IsNull()), removedAt: IsNull() });
  }

  findByName(name: string): Promise<Upload | null> {
    return this.uploads.findOneBy({ name });
  }

  /** The stored upload whose name begins with these 24 hex digits. */
  findByStem(stem: string): Promise<Upload | null> {
    return this.uploads.findOneBy({ name: Like(`${stem}%`), readyAt: Not(IsNull()), removedAt: IsNull() });
  }

  findReadyById(id: number): Promise<Upload | null> {
    return this.uploads.findOneBy({ id, readyAt: Not(IsNull()), removedAt: IsNull() });
  }

  /** Like `findReadyById`, and locks the row until the end of the current transaction. */
  lockReadyById(id: number): Promise<Upload | null> {
    return this.uploads.findOne({
      where: { id, readyAt: Not(IsNull()), removedAt: IsNull() },
      ...this.database.rowLock,
    });
  }

  findReadyByIds(ids: readonly number[]): Promise<Upload[]> {
    return this.uploads.findBy({ id: In([...ids]), readyAt: Not(IsNull()), removedAt: IsNull() });
  }

  /** Ids and names of the stored uploads, newest first, without the originals of cropped pictures. */
  findStored({ kind, search }: { kind?: UploadKind; search?: string }): Promise<Pick<Upload, 'id' | 'name'>[]> {
    const rows = this.uploads
      .createQueryBuilder('upload')
      .select(['upload.id', 'upload.name'])
      .where('upload.readyAt IS NOT NULL AND upload.removedAt IS NULL')
      .andWhere('upload.id NOT IN (SELECT originalId FROM uploads WHERE originalId IS NOT NULL)')
      .orderBy('upload.id', 'DESC');
    if (kind) rows.andWhere('upload.kind = :kind', { kind });
    searchIn(rows, search, ['upload.fileName', 'upload.altText', 'upload.name']);
    return rows.getMany();
  }

  /** Redirects an address, and all addresses that redirected to it, to the replacement. */
  async redirect(from: string, to: string): Promise<void> {
    await this.replacements.update({ replacedBy: from }, { replacedBy: to });
    await this.replacements.insert({ name: from, replacedBy: to, replacedAt: new Date() });
  }

  /** Name of the replacement for the upload whose name begins with these 24 hex digits. */
  async findReplacement(stem: string): Promise<string | null> {
    return (await this.replacements.findOneBy({ name: Like(`${stem}%`) }))?.replacedBy ?? null;
  }

  /** The next picture whose smaller copies are missing, without those of `except`: the one with the fewest failures, then the oldest. */
  findWithoutCopies(except: readonly number[]): Promise<Upload | null> {
    return this.uploads.findOne({
      where: {
        id: Not(In([...except])),
        kind: 'image',
        copiesAt: IsNull(),
        readyAt: Not(IsNull()),
        removedAt: IsNull(),
        copyFailures: LessThan(maxCopyFailures),
      },
      order: { copyFailures: 'ASC', id: 'ASC' },
    });
  }

  /** Uploads that were stored before `moment` and are not being removed. */
  findStoredBefore(moment: Date): Promise<Upload[]> {
    return this.uploads.find({ where: { readyAt: LessThan(moment), removedAt: IsNull() }, order: { id: 'ASC' } });
  }

  /** Bytes of all stored files by kind, without the smaller copies of pictures. */
  async bytesByKind(): Promise<Partial<Record<UploadKind, number>>> {
    const rows = await this.uploads
      .createQueryBuilder('upload')
      .select('upload.kind', 'kind')
      .addSelect('SUM(upload.bytes)', 'bytes')
      .where('upload.readyAt IS NOT NULL')
      .groupBy('upload.kind')
      .getRawMany<{ kind: UploadKind; bytes: number | string }>();
    return Object.fromEntries(rows.map(({ kind, bytes }) => [kind, Number(bytes)]));
  }

  /** Uploads whose files are to be deleted: removed ones, and those begun before `moment` and never finished. */
  findRemovable(moment: Date): Promise<Upload[]> {
    return this.uploads.find({
      where: [{ removedAt: Not(IsNull()) }, { readyAt: IsNull(), createdAt: LessThan(moment) }],
      order: { id: 'ASC' },
    });
  }
}
