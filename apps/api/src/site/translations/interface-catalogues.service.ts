import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { TranslationLanguage } from '@ministry/domain';
import swahili from '@ministry/messages/catalogues/sw.json' with { type: 'json' };

/** The texts of the interface in one language. */
export interface InterfaceCatalogue {
  /** By key; a text that is missing is shown in English. */
  messages: Readonly<Record<string, string>>;
  /** Changes with the texts, and with nothing else. */
  version: string;
}

const shipped: Partial<Record<TranslationLanguage, Readonly<Record<string, string>>>> = { sw: swahili };

/** What the pages in a language are made with. */
@Injectable()
export class InterfaceCatalogues {
  catalogue(language: TranslationLanguage): Promise<InterfaceCatalogue> {
    const messages = shipped[language] ?? {};
    const version = createHash('sha256').update(JSON.stringify(messages)).digest('hex').slice(0, 8);
    return Promise.resolve({ messages, version });
  }
}
