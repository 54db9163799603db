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
  /** A version for each front end, which changes only when the texts of that front end change. */
  versions: Readonly<Record<FrontEnd, string>>;
}

export type FrontEnd = Exclude<InterfacePart, 'api'>;

/** The first eight digits of the hash are enough to distinguish versions. */
function versionOf(texts: readonly [string, string][]): string {
  const inOrder = JSON.stringify([...texts].sort(([one], [other]) => (one < other ? -1 : 1)));
  return createHash('sha256').update(inOrder).digest('hex').slice(0, 8);
}

/** The texts for the pages in a language: checked translations, and shipped ones where nobody has checked any. */
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
    // The same text under several keys has one translation, as in the table.
    const checked = Object.entries(originals).flatMap(([key, { english }]) => {
      const row = rows.find(key, english);
      return row ? [[key, row.text]] : [];
    });
    const messages = { ...shippedTexts(language), ...(Object.fromEntries(checked) as Texts) };
    // The consoles also show the texts that they share with the site.
    const shownBy = (parts: readonly InterfacePart[]) =>
      versionOf(Object.entries(messages).filter(([key]) => parts.some((part) => originals[key]?.part === part)));
    return {
      messages,
      versions: { site: shownBy(['site']), admin: shownBy(['site', 'admin']), media: shownBy(['site', 'media']) },
    };
  }
}
