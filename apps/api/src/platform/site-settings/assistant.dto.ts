import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import {
  type AssistantAction,
  assistantActions,
  assistantLimits as limits,
  type AssistantSettings,
} from '@ministry/domain/assistant';
import { BooleanField, Lines, OneOf, TextField } from '../validation/fields.ts';
import { Part } from '../validation/part.ts';
import { RowKey, Rows } from '../validation/rows.ts';
import { Changed, MadeFrom } from './site-settings.dto.ts';

const Phrases = (count: number, description: string, example: string[]): PropertyDecorator =>
  Lines({ max: limits.phrase, count, description, example });
const Suggestions = (description: string): PropertyDecorator =>
  Lines({ max: limits.suggestion, count: limits.suggestions, description, example: ['Show me events'] });

class ReplyLinkDto {
  @TextField({ min: 1, max: limits.label, description: 'On the link', example: 'Call {{phone}}' })
  label: string;

  @TextField({
    min: 1,
    max: limits.href,
    description: 'A path of this site, an https address, or {{call}}, {{whatsapp}} or {{givingPage}}',
    example: '{{call}}',
  })
  href: string;
}

class AssistantEntryDto {
  @RowKey({ description: 'Stays the same when the entry is changed', example: 'funeral' })
  id: string;

  @TextField({ min: 1, max: limits.name, description: 'What the console calls it', example: 'Funeral' })
  name: string;

  @Phrases(limits.phrases, 'What people ask: `funeral(s)`, `bury*`, `passed away/on`', ['funeral(s)', 'bury*'])
  phrases: string[];

  @Phrases(limits.unless, 'With one of these in the message, the entry does not answer', ['jesus/christ'])
  unless: string[];

  @BooleanField({
    description: 'Answers also where the message names a ministry; otherwise the answer is about the ministry',
    example: false,
  })
  beforeMinistry: boolean;

  @ApiProperty({ required: true, nullable: true })
  @TextField({
    max: 40,
    optional: true,
    description: 'Id of the entry whose answer it gives; null for an answer of its own',
    example: 'services',
  })
  sameAs: string | null;

  @ApiProperty({ required: true, nullable: true })
  @OneOf(assistantActions, {
    optional: true,
    description: 'What is looked up or done besides; null for the reply alone',
    example: 'services',
  })
  action: AssistantAction | null;

  @TextField({
    max: limits.reply,
    description: 'The answer, with variables such as {{phone}}; may be empty where another entry or an action speaks',
    example: 'We are sorry for your loss. Please call {{phone}}.',
  })
  reply: string;

  @Rows(ReplyLinkDto, { count: limits.links, description: 'Links below the reply' })
  links: ReplyLinkDto[];

  @Suggestions('Questions that follow')
  suggestions: string[];
}

class AssistantWelcomeDto {
  @TextField({ min: 1, max: limits.text, description: 'Before anything is asked, with {{name}}', example: 'Welcome.' })
  text: string;

  @Suggestions('Questions to begin with')
  suggestions: string[];
}

const Text = (description: string): PropertyDecorator => TextField({ min: 1, max: limits.text, description });

class AssistantTextsDto {
  @Text('Where it has not understood')
  fallback: string;

  @Text('To a cry for help, with {{phone}}')
  urgent: string;

  @Text('After it, for who accepts reminders')
  urgentPromise: string;

  @Text('While a cry for help is not over, with {{phone}}')
  stillHere: string;

  @Text('To who says after it to be safe, with {{phone}}')
  safe: string;

  @Text('To who says so without having asked for help')
  calm: string;

  @Text('After a request for prayer, for who accepts reminders')
  prayerPromise: string;

  @Text('Where no event is announced')
  noEvents: string;

  @Text('Where no sermon is published')
  noSermons: string;

  @Text('To who comes back after a day')
  welcomeBack: string;

  @Text('Half an hour after a cry for help, with {{phone}}')
  urgentFollowUp: string;

  @Text('A day after a request for prayer')
  prayerFollowUp: string;

  @Text('A week after a question about events')
  eventFollowUp: string;

  @Text('Three days after a question about a ministry, with {{ministry}}')
  ministryFollowUp: string;
}

/** Entries and texts of the assistant. */
export class AssistantDto implements AssistantSettings {
  @Part(AssistantWelcomeDto, { description: 'Before anything is asked' })
  welcome: AssistantWelcomeDto;

  @Rows(AssistantEntryDto, { count: limits.entries, description: 'The entries, in the order in which they are tried' })
  entries: AssistantEntryDto[];

  @Suggestions('Questions that are suggested on')
  suggestions: string[];

  @Suggestions('Suggested where it has not understood')
  fallbackSuggestions: string[];

  @Part(AssistantTextsDto, { description: 'What it says besides' })
  texts: AssistantTextsDto;
}

export class AssistantRequest extends IntersectionType(AssistantDto, MadeFrom) {}
export class AssistantResponse extends IntersectionType(AssistantDto, Changed) {}
