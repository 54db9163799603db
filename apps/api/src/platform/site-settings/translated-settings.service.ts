import { Injectable } from '@nestjs/common';
import type { SiteSettings, TranslationLanguage } from '@ministry/domain';
import { localeOf } from '@ministry/messages/compile';
import { currentLanguage } from '../auth/request-context.ts';
import { hasThreeLetterRun, textsAt } from '../translations/texts-at.ts';
import type { TranslatableItem } from '../translations/translatable-kinds.ts';
import { TranslationsService } from '../translations/translations.service.ts';
import { partTitles } from './site-settings.copy.ts';
import { SiteSettingsService, siteTopic } from './site-settings.service.ts';
import { in24Hours } from './times-of-day.ts';
import { isLegal, originalOf, type TranslatedPart, translatedPartNames, translatedParts } from './translated-parts.ts';

/** The settings in the language of a visitor. */
@Injectable()
export class TranslatedSettings {
  constructor(
    private readonly settings: SiteSettingsService,
    private readonly translations: TranslationsService,
  ) {
    for (const part of translatedPartNames)
      translations.kinds.add({
        name: part,
        topic: siteTopic,
        list: (after) => Promise.resolve(after < 0 ? [this.translatable(part)] : []),
        find: (id) => Promise.resolve(id === 0 ? this.translatable(part) : undefined),
      });
  }

  /** @param language default: the language of the current request, which is undefined for the original */
  get(language: TranslationLanguage | undefined = currentLanguage()): SiteSettings {
    return this.inLanguage(this.settings.current, language);
  }

  /** The public settings at this time, without days and seasons of the programme that are over or still far away. */
  shown(language: TranslationLanguage | undefined = currentLanguage()): SiteSettings {
    return this.inLanguage(this.settings.shown(), language);
  }

  /** Texts that visitors of a language read in the original, except those of legal pages, whose sections say so themselves. */
  untranslatedOnPages(language: TranslationLanguage): string[] {
    return translatedPartNames
      .filter((part) => !isLegal(part))
      .flatMap((part) => [...this.untranslated(part, language)]);
  }

  /** Texts of a part that visitors of a language read in the original. @param language default: that of the current request */
  untranslated(
    part: TranslatedPart,
    language: TranslationLanguage | undefined = currentLanguage(),
  ): ReadonlySet<string> {
    if (!language) return new Set();
    const { texts } = this.translatable(part);
    return new Set(texts.filter((at) => !this.translations.textOf(part, at, language)).map(({ text }) => text));
  }

  private inLanguage(settings: SiteSettings, language: TranslationLanguage | undefined): SiteSettings {
    if (!language) return settings;
    const parts = translatedPartNames.map((part) => {
      const original: unknown = originalOf(part, settings);
      return [part, this.translations.inLanguage(part, original, translatedParts[part], language)];
    });
    return withOwnTimes({ ...settings, ...(Object.fromEntries(parts) as Partial<SiteSettings>) }, language);
  }

  private translatable(part: TranslatedPart): TranslatableItem {
    const original = originalOf(part, this.settings.current);
    return { id: 0, title: partTitles[part], texts: textsAt(original, translatedParts[part]) };
  }
}

/** A time without words is not translated. It is rewritten in the time format of the language. */
function withOwnTimes(settings: SiteSettings, language: TranslationLanguage): SiteSettings {
  if (localeOf(language, 'en') === 'en') return settings;
  const { programme } = settings;
  const items = programme.items.map((item) =>
    hasThreeLetterRun(item.times) ? item : { ...item, times: in24Hours(item.times) },
  );
  return { ...settings, programme: { ...programme, items } };
}
