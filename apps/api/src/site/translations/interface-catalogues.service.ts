import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { TranslationLanguage } from '@ministry/domain';
import { TopicValues } from '../../platform/cache/topic-values.ts';
import { shippedTexts, type Texts } from '../../platform/translations/shipped-texts.ts';
import { TranslationsRepository } from '../../platform/translations/translations.repository.ts';
import { interfaceKind, translationsTopic } from '../../platform/translations/translations.service.ts';
import { InterfaceMessages } from './interface-messages.ts';

/** The texts of the interface in one language. */
export interface InterfaceCatalogue {
  /** By key; a text that is missing is shown in English. */
  messages: Texts;
  /** Changes with the texts, and with nothing else. */
  version: string;
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
    const checked = (await this.repository.findChecked(language, interfaceKind, [0]))
      .filter(({ field, source }) => originals[field]?.english === source)
      .map(({ field, text }) => [field, text]);
    const messages = { ...shippedTexts(language), ...(Object.fromEntries(checked) as Texts) };
    const inOrder = JSON.stringify(Object.entries(messages).sort(([one], [other]) => (one < other ? -1 : 1)));
    return { messages, version: createHash('sha256').update(inOrder).digest('hex').slice(0, 8) };
  }
}
