import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import type { TranslationLanguage } from '@ministry/domain';
import swahili from '@ministry/messages/catalogues/sw.json' with { type: 'json' };
import { apiFolder } from '../../platform/config/api-folder.ts';
import type { TranslatableItem } from '../../platform/translations/translatable-kinds.ts';
import { interfaceKind } from '../../platform/translations/translations.service.ts';

export type Texts = Readonly<Record<string, string>>;

/** A message in English; plain where braces are ordinary characters in it. */
export interface InterfaceMessage {
  english: string;
  isPlain: boolean;
}

/** Written by the build of the site, which collects its texts. */
const file = new URL('../shell/dist/messages.json', apiFolder);

/** Translations that come with the product. */
const shipped: Partial<Record<TranslationLanguage, Texts>> = { sw: swahili };

export const shippedTexts = (language: TranslationLanguage): Texts => shipped[language] ?? {};

/** The texts of the product itself, as the build of the site has them. */
@Injectable()
export class InterfaceMessages {
  private messages: Promise<Readonly<Record<string, InterfaceMessage>>> | undefined;

  /** By key; none while the site is not built. */
  all(): Promise<Readonly<Record<string, InterfaceMessage>>> {
    this.messages ??= readFile(file, 'utf8').then(
      (text) => JSON.parse(text) as Record<string, InterfaceMessage>,
      () => ({}),
    );
    return this.messages;
  }

  async item(): Promise<TranslatableItem> {
    const texts = Object.entries(await this.all()).map(([field, { english }]) => ({ field, text: english }));
    return { id: 0, title: interfaceKind, texts };
  }
}
