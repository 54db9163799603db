import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { TranslationLanguage } from '@ministry/domain';
import { TopicValues } from '../../platform/cache/topic-values.ts';
import { ItemTranslations } from '../../platform/translations/item-translations.ts';
import { shippedTexts, type Texts } from '../../platform/translations/shipped-texts.ts';
import { TranslationsRepository } from '../../platform/translations/translations.repository.ts';
import { interfaceKind, translationsTopic } from '../../platform/translations/translations.service.ts';
import { InterfaceMessages, type InterfacePart } from './interface-messages.ts';

/** The texts of the interface in one language. */
export interface InterfaceCatalogue {
  /** By key; a text that is missing is shown in English. */
  messages: Texts;
  /** Of each front end: changes with the texts that it shows, and with nothing else. */
  versions: Readonly<Record<FrontEnd, string>>;
}

export type FrontEnd = Exclude<InterfacePart, 'api'>;

/** The first eight digits are enough to tell one version from the next. */
function versionOf(texts: readonly [string, string][]): string {
  const inOrder = JSON.stringify([...texts].sort(([one], [other]) => (one < other ? -1 : 1)));
  return createHash('sha256').update(inOrder).digest('hex').slice(0, 8);
}

/** What the pages in a language are made with: what came with the product, under what somebody has checked. */
@Injectable()
export class InterfaceCatalogues {
  constructor(
    private readonly originals: InterfaceMessages,
    private readonly repository: TranslationsRepository,
    private readonly values: TopicValues,
  ) {}

  catalogue(language: TranslationLanguage): Promise<InterfaceCatalogue> {
    return this.values.get(translationsTopic, `catalogue ${language}`, () => this.read(language));
  }

  private async read(language: TranslationLanguage): Promise<InterfaceCatalogue> {
    const originals = await this.originals.all();
    const rows = new ItemTranslations(await this.repository.findChecked(language, interfaceKind, [0]));
    // The same words under several keys are one text, as in the table.
    const checked = Object.entries(originals).flatMap(([key, { english }]) => {
      const row = rows.find(key, english);
      return row ? [[key, row.text]] : [];
    });
    const messages = { ...shippedTexts(language), ...(Object.fromEntries(checked) as Texts) };
    // The consoles show what they share with the site too.
    const shownBy = (parts: readonly InterfacePart[]) =>
      versionOf(Object.entries(messages).filter(([key]) => parts.some((part) => originals[key]?.part === part)));
    return {
      messages,
      versions: { site: shownBy(['site']), admin: shownBy(['site', 'admin']), media: shownBy(['site', 'media']) },
    };
  }
}
