import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { apiFolder } from '../../platform/config/api-folder.ts';
import { type SentenceOriginal, sentenceOriginals } from '../../platform/texts/sentence.ts';
import type { TranslatableItem } from '../../platform/translations/translatable-kinds.ts';
import { interfaceKind } from '../../platform/translations/translations.service.ts';

/** A message in English; plain where braces are ordinary characters in it. */
export type InterfaceMessage = SentenceOriginal;

const ofApi = (): Record<string, InterfaceMessage> => Object.fromEntries(sentenceOriginals);

/** Written by the build of the site, which collects its texts. */
const file = new URL('../shell/dist/messages.json', apiFolder);

/** The texts of the product itself: those of the site, as its build has them, and the sentences of the API. */
@Injectable()
export class InterfaceMessages {
  private messages: Promise<Readonly<Record<string, InterfaceMessage>>> | undefined;

  /** By key; none of the site while it is not built. */
  all(): Promise<Readonly<Record<string, InterfaceMessage>>> {
    this.messages ??= readFile(file, 'utf8').then(
      (text) => ({ ...(JSON.parse(text) as Record<string, InterfaceMessage>), ...ofApi() }),
      () => ofApi(),
    );
    return this.messages;
  }

  async item(): Promise<TranslatableItem> {
    const texts = Object.entries(await this.all()).map(([field, { english }]) => ({ field, text: english }));
    return { id: 0, title: interfaceKind, texts };
  }
}
