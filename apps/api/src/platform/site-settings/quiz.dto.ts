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
    description: 'Adds points to ministries with this trait; if `ministryId` is null too, to every ministry',
    example: 'health',
  })
  trait: Trait | null;

  @ApiProperty({ required: true, nullable: true })
  @IntegerField({
    min: 1,
    max: 2_147_483_647,
    optional: true,
    description: 'Adds points to this ministry only; a ministry that no longer exists gets none',
    example: 4,
  })
  ministryId: number | null;

  @IntegerField({ min: 1, max: limits.points, description: 'Number of points', example: 25 })
  points: number;
}

class OptionDto {
  @RowKey({ description: 'Stays the same when the answer changes', example: 'nursing' })
  id: string;

  @TextField({ min: 1, max: limits.label, description: 'Text of the answer', example: 'Nursing or medical training' })
  label: string;

  @TextField({
    max: limits.phrase,
    description: 'The answer as part of the reason; empty to use the answer itself',
    example: 'medical training',
  })
  phrase: string;

  @TextField({
    max: limits.step,
    description: 'Suggested next step; may be empty',
    example: 'Come along once and see.',
  })
  step: string;

  @Rows(WeightDto, {
    count: limits.weights,
    description: 'Weights of the answer; if several apply, the highest counts',
  })
  weights: WeightDto[];
}

class QuestionDto {
  @RowKey({ description: 'Stays the same when the question changes', example: 'skills' })
  id: string;

  @TextField({ min: 1, max: limits.text, description: 'The question', example: 'What can you bring?' })
  text: string;

  @OneOf(questionTypes, {
    description:
      'One answer; several answers, of which the highest counts; or a rating of each from 1 to 5, which counts from 4 on',
    example: 'checkbox',
  })
  type: (typeof questionTypes)[number];

  @TextField({ min: 1, max: limits.category, description: 'Subject of the question', example: 'skills' })
  category: string;

  @TextField({
    max: limits.reason,
    description: 'Why a ministry matches, with {{answer}} and {{rating}}; may be empty',
    example: 'You can bring {{answer}}.',
  })
  reason: string;

  @TextField({ max: limits.end, description: 'Label for 1 on the scale', example: 'Not yet' })
  least: string;

  @TextField({ max: limits.end, description: 'Label for 5 on the scale', example: 'Very ready' })
  most: string;

  @Rows(OptionDto, { count: limits.options, description: 'The answers, at least two' })
  options: OptionDto[];
}

const Result = (description: string, example: string): PropertyDecorator =>
  TextField({ min: 1, max: limits.result, description, example });
const Level = (points: string, example: string): PropertyDecorator =>
  TextField({ min: 1, max: limits.level, description: `Name of a match of ${points}`, example });

class QuizResultsDto {
  @Result('Heading of the results', 'Where your gifts fit')
  heading: string;

  @Result('Text if one ministry matches', 'One ministry matches your answers.')
  one: string;

  @Result('Text if several ministries match, with {{count}}', '{{count}} ministries match your answers.')
  several: string;

  @Result('Text if no ministry matches', 'No ministry stands out yet.')
  none: string;

  @Result('Text of the first step, with {{ministry}}', 'Send a message to {{ministry}}.')
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
  @TextField({ min: 1, max: limits.lead, description: 'Sentence above the questions', example: 'Seven questions.' })
  lead: string;

  @Rows(QuestionDto, { count: limits.questions, description: 'Questions, in order' })
  questions: QuestionDto[];

  @Part(QuizResultsDto, { description: 'Texts of the results' })
  results: QuizResultsDto;
}

export class QuizRequest extends IntersectionType(QuizDto, MadeFrom) {}
export class QuizResponse extends IntersectionType(QuizDto, Changed) {}
