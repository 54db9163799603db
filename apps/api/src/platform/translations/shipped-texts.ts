import type { TranslationLanguage } from '@ministry/domain';
import swahili from '@ministry/messages/catalogues/sw.json' with { type: 'json' };

export type Texts = Readonly<Record<string, string>>;

const shipped: Partial<Record<TranslationLanguage, Texts>> = { sw: swahili };

/** Shipped translations, by key. */
export const shippedTexts = (language: TranslationLanguage): Texts => shipped[language] ?? {};
