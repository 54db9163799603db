import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { questionTypes, quizLimits as limits, type QuizSettings, type Trait, traits } from '@ministry/domain/quiz';
import { IntegerField, OneOf, TextField } from '../validation/fields.ts';
import { Part } from '../validation/part.ts';
import { RowKey, Rows } from '../validation/rows.ts';
import { Changed, MadeFrom } from './site-settings.dto.ts';

class WeightDto {
  @ApiProperty({ required: true, nullable: true })
  @OneOf(traits, {
    optional: true,
    description: 'Counts for ministries that are about this; null with `ministryId` null: for every one',
    example: 'health',
  })
  trait: Trait | null;

  @ApiProperty({ required: true, nullable: true })
  @IntegerField({
    min: 1,
    max: 2_147_483_647,
    optional: true,
    description: 'Counts for this ministry alone; one that is gone counts for none',
    example: 4,
  })
  ministryId: number | null;

  @IntegerField({ min: 1, max: limits.points, description: 'What the answer counts', example: 25 })
  points: number;
}

class OptionDto {
  @RowKey({ description: 'Stays the same when the answer is changed', example: 'nursing' })
  id: string;

  @TextField({ min: 1, max: limits.label, description: 'The answer', example: 'Nursing or medical training' })
  label: string;

  @TextField({
    max: limits.phrase,
    description: 'As it stands in the reason; empty: the answer itself',
    example: 'medical training',
  })
  phrase: string;

  @TextField({ max: limits.step, description: 'What to do next; may be empty', example: 'Come along once and see.' })
  step: string;

  @Rows(WeightDto, { count: limits.weights, description: 'What the answer counts; of several the highest' })
  weights: WeightDto[];
}

class QuestionDto {
  @RowKey({ description: 'Stays the same when the question is changed', example: 'skills' })
  id: string;

  @TextField({ min: 1, max: limits.text, description: 'The question', example: 'What can you bring?' })
  text: string;

  @OneOf(questionTypes, {
    description: 'One answer, several (of which the highest counts), or each rated 1 to 5 (from 4 on each counts)',
    example: 'checkbox',
  })
  type: (typeof questionTypes)[number];

  @TextField({ min: 1, max: limits.category, description: 'What it asks for', example: 'skills' })
  category: string;

  @TextField({
    max: limits.reason,
    description: 'Why a ministry fits, with {{answer}} and {{rating}}; may be empty',
    example: 'You can bring {{answer}}.',
  })
  reason: string;

  @TextField({ max: limits.end, description: 'What 1 of a scale means', example: 'Not yet' })
  least: string;

  @TextField({ max: limits.end, description: 'What 5 of a scale means', example: 'Very ready' })
  most: string;

  @Rows(OptionDto, { count: limits.options, description: 'The answers, at least two' })
  options: OptionDto[];
}

const Result = (description: string, example: string): PropertyDecorator =>
  TextField({ min: 1, max: limits.result, description, example });
const Level = (points: string, example: string): PropertyDecorator =>
  TextField({ min: 1, max: limits.level, description: `How a match of ${points} is called`, example });

class QuizResultsDto {
  @Result('Above the results', 'Where your gifts fit')
  heading: string;

  @Result('Where one ministry matches', 'One ministry matches your answers.')
  one: string;

  @Result('Where several match, with {{count}}', '{{count}} ministries match your answers.')
  several: string;

  @Result('Where none matches', 'No ministry stands out yet.')
  none: string;

  @Result('The first step, with {{ministry}}', 'Send a message to {{ministry}}.')
  introduce: string;

  @Level('60 points or more', 'Excellent Match')
  excellent: string;

  @Level('40 to 59 points', 'Good Match')
  good: string;

  @Level('20 to 39 points', 'Potential Match')
  potential: string;

  @Level('fewer than 20 points', 'Limited Match')
  limited: string;
}

/** The questions that lead to a ministry. */
export class QuizDto implements QuizSettings {
  @TextField({ min: 1, max: limits.lead, description: 'Above the questions', example: 'Seven questions.' })
  lead: string;

  @Rows(QuestionDto, { count: limits.questions, description: 'The questions, in their order' })
  questions: QuestionDto[];

  @Part(QuizResultsDto, { description: 'What the results say' })
  results: QuizResultsDto;
}

export class QuizRequest extends IntersectionType(QuizDto, MadeFrom) {}
export class QuizResponse extends IntersectionType(QuizDto, Changed) {}
