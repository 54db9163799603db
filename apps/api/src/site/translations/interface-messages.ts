import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { apiFolder } from '../../platform/config/api-folder.ts';
import { type SentenceOriginal, sentenceOriginals } from '../../platform/texts/sentence.ts';
import type { TranslatableItem } from '../../platform/translations/translatable-kinds.ts';
import { interfaceKind } from '../../platform/translations/translations.service.ts';

/** Parts of the interface that are translated separately; texts that the site shares with the consoles belong to the site. */
export const interfaceParts = ['site', 'admin', 'media', 'api'] as const;
export type InterfacePart = (typeof interfaceParts)[number];

/** A message in English; plain where braces are ordinary characters in it. */
export interface InterfaceMessage extends SentenceOriginal {
  part: InterfacePart;
}

/** Written by the builds of the front ends, which collect their texts. */
const files = {
  site: new URL('../shell/dist/messages.json', apiFolder),
  admin: new URL('../admin/dist/messages.json', apiFolder),
  media: new URL('../media/dist/messages.json', apiFolder),
} as const;

/** The texts that a build has collected; none while there is no build. */
const ofBuild = (part: keyof typeof files): Promise<Record<string, SentenceOriginal>> =>
  readFile(files[part], 'utf8').then(
    (text) => JSON.parse(text) as Record<string, SentenceOriginal>,
    () => ({}),
  );

const inPart = (part: InterfacePart, originals: Iterable<[string, SentenceOriginal]>): [string, InterfaceMessage][] =>
  [...originals].map(([key, original]) => [key, { ...original, part }]);

async function readAll(): Promise<Record<string, InterfaceMessage>> {
  const parts = ['site', 'admin', 'media'] as const;
  const built = await Promise.all(parts.map(async (part) => inPart(part, Object.entries(await ofBuild(part)))));
  return Object.fromEntries([...built.flat(), ...inPart('api', sentenceOriginals)]);
}

/** All texts of the interface: those of the site and the consoles, from their builds, and the sentences of the API. */
@Injectable()
export class InterfaceMessages {
  private messages: Promise<Readonly<Record<string, InterfaceMessage>>> | undefined;
  private known: { messages: Readonly<Record<string, InterfaceMessage>>; item: TranslatableItem } | undefined;

  /** By key; a front end that is not built has none. */
  all(): Promise<Readonly<Record<string, InterfaceMessage>>> {
    this.messages ??= readAll();
    return this.messages;
  }

  /** Returns the same object each time, because an import requests it for each of its thousands of rows. */
  async item(): Promise<TranslatableItem> {
    const messages = await this.all();
    if (this.known?.messages !== messages) {
      const texts = Object.entries(messages).map(([field, { english }]) => ({ field, text: english }));
      this.known = { messages, item: { id: 0, title: interfaceKind, texts } };
    }
    return this.known.item;
  }
}
