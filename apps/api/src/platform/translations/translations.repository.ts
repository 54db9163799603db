import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityTarget, In, type ObjectLiteral, Repository } from 'typeorm';
import type { TranslationLanguage } from '@ministry/domain';
import { isDuplicateKey } from '../database/errors.ts';
import { Translation } from './translation.entity.ts';

export type TranslationKey = Pick<Translation, 'language' | 'kind' | 'itemId' | 'field'>;

@Injectable()
export class TranslationsRepository {
  constructor(@InjectRepository(Translation) private readonly translations: Repository<Translation>) {}

  /** What items of a kind have, in one language, or in all. */
  findOf(kind: string, ids: readonly number[], language?: TranslationLanguage): Promise<Translation[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return this.translations.findBy({ kind, itemId: In([...ids]), ...(language && { language }) });
  }

  findChecked(language: TranslationLanguage, kind: string, ids: readonly number[]): Promise<Translation[]> {
    return this.translations.findBy({ language, kind, itemId: In([...ids]), state: 'checked' });
  }

  /** Of the kinds that have one item only; of the kind `large`, those of fields that begin with `wanted`. */
  findCheckedOfWholeKinds(large: string, wanted: string): Promise<Translation[]> {
    return this.translations
      .createQueryBuilder('row')
      .where("row.itemId = 0 AND row.state = 'checked' AND (row.kind <> :large OR row.field LIKE :wanted)", {
        large,
        wanted: `${wanted}%`,
      })
      .getMany();
  }

  /** Which kinds have a checked translation, by language. */
  findCheckedKinds(): Promise<Pick<Translation, 'language' | 'kind'>[]> {
    return this.translations
      .createQueryBuilder('row')
      .select('row.language', 'language')
      .addSelect('row.kind', 'kind')
      .distinct(true)
      .where("row.state = 'checked'")
      .getRawMany();
  }

  find(key: TranslationKey): Promise<Translation | null> {
    const { language, kind, itemId, field } = key;
    return this.translations.findOneBy({ language, kind, itemId, field });
  }

  /** In place of the one that is there, also one that somebody has stored at the same time. */
  async save(row: Omit<Translation, 'id'>): Promise<number> {
    const { language, kind, itemId, field, ...columns } = row;
    const key = { language, kind, itemId, field };
    const known = await this.find(key);
    if (!known)
      try {
        const { identifiers } = await this.translations.insert({ ...row });
        return Number(identifiers[0]?.['id']);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    await this.translations.update(key, columns);
    return known?.id ?? 0;
  }

  async copy(kind: string, from: number, to: number): Promise<void> {
    const rows = await this.findOf(kind, [from]);
    if (rows.length > 0) await this.translations.insert(rows.map(({ id: _id, ...row }) => ({ ...row, itemId: to })));
  }

  async delete({ id }: Pick<Translation, 'id'>): Promise<void> {
    await this.translations.delete({ id });
  }

  /** Those of items that do not exist any more. */
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
