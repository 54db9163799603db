import { Injectable } from '@nestjs/common';
import { languages, translationLanguages } from '@ministry/domain';
import { inBatches } from '../../platform/database/batches.ts';
import { csvPieces } from '../../platform/http/csv.ts';
import type { Page } from '../../platform/http/paged.ts';
import { SiteSettingsService } from '../../platform/site-settings/site-settings.service.ts';
import type { TranslatableItem, TranslatableKind } from '../../platform/translations/translatable-kinds.ts';
import { TranslationsRepository } from '../../platform/translations/translations.repository.ts';
import { grouped, interfaceKind, TranslationsService } from '../../platform/translations/translations.service.ts';
import { type InterfaceMessage, InterfaceMessages } from './interface-messages.ts';
import { matches, toRow } from './translation-row.ts';
import {
  TranslationCounts,
  type TranslationListQuery,
  type TranslationProgressResponse,
  type TranslationQuery,
  type TranslationResponse,
} from './translations.dto.ts';

export const csvColumns = ['kind', 'itemId', 'field', 'where', 'source', 'translation', 'state'] as const;

/** The originals of all kinds beside their translations, read in batches. */
@Injectable()
export class TranslationsListService {
  constructor(
    private readonly translations: TranslationsService,
    private readonly repository: TranslationsRepository,
    private readonly messages: InterfaceMessages,
    private readonly settings: SiteSettingsService,
  ) {
    translations.kinds.add({
      name: interfaceKind,
      topic: 'site',
      list: async (after) => (after < 0 ? [await messages.item()] : []),
      find: async (id) => (id === 0 ? messages.item() : undefined),
    });
  }

  /** Sorted by kind, then by item. */
  async list({ limit, offset, ...query }: TranslationListQuery): Promise<Page<TranslationResponse>> {
    const items: TranslationResponse[] = [];
    let total = 0;
    for await (const rows of this.batches(query)) {
      items.push(...rows.slice(Math.max(0, offset - total), Math.max(0, offset + limit - total)));
      total += rows.length;
    }
    return { items, total };
  }

  /** All matching texts, as the pieces of a CSV file. */
  exportCsv(query: TranslationQuery): AsyncGenerator<string> {
    return csvPieces(csvColumns, this.batches(query), ({ kind, itemId, field, where, source, text, draft, state }) => [
      kind,
      itemId,
      field,
      where,
      source,
      draft ?? text,
      state,
    ]);
  }

  async progress(): Promise<TranslationProgressResponse[]> {
    const { offered } = this.settings.current.languages;
    const progress = translationLanguages.map((language) => ({
      language,
      name: languages[language],
      isOffered: offered.includes(language),
      interface: new TranslationCounts(),
      admin: new TranslationCounts(),
      media: new TranslationCounts(),
      content: new TranslationCounts(),
    }));
    const messages = await this.messages.all();
    for (const kind of this.translations.kinds.all())
      for await (const items of itemsOf(kind)) {
        const stored = await this.storedOf(kind, items);
        for (const one of progress)
          for (const { field, state } of await this.rowsOf(kind, items, one.language, stored)) {
            const counts = one[kind.name === interfaceKind ? countedAs(messages[field]) : 'content'];
            counts.total += 1;
            counts[state] += 1;
          }
      }
    return progress;
  }

  private async *batches({
    kind,
    itemId,
    scope,
    part,
    language,
    ...filter
  }: TranslationQuery): AsyncGenerator<TranslationResponse[]> {
    const wanted = part ? 'interface' : scope;
    const kinds = this.translations.kinds
      .all()
      .filter(
        ({ name }) => (!kind || name === kind) && (!wanted || (name === interfaceKind) === (wanted === 'interface')),
      );
    const messages = part ? await this.messages.all() : {};
    for (const each of kinds)
      for await (const items of itemsOf(each, itemId ?? undefined)) {
        const rows = await this.rowsOf(each, items, language, await this.storedOf(each, items, language));
        yield rows.filter((row) => (!part || messages[row.field]?.part === part) && matches(row, filter));
      }
  }

  private async storedOf(
    { name }: TranslatableKind,
    items: readonly TranslatableItem[],
    language?: TranslationQuery['language'],
  ) {
    const rows = await this.repository.findOf(
      name,
      items.map(({ id }) => id),
      language,
    );
    return grouped(rows, (row) => `${row.language} ${row.itemId}`);
  }

  private async rowsOf(
    kind: TranslatableKind,
    items: readonly TranslatableItem[],
    language: TranslationQuery['language'],
    stored: Awaited<ReturnType<TranslationsListService['storedOf']>>,
  ): Promise<TranslationResponse[]> {
    const messages = kind.name === interfaceKind ? await this.messages.all() : {};
    return items.flatMap((item) =>
      item.texts.map((at) =>
        toRow({ kind, item, at, language, stored: stored.get(`${language} ${item.id}`), message: messages[at.field] }),
      ),
    );
  }
}

/** Sentences of the API are counted with the site, because visitors read them. */
const countedAs = (message: InterfaceMessage | undefined): 'interface' | 'admin' | 'media' =>
  message?.part === 'admin' || message?.part === 'media' ? message.part : 'interface';

/** @param id only this one */
async function* itemsOf({ list, find }: TranslatableKind, id?: number): AsyncGenerator<TranslatableItem[]> {
  if (id === undefined) yield* inBatches<TranslatableItem>((last, limit) => list(last?.id ?? -1, limit));
  const item = id === undefined ? undefined : await find(id);
  if (item) yield [item];
}
