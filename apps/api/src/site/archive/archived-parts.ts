import type { Type } from '@nestjs/common';
import type { AnswersService } from '../../platform/site-settings/answers.service.ts';
import { AssistantRequest } from '../../platform/site-settings/assistant.dto.ts';
import {
  HomeTextsRequest,
  MinistriesTextsRequest,
  toHomeTexts,
  toMinistriesTexts,
} from '../../platform/site-settings/page-texts.dto.ts';
import { PeopleRequest } from '../../platform/site-settings/people.dto.ts';
import { QuizRequest } from '../../platform/site-settings/quiz.dto.ts';
import {
  ExchangeRateRequest,
  IdentityRequest,
  ProgrammeRequest,
  SectionsRequest,
} from '../../platform/site-settings/site-settings.dto.ts';
import type { SiteSettingsAdminService } from '../../platform/site-settings/site-settings-admin.service.ts';

/** A part of the settings, read and saved as the console does it. */
export interface ArchivedPart {
  /** As the console calls it. */
  heading: string;
  request: Type<object>;
  read(): Promise<object>;
  /** @throws DomainError */
  save(request: never): Promise<unknown>;
}

type Parts = Record<string, ArchivedPart>;

const part = <Request extends object>(
  heading: string,
  request: Type<Request>,
  read: () => Promise<object>,
  save: (request: Request) => Promise<unknown>,
): ArchivedPart => ({ heading, request, read, save });

export const settingsParts = (settings: SiteSettingsAdminService): Parts => ({
  identity: part(
    'Identity',
    IdentityRequest,
    () => settings.identity(),
    (sent) => settings.changeIdentity(sent),
  ),
  programme: part(
    'Weekly programme',
    ProgrammeRequest,
    () => settings.programme(),
    (sent) => settings.changeProgramme(sent),
  ),
  people: part(
    'Team',
    PeopleRequest,
    () => settings.people(),
    (sent) => settings.changePeople(sent),
  ),
  exchange: part(
    'Exchange rate',
    ExchangeRateRequest,
    () => settings.exchange(),
    (sent) => settings.changeExchange(sent),
  ),
  sections: part(
    'Sections',
    SectionsRequest,
    () => settings.sections(),
    (sent) => settings.changeSections(sent),
  ),
});

export const textParts = (settings: SiteSettingsAdminService): Parts => ({
  homeTexts: part(
    'Texts of the home page',
    HomeTextsRequest,
    () => settings.texts('homeTexts'),
    (sent) => settings.changeTexts('homeTexts', { ...toHomeTexts(sent), version: sent.version }),
  ),
  ministriesTexts: part(
    'Texts of the ministries page',
    MinistriesTextsRequest,
    () => settings.texts('ministriesTexts'),
    (sent) => settings.changeTexts('ministriesTexts', { ...toMinistriesTexts(sent), version: sent.version }),
  ),
});

export const answerParts = (answers: AnswersService): Parts => ({
  quiz: part(
    'Quiz',
    QuizRequest,
    () => answers.quiz(),
    (sent) => answers.changeQuiz(sent),
  ),
  assistant: part(
    'Assistant',
    AssistantRequest,
    () => answers.assistant(),
    (sent) => answers.changeAssistant(sent),
  ),
});
