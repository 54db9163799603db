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

/** The topic of what is made from translations. */
export const translationsTopic = 'translations';
/** The kind of the texts of the product itself, by their keys. */
export const interfaceKind = 'interface';
/** Milliseconds, as of the settings of the site: for processes that hear nothing of each other. */
const readEveryMs = 15_000;

type Texts = ItemTranslations<Translation>;

/** An item as visitors of a language read it. */
export interface Shown<Item> {
  item: Item;
  /** English, where not every text of it is translated; left out where all are, and where no language was asked for. */
  shownIn: { language?: Language };
  /** Paths of the texts that are not translated; none where no language was asked for. */
  inOriginal: ReadonlySet<string>;
}

interface Memory {
  /** 'sw events', of each kind with a checked translation. */
  kinds: ReadonlySet<string>;
  /** Of the kinds with one item, by the same names; of the interface, what the API says itself. */
  wholes: ReadonlyMap<string, Texts>;
}

/**
 * Checked translations, put in the place of their originals. Which kinds have any, and those of the settings, are in memory;
 * those of items are read with the items, by one query.
 */
@Injectable()
export class TranslationsService implements OnApplicationBootstrap {
  private memory: Memory = { kinds: new Set(), wholes: new Map() };
  private stamp = '';
  /** Number of the latest reading, and of the one that memory is from. */
  private readings = 0;
  private taken = 0;

  constructor(
    private readonly repository: TranslationsRepository,
    private readonly responses: ResponseCache,
    private readonly database: Database,
    /** Where each domain adds what of its own is translated. */
    readonly kinds: TranslatableKinds,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.read();
    this.responses.onDrop((topic) => {
      if (topic === undefined || topic === translationsTopic) void this.read();
    });
  }

  /** An embedded database has no second process that could change them. */
  @Interval(readEveryMs)
  async readAgain(): Promise<void> {
    if (this.database.isMysql) await this.read();
  }

  /** Takes over a change that was committed, and has every process forget what was made before it. @param topics of the answers that show it */
  async refresh(topics: readonly string[]): Promise<void> {
    await this.read();
    for (const topic of new Set([translationsTopic, ...topics])) this.responses.drop(topic);
  }

  /** The settings of one part in a language, with what of it is not translated in English. */
  inLanguage<Value>(kind: string, value: Value, paths: TextPaths, language: TranslationLanguage): Value {
    const texts = this.memory.wholes.get(`${language} ${kind}`);
    return texts ? withTexts(value, paths, ({ field, text }) => texts.find(field, text)?.text ?? text) : value;
  }

  /** How the sentences of the API are said: as somebody has checked it, else as it came with the product. */
  sentencesIn(language: Language): Translate {
    if (language === originalLanguage) return () => undefined;
    const checked = this.memory.wholes.get(`${language} ${interfaceKind}`);
    const shipped = shippedTexts(language);
    return (key, english) => checked?.find(key, english)?.text ?? shipped[key];
  }

  /** The checked translation of one text of a kind that has one item. */
  textOf(kind: string, { field, text }: TextAt, language: TranslationLanguage): string | undefined {
    return this.memory.wholes.get(`${language} ${kind}`)?.find(field, text)?.text;
  }

  /** @param language left out: that of the request under way */
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

  /** As `ofItems`, of one. */
  async ofItem<Item extends { id: number }>(kind: string, paths: TextPaths, item: Item): Promise<Shown<Item>> {
    const [shown = asWritten(item)] = await this.ofItems(kind, paths, [item]);
    return shown;
  }

  /** What an item has, for its copy. */
  copy(kind: string, from: number, to: number): Promise<void> {
    return this.repository.copy(kind, from, to);
  }

  /** Removes the translations of items that were removed for good. @param items the table of the kind */
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
    return logFailure('Reading the translations', this.takeOver());
  }

  /** Answers that were made before another process has stored something are dropped. */
  private async takeOver(): Promise<void> {
    const reading = (this.readings += 1);
    const kinds = await this.repository.findCheckedKinds();
    // By the words: those that a front end has too may be kept under its key.
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
      wholes: grouped(rows, ({ language, kind }) => `${language} ${kind}`),
    };
    if (!isFirst) this.responses.dropHere();
  }
}

/** What belongs together by a key, such as the id of the item. */
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
