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
  @TextField({ min: 1, max: limits.label, description: 'Text of the link', example: 'Call {{phone}}' })
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
  @RowKey({ description: 'Stays the same when the entry changes', example: 'funeral' })
  id: string;

  @TextField({ min: 1, max: limits.name, description: 'Name of the entry in the console', example: 'Funeral' })
  name: string;

  @Phrases(limits.phrases, 'Phrases that people use: `funeral(s)`, `bury*`, `passed away/on`', ['funeral(s)', 'bury*'])
  phrases: string[];

  @Phrases(limits.unless, 'The entry is not used if the message contains one of these', ['jesus/christ'])
  unless: string[];

  @BooleanField({
    description:
      'Whether the entry is used even if the message names a ministry; otherwise the reply is about the ministry',
    example: false,
  })
  beforeMinistry: boolean;

  @ApiProperty({ required: true, nullable: true })
  @TextField({
    max: 40,
    optional: true,
    description: 'Id of the entry whose reply is used; null if the entry has its own',
    example: 'services',
  })
  sameAs: string | null;

  @ApiProperty({ required: true, nullable: true })
  @OneOf(assistantActions, {
    optional: true,
    description: 'What else is looked up or done; null for the reply alone',
    example: 'services',
  })
  action: AssistantAction | null;

  @TextField({
    max: limits.reply,
    description: 'The reply, with variables such as {{phone}}; may be empty if another entry or an action provides it',
    example: 'We are sorry for your loss. Please call {{phone}}.',
  })
  reply: string;

  @Rows(ReplyLinkDto, { count: limits.links, description: 'Links below the reply' })
  links: ReplyLinkDto[];

  @Suggestions('Suggested next questions')
  suggestions: string[];
}

class AssistantWelcomeDto {
  @TextField({
    min: 1,
    max: limits.text,
    description: 'Greeting before the first question, with {{name}}',
    example: 'Welcome.',
  })
  text: string;

  @Suggestions('Suggested first questions')
  suggestions: string[];
}

const Text = (description: string): PropertyDecorator => TextField({ min: 1, max: limits.text, description });

class AssistantTextsDto {
  @Text('Reply if the message is not understood')
  fallback: string;

  @Text('Reply to a cry for help, with {{phone}}')
  urgent: string;

  @Text('Added to that reply for visitors who accept reminders')
  urgentPromise: string;

  @Text('Reply while a cry for help is not over, with {{phone}}')
  stillHere: string;

  @Text('Reply to a visitor who says to be safe after a cry for help, with {{phone}}')
  safe: string;

  @Text('Reply to a visitor who says to be safe without a cry for help before')
  calm: string;

  @Text('Added to the reply to a prayer request for visitors who accept reminders')
  prayerPromise: string;

  @Text('Reply if there are no upcoming events')
  noEvents: string;

  @Text('Reply if there are no published sermons')
  noSermons: string;

  @Text('Greeting for a visitor who returns after a day')
  welcomeBack: string;

  @Text('Reminder half an hour after a cry for help, with {{phone}}')
  urgentFollowUp: string;

  @Text('Reminder one day after a request for prayer')
  prayerFollowUp: string;

  @Text('Reminder one week after a question about events')
  eventFollowUp: string;

  @Text('Reminder three days after a question about a ministry, with {{ministry}}')
  ministryFollowUp: string;
}

/** Entries and texts of the assistant. */
export class AssistantDto implements AssistantSettings {
  @Part(AssistantWelcomeDto, { description: 'Greeting and first suggestions' })
  welcome: AssistantWelcomeDto;

  @Rows(AssistantEntryDto, { count: limits.entries, description: 'Entries, in the order in which they are tried' })
  entries: AssistantEntryDto[];

  @Suggestions('Suggested follow-up questions')
  suggestions: string[];

  @Suggestions('Suggested questions if the message is not understood')
  fallbackSuggestions: string[];

  @Part(AssistantTextsDto, { description: 'Other texts of the assistant' })
  texts: AssistantTextsDto;
}

export class AssistantRequest extends IntersectionType(AssistantDto, MadeFrom) {}
export class AssistantResponse extends IntersectionType(AssistantDto, Changed) {}
