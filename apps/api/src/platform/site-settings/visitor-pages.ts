import { Injectable } from '@nestjs/common';
import { originalLanguage, type TranslationLanguage } from '@ministry/domain';
import { Config } from '../config/config.ts';
import { refusalTexts } from '../errors/errors.copy.ts';
import { escapeHtml, plainPage } from '../http/plain-page.ts';
import { type MessageLanguage, pathIn } from '../message-templates/message-template.ts';
import { type AnyText, type Sentence, textIn, type Translate } from '../texts/sentence.ts';
import { TranslationsService } from '../translations/translations.service.ts';
import { SiteSettingsService } from './site-settings.service.ts';

/** Marks the start and the end of a placeholder for an element in a sentence; never part of a text. */
const mark = '\u0001';

/** Builds a small HTML page of the API in the language of its reader. */
export class VisitorPage {
  constructor(
    readonly language: MessageLanguage,
    /** Address of the site, without a language prefix. */
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

  /** The address of another small page in the same language. */
  address(path: string): string {
    return `${path}${this.query}`;
  }

  /** The `action` attribute of a form, which keeps the language for the response. Empty in the original language. */
  get formAction(): string {
    return this.language ? ` action="${this.query}"` : '';
  }

  /** Path prefix of the pages of the site in this language. */
  get path(): string {
    return pathIn(this.language);
  }

  private get query(): string {
    return this.language ? `?language=${this.language}` : '';
  }
}

/** Small HTML pages of the API, for people who follow a link in an e-mail or have no JavaScript. */
@Injectable()
export class VisitorPages {
  constructor(
    private readonly settings: SiteSettingsService,
    private readonly translations: TranslationsService,
    private readonly config: Config,
  ) {}

  /** @param language of the reader; null, or a language that is not offered, gives the original */
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
