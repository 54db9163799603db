import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { type Language, originalLanguage, type TranslationLanguage } from '@ministry/domain';
import { currentLanguage } from '../auth/request-context.ts';
import { ResponseCache } from '../cache/response-cache.ts';
import { Database } from '../database/database.ts';
import { logFailure } from '../scheduling/log-failure.ts';
import { sentenceOriginals, type Translate } from '../texts/sentence.ts';
import { ItemTranslations } from './item-translations.ts';
import { shippedTexts } from './shipped-texts.ts';
import { type TextAt, type TextPaths, withTexts } from './texts-at.ts';
import { TranslatableKinds } from './translatable-kinds.ts';
import type { Translation } from './translation.entity.ts';
import { TranslationsRepository } from './translations.repository.ts';

/** Topic of everything that is made from translations. */
export const translationsTopic = 'translations';
/** The kind of the product's own texts, identified by their keys. */
export const interfaceKind = 'interface';
/** Milliseconds, the same as for the site settings, for processes that do not notify each other. */
const readEveryMs = 15_000;

type Texts = ItemTranslations<Translation>;

/** An item as visitors see it in a language. */
export interface Shown<Item> {
  item: Item;
  /** English if any text of the item is not translated; left out if all texts are, or if no language was requested. */
  shownIn: { language?: Language };
  /** Paths of the texts that are not translated; empty if no language was requested. */
  inOriginal: ReadonlySet<string>;
}

interface Memory {
  /** 'sw events', for each kind with a checked translation. */
  kinds: ReadonlySet<string>;
  /** Translations of the kinds with one item, by the same names; for the interface, only the sentences of the API. */
  singleItemTexts: ReadonlyMap<string, Texts>;
}

/**
 * Replaces originals with their checked translations. The names of the kinds that have any, and the translations of the settings, are
 * in memory; translations of items are read with the items, by one query.
 */
@Injectable()
export class TranslationsService implements OnApplicationBootstrap {
  private memory: Memory = { kinds: new Set(), singleItemTexts: new Map() };
  private stamp = '';
  /** Number of the latest read, and of the read that the memory comes from. */
  private readings = 0;
  private taken = 0;

  constructor(
    private readonly repository: TranslationsRepository,
    private readonly responses: ResponseCache,
    private readonly database: Database,
    /** Each domain registers its translatable texts here. */
    readonly kinds: TranslatableKinds,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.read();
    this.responses.onDrop((topic) => {
      if (topic === undefined || topic === translationsTopic) void this.read();
    });
  }

  /** With an embedded database (SQLite), no other process can change the translations. */
  @Interval(readEveryMs)
  async readAgain(): Promise<void> {
    if (this.database.isMysql) await this.read();
  }

  /**
   * Reads a committed change, and drops the cached responses from before it in every process.
   * @param topics of the responses that show the change
   */
  async refresh(topics: readonly string[]): Promise<void> {
    await this.read();
    for (const topic of new Set([translationsTopic, ...topics])) this.responses.drop(topic);
  }

  /** One part of the settings in a language; texts that are not translated stay in English. */
  inLanguage<Value>(kind: string, value: Value, paths: TextPaths, language: TranslationLanguage): Value {
    const texts = this.memory.singleItemTexts.get(`${language} ${kind}`);
    return texts ? withTexts(value, paths, ({ field, text }) => texts.find(field, text)?.text ?? text) : value;
  }

  /** Translates the sentences of the API: the checked translation, otherwise the shipped one. */
  sentencesIn(language: Language): Translate {
    if (language === originalLanguage) return () => undefined;
    const checked = this.memory.singleItemTexts.get(`${language} ${interfaceKind}`);
    const shipped = shippedTexts(language);
    return (key, english) => checked?.find(key, english)?.text ?? shipped[key];
  }

  /** The checked translation of one text, for a kind with one item. */
  textOf(kind: string, { field, text }: TextAt, language: TranslationLanguage): string | undefined {
    return this.memory.singleItemTexts.get(`${language} ${kind}`)?.find(field, text)?.text;
  }

  /** @param language by default the language of the current request */
  async ofItems<Item extends { id: number }>(
    kind: string,
    paths: TextPaths,
    items: readonly Item[],
    language = currentLanguage(),
  ): Promise<Shown<Item>[]> {
    if (!language) return items.map(asWritten);
    const texts = await this.textsOf(
      kind,
      items.map(({ id }) => id),
      language,
    );
    return items.map((item) => toShown(item, paths, texts.get(item.id)));
  }

  /** Like `ofItems`, for one item. */
  async ofItem<Item extends { id: number }>(kind: string, paths: TextPaths, item: Item): Promise<Shown<Item>> {
    const [shown = asWritten(item)] = await this.ofItems(kind, paths, [item]);
    return shown;
  }

  /** Copies the translations of an item to its copy. */
  copy(kind: string, from: number, to: number): Promise<void> {
    return this.repository.copy(kind, from, to);
  }

  /** Deletes the translations of items that were deleted for good. @param items the table of the kind */
  removeOfGone(kind: string, items: EntityTarget<ObjectLiteral>): Promise<void> {
    return this.repository.deleteOfGone(kind, items);
  }

  private async textsOf(
    kind: string,
    ids: readonly number[],
    language: TranslationLanguage,
  ): Promise<ReadonlyMap<number, Texts>> {
    if (ids.length === 0 || !this.memory.kinds.has(`${language} ${kind}`)) return new Map();
    return grouped(await this.repository.findChecked(language, kind, ids), ({ itemId }) => itemId);
  }

  private read(): Promise<void> {
    return logFailure('Reading the translations', this.reload());
  }

  /** Also drops cached responses that were made before another process has stored a translation. */
  private async reload(): Promise<void> {
    const reading = (this.readings += 1);
    const kinds = await this.repository.findCheckedKinds();
    // By text, not by key: a sentence that a front end has too may be stored under the key of the front end.
    const sentences = new Set([...sentenceOriginals.values()].map(({ english }) => english));
    const rows = await this.repository.findCheckedOfWholeKinds(interfaceKind, [...sentences]);
    const stamp = JSON.stringify([kinds, rows]);
    if (reading < this.taken) return;
    this.taken = reading;
    if (stamp === this.stamp) return;
    const isFirst = this.stamp === '';
    this.stamp = stamp;
    this.memory = {
      kinds: new Set(kinds.map(({ language, kind }) => `${language} ${kind}`)),
      singleItemTexts: grouped(rows, ({ language, kind }) => `${language} ${kind}`),
    };
    if (!isFirst) this.responses.dropHere();
  }
}

/** Groups translations by a key, such as the id of the item. */
export function grouped<Key>(rows: readonly Translation[], keyOf: (row: Translation) => Key): Map<Key, Texts> {
  const groups = new Map<Key, Translation[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return new Map([...groups].map(([key, each]) => [key, new ItemTranslations(each)]));
}

const asWritten = <Item>(item: Item): Shown<Item> => ({ item, shownIn: {}, inOriginal: new Set() });

function toShown<Item>(item: Item, paths: TextPaths, texts: Texts | undefined): Shown<Item> {
  const inOriginal = new Set<string>();
  const shown = withTexts(item, paths, ({ field, text }) => {
    const translation = texts?.find(field, text);
    if (!translation) inOriginal.add(field);
    return translation?.text ?? text;
  });
  return { item: shown, shownIn: inOriginal.size === 0 ? {} : { language: originalLanguage }, inOriginal };
}
