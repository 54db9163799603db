import { Injectable } from '@nestjs/common';
import { seedSite } from '@ministry/domain';
import { invalid } from '../errors/domain-error.ts';
import { type AnyText } from '../texts/sentence.ts';
import { labelOf } from '../validation/explained.ts';
import type { AssistantDto, AssistantRequest, AssistantResponse } from './assistant.dto.ts';
import { assistantProblems } from './assistant-rules.ts';
import type { QuizDto, QuizRequest, QuizResponse } from './quiz.dto.ts';
import { quizProblems } from './quiz-rules.ts';
import type { SiteSetting } from './site-setting.entity.ts';
import { settingsTexts } from './site-settings.copy.ts';
import type { SettingsVersionResponse } from './site-settings.dto.ts';
import { SiteSettingsRepository } from './site-settings.repository.ts';
import { changedOf, maxBytes, SiteSettingsAdminService } from './site-settings-admin.service.ts';
import { TranslatedSettings } from './translated-settings.service.ts';

/** Settings of the quiz and of the assistant. */
@Injectable()
export class AnswersService {
  constructor(
    private readonly repository: SiteSettingsRepository,
    private readonly settings: TranslatedSettings,
    private readonly parts: SiteSettingsAdminService,
  ) {}

  shownQuiz(): QuizDto {
    return this.settings.get().quiz as QuizDto;
  }

  async quiz(): Promise<QuizResponse> {
    const stored = await this.repository.find('quiz');
    return { ...quizOf(stored), ...changedOf(stored) };
  }

  /** @throws DomainError 409 VERSION_CONFLICT, 400 */
  async changeQuiz({ version, ...sent }: QuizRequest): Promise<QuizResponse> {
    const quiz = toQuiz(sent);
    refuse(quizProblems(quiz), quiz, 'questions');
    const stored = await this.parts.change('quiz', version, {
      before: quizOf,
      after: () => quiz,
      shown: () => ({ quiz }),
    });
    return { ...quiz, ...changedOf(stored) };
  }

  shownAssistant(): AssistantDto {
    return this.settings.get().assistant as AssistantDto;
  }

  async assistant(): Promise<AssistantResponse> {
    const stored = await this.repository.find('assistant');
    return { ...assistantOf(stored), ...changedOf(stored) };
  }

  /** @throws DomainError 409 VERSION_CONFLICT, 400 */
  async changeAssistant({ version, ...sent }: AssistantRequest): Promise<AssistantResponse> {
    const assistant = toAssistant(sent);
    refuse(assistantProblems(assistant), assistant, 'entries');
    const stored = await this.parts.change('assistant', version, {
      before: assistantOf,
      after: () => assistant,
      shown: () => ({ assistant }),
    });
    return { ...assistant, ...changedOf(stored) };
  }

  history(part: 'quiz' | 'assistant'): Promise<SettingsVersionResponse[]> {
    return this.parts.history(part);
  }
}

/** @param list the field that the error names if all values together are too long */
function refuse(problems: Record<string, AnyText>, value: object, list: string): void {
  if (Object.keys(problems).length > 0) throw invalid(problems);
  if (Buffer.byteLength(JSON.stringify(value)) > maxBytes)
    throw invalid({ [list]: settingsTexts.tooLongTogether({ label: labelOf(list) }) });
}

const quizOf = (stored: SiteSetting | null): QuizDto => (stored?.value ?? seedSite.quiz) as QuizDto;

const toQuiz = ({ lead, questions, results }: QuizDto): QuizDto => ({
  lead,
  questions: questions.map(({ options, ...question }) => ({
    ...question,
    options: options.map(({ weights, ...option }) => ({
      ...option,
      weights: weights.map(({ trait, ministryId, points }) => ({
        trait: trait ?? null,
        ministryId: ministryId ?? null,
        points,
      })),
    })),
  })),
  results,
});

const assistantOf = (stored: SiteSetting | null): AssistantDto => (stored?.value ?? seedSite.assistant) as AssistantDto;

const toAssistant = ({ entries, ...others }: AssistantDto): AssistantDto => ({
  ...others,
  entries: entries.map(({ sameAs, action, ...entry }) => ({
    ...entry,
    sameAs: sameAs || null,
    action: action ?? null,
  })),
});
