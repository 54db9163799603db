import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityTarget, In, type ObjectLiteral, Repository } from 'typeorm';
import type { TranslationLanguage } from '@ministry/domain';
import { Database } from '../database/database.ts';
import { isDuplicateKey } from '../database/errors.ts';
import { ItemTranslations } from './item-translations.ts';
import { Translation } from './translation.entity.ts';

export type TranslationKey = Pick<Translation, 'language' | 'kind' | 'itemId' | 'field'>;

@Injectable()
export class TranslationsRepository {
  constructor(
    @InjectRepository(Translation) private readonly translations: Repository<Translation>,
    private readonly database: Database,
  ) {}

  /** The translations of items of a kind, in one language or in all. */
  findOf(kind: string, ids: readonly number[], language?: TranslationLanguage): Promise<Translation[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return this.translations.findBy({ kind, itemId: In([...ids]), ...(language && { language }) });
  }

  findChecked(language: TranslationLanguage, kind: string, ids: readonly number[]): Promise<Translation[]> {
    return this.translations.findBy({ language, kind, itemId: In([...ids]), state: 'checked' });
  }

  /** For kinds with only one item. Of the kind `large`, only the translations of these sources. */
  findCheckedOfWholeKinds(large: string, sources: readonly string[]): Promise<Translation[]> {
    return this.translations
      .createQueryBuilder('row')
      .where("row.itemId = 0 AND row.state = 'checked' AND (row.kind <> :large OR row.source IN (:...sources))", {
        large,
        sources,
      })
      .getMany();
  }

  /** The kinds that have a checked translation, by language. */
  findCheckedKinds(): Promise<Pick<Translation, 'language' | 'kind'>[]> {
    return this.translations
      .createQueryBuilder('row')
      .select('row.language', 'language')
      .addSelect('row.kind', 'kind')
      .distinct(true)
      .where("row.state = 'checked'")
      .getRawMany();
  }

  /** The translation of a text anywhere in its item; otherwise the outdated one of this field. */
  async find({ language, kind, itemId, field }: TranslationKey, source: string): Promise<Translation | undefined> {
    const item = { language, kind, itemId };
    const rows = new ItemTranslations(
      await this.translations.findBy([
        { ...item, field },
        { ...item, source },
      ]),
    );
    return rows.find(field, source) ?? rows.findOutdated(field, source);
  }

  /** Like `find`, and locks the row until the end of the current transaction. */
  async lockForUpdate(key: TranslationKey, source: string): Promise<Translation | null> {
    const found = await this.find(key, source);
    if (!found) return null;
    return this.translations.findOne({ where: { id: found.id }, ...this.database.rowLock });
  }

  /** @returns whether it was stored; false if somebody else has stored one at the same time */
  async insert(row: Omit<Translation, 'id'>): Promise<boolean> {
    try {
      await this.translations.insert({ ...row });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async update({ id }: Pick<Translation, 'id'>, columns: Partial<Translation>): Promise<void> {
    await this.translations.update({ id }, columns);
  }

  async copy(kind: string, from: number, to: number): Promise<void> {
    const rows = await this.findOf(kind, [from]);
    if (rows.length > 0) await this.translations.insert(rows.map(({ id: _id, ...row }) => ({ ...row, itemId: to })));
  }

  async delete({ id }: Pick<Translation, 'id'>): Promise<void> {
    await this.translations.delete({ id });
  }

  /** Deletes the translations of items that no longer exist. */
  async deleteOfGone(kind: string, items: EntityTarget<ObjectLiteral>): Promise<void> {
    const { manager } = this.translations;
    const ids = manager.createQueryBuilder().select('item.id').from(items, 'item');
    await manager
      .createQueryBuilder()
      .delete()
      .from(Translation)
      .where(`kind = :kind AND ${manager.dataSource.driver.escape('itemId')} NOT IN (${ids.getQuery()})`, { kind })
      .execute();
  }
}
