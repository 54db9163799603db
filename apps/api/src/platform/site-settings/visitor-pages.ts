import { Injectable } from '@nestjs/common';
import { originalLanguage, type TranslationLanguage } from '@ministry/domain';
import { Config } from '../config/config.ts';
import { refusalTexts } from '../errors/errors.copy.ts';
import { escapeHtml, plainPage } from '../http/plain-page.ts';
import { type MessageLanguage, pathIn } from '../message-templates/message-template.ts';
import { type AnyText, type Sentence, textIn, type Translate } from '../texts/sentence.ts';
import { TranslationsService } from '../translations/translations.service.ts';
import { SiteSettingsService } from './site-settings.service.ts';

/** Begins and ends the place of an element in a sentence; in no text. */
const mark = '\u0001';

/** What a small page of ours says, in the language of the person who reads it. */
export class VisitorPage {
  constructor(
    readonly language: MessageLanguage,
    /** Of the site, without a language. */
    readonly publicUrl: string,
    private readonly church: Parameters<typeof plainPage>[0],
    private readonly translate: Translate,
  ) {}

  text(text: AnyText): string {
    return textIn(text, this.translate);
  }

  /** A text as HTML. */
  html(text: AnyText): string {
    return escapeHtml(this.text(text));
  }

  /** A sentence as HTML, with elements in the places of its variables. */
  htmlWith<Name extends string>(
    sentence: (values: Readonly<Record<Name, string>>) => Sentence,
    elements: Readonly<Record<Name, string>>,
  ): string {
    const names = Object.keys(elements) as Name[];
    const places = Object.fromEntries(names.map((name) => [name, `${mark}${name}${mark}`])) as Record<Name, string>;
    return names.reduce(
      (html, name) => html.replaceAll(places[name], () => elements[name]),
      this.html(sentence(places)),
    );
  }

  /** The whole document. @param content HTML */
  document(heading: AnyText, content: string): string {
    return plainPage(this.church, this.html(heading), content, {
      language: this.language ?? originalLanguage,
      home: this.html(refusalTexts.toWebsite),
    });
  }

  /** The address of another small page, which stays in the language. */
  address(path: string): string {
    return `${path}${this.query}`;
  }

  /** What a form has besides its method, to be answered in the language by the address of its page. */
  get formAction(): string {
    return this.language ? ` action="${this.query}"` : '';
  }

  /** Begins the paths of the pages of the site. */
  get path(): string {
    return pathIn(this.language);
  }

  private get query(): string {
    return this.language ? `?language=${this.language}` : '';
  }
}

/** Small pages of the API's own, for people who come from a letter or without a script. */
@Injectable()
export class VisitorPages {
  constructor(
    private readonly settings: SiteSettingsService,
    private readonly translations: TranslationsService,
    private readonly config: Config,
  ) {}

  /** @param language in which somebody reads; null, or one that is not offered: the original */
  in(language: TranslationLanguage | null): VisitorPage {
    const { identity, languages } = this.settings.current;
    const shown = languages.offered.find((offered) => offered === language);
    return new VisitorPage(
      shown,
      this.config.publicUrl,
      identity,
      this.translations.sentencesIn(shown ?? originalLanguage),
    );
  }
}
