import type { Type } from '@nestjs/common';
import { type PageTexts, pageTexts, type PlainPart } from '@ministry/domain';
import { AboutTextsRequest } from '../../platform/site-settings/about-texts.dto.ts';
import type { AnswersService } from '../../platform/site-settings/answers.service.ts';
import { AssistantRequest } from '../../platform/site-settings/assistant.dto.ts';
import {
  ContactTextsRequest,
  LiveTextsRequest,
  TeamTextsRequest,
} from '../../platform/site-settings/contact-texts.dto.ts';
import { LegalTextsRequest } from '../../platform/site-settings/legal-texts.dto.ts';
import {
  HomeTextsRequest,
  MinistriesTextsRequest,
  toMinistriesTexts,
} from '../../platform/site-settings/page-texts.dto.ts';
import { PeopleRequest } from '../../platform/site-settings/people.dto.ts';
import { QuizRequest } from '../../platform/site-settings/quiz.dto.ts';
import {
  ExchangeRateRequest,
  IdentityRequest,
  LanguagesRequest,
  type MadeFrom,
  ProgrammeRequest,
  SectionsRequest,
} from '../../platform/site-settings/site-settings.dto.ts';
import type { SiteSettingsAdminService } from '../../platform/site-settings/site-settings-admin.service.ts';

/** A part of the settings, read and saved as the console does it. */
export interface ArchivedPart {
  request: Type<object>;
  read(): Promise<object>;
  /** @throws DomainError */
  save(request: never): Promise<unknown>;
}

type Parts = Record<string, ArchivedPart>;

const part = <Request extends object>(
  request: Type<Request>,
  read: () => Promise<object>,
  save: (request: Request) => Promise<unknown>,
): ArchivedPart => ({ request, read, save });

export const settingsParts = (settings: SiteSettingsAdminService): Parts => ({
  identity: part(
    IdentityRequest,
    () => settings.identity(),
    (sent) => settings.changeIdentity(sent),
  ),
  programme: part(
    ProgrammeRequest,
    () => settings.programme(),
    (sent) => settings.changeProgramme(sent),
  ),
  people: part(
    PeopleRequest,
    () => settings.people(),
    (sent) => settings.changePeople(sent),
  ),
  exchange: part(
    ExchangeRateRequest,
    () => settings.exchange(),
    (sent) => settings.changeExchange(sent),
  ),
  sections: part(
    SectionsRequest,
    () => settings.sections(),
    (sent) => settings.changeSections(sent),
  ),
  languages: part(
    LanguagesRequest,
    () => settings.languages(),
    (sent) => settings.changeLanguages(sent),
  ),
});

type Texts<Part extends keyof PageTexts> = PageTexts[Part] & MadeFrom;

export function textParts(settings: SiteSettingsAdminService): Parts {
  const texts = <Part extends keyof PageTexts>(
    name: Part,
    request: Type<Texts<Part>>,
    toTexts: (sent: PageTexts[Part]) => PageTexts[Part],
  ): Parts => ({
    [name]: part(
      request,
      () => settings.texts(name),
      (sent) => settings.changeTexts(name, { ...toTexts(sent), version: sent.version }),
    ),
  });
  const plain = <Part extends PlainPart>(name: Part, request: Type<Texts<Part>>): Parts =>
    texts(name, request, (sent) => pageTexts(name, sent));
  return {
    ...plain('homeTexts', HomeTextsRequest),
    ...texts('ministriesTexts', MinistriesTextsRequest, toMinistriesTexts),
    ...plain('aboutTexts', AboutTextsRequest),
    ...plain('contactTexts', ContactTextsRequest),
    ...plain('liveTexts', LiveTextsRequest),
    ...plain('teamTexts', TeamTextsRequest),
    ...plain('privacyTexts', LegalTextsRequest),
    ...plain('termsTexts', LegalTextsRequest),
  };
}

export const answerParts = (answers: AnswersService): Parts => ({
  quiz: part(
    QuizRequest,
    () => answers.quiz(),
    (sent) => answers.changeQuiz(sent),
  ),
  assistant: part(
    AssistantRequest,
    () => answers.assistant(),
    (sent) => answers.changeAssistant(sent),
  ),
});
