import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { TranslationLanguage } from '@ministry/domain';
import { builds } from '../pages/builds.ts';

/** The texts of the interface in one language. */
export interface InterfaceCatalogue {
  /** By key; a text that is missing is shown in English. */
  messages: Readonly<Record<string, string>>;
  /** Changes with the texts, and with nothing else. */
  version: string;
}

/** What the pages in a language are made with. */
@Injectable()
export class InterfaceCatalogues {
  private readonly shipped = new Map<TranslationLanguage, Promise<InterfaceCatalogue>>();

  catalogue(language: TranslationLanguage): Promise<InterfaceCatalogue> {
    const known = this.shipped.get(language) ?? readShipped(language);
    this.shipped.set(language, known);
    return known;
  }
}

async function readShipped(language: TranslationLanguage): Promise<InterfaceCatalogue> {
  const text = await readFile(join(builds.catalogues, `${language}.json`), 'utf8').catch(() => '{}');
  const version = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { messages: JSON.parse(text) as Record<string, string>, version };
}
