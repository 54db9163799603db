import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThan, Like, Not } from 'typeorm';
import { Database } from '../database/database.ts';
import { Upload } from './upload.entity.ts';

/** Failures after which the copies of a picture are given up; the picture itself stands in for them. */
const mostCopyFailures = 3;

@Injectable()
export class UploadsRepository {
  constructor(private readonly database: Database) {}

  async insert(columns: Omit<Upload, 'id'>): Promise<Upload> {
    const { identifiers } = await this.database.repository(Upload).insert(columns);
    return { ...columns, id: Number(identifiers[0]?.id) };
  }

  async update(id: number, columns: Partial<Upload>): Promise<void> {
    await this.database.repository(Upload).update({ id }, columns);
  }

  async countCopyFailure(id: number): Promise<void> {
    await this.database.repository(Upload).increment({ id }, 'copyFailures', 1);
  }

  async delete(id: number): Promise<void> {
    await this.database.repository(Upload).delete({ id });
  }

  /** Those of the names that are stored and not being removed. */
  findReady(names: readonly string[]): Promise<Upload[]> {
    return this.database
      .repository(Upload)
      .findBy({ name: In([...names]), readyAt: Not(IsNull()), removedAt: IsNull() });
  }

  findByName(name: string): Promise<Upload | null> {
    return this.database.repository(Upload).findOneBy({ name });
  }

  /** The one whose name begins with these 24 hex digits, stored or not. */
  findByStem(stem: string): Promise<Upload | null> {
    return this.database.repository(Upload).findOneBy({ name: Like(`${stem}%`), removedAt: IsNull() });
  }

  /** The oldest picture whose smaller copies are still to be made. */
  findWithoutCopies(): Promise<Upload | null> {
    return this.database.repository(Upload).findOne({
      where: {
        kind: 'image',
        copiesAt: IsNull(),
        readyAt: Not(IsNull()),
        removedAt: IsNull(),
        copyFailures: LessThan(mostCopyFailures),
      },
      order: { copyFailures: 'ASC', id: 'ASC' },
    });
  }

  /** What was stored before `moment` and is not being removed. */
  findStoredBefore(moment: Date): Promise<Upload[]> {
    return this.database
      .repository(Upload)
      .find({ where: { readyAt: LessThan(moment), removedAt: IsNull() }, order: { id: 'ASC' } });
  }

  /** What is to be removed: unneeded, or begun before `moment` and never finished. */
  findRemovable(moment: Date): Promise<Upload[]> {
    return this.database
      .repository(Upload)
      .find({
        where: [{ removedAt: Not(IsNull()) }, { readyAt: IsNull(), createdAt: LessThan(moment) }],
        order: { id: 'ASC' },
      });
  }
}
