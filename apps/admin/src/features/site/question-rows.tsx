import { Form } from 'antd';
import { quizLimits as limits } from '@ministry/domain/quiz';
import { commonCopy as common } from '../../common.copy.ts';
import { Choice } from '../../components/choice.tsx';
import { asText } from '../../content/draft-values.ts';
import type { FormRow, NestedRow } from '../../forms/form-row.ts';
import { RowsField } from '../../forms/rows-field.tsx';
import { quizCopy as copy } from './quiz.copy.ts';
import { newOption, newQuestion, optionsIn, shownWeights } from './quiz.ts';
import { TextLine } from './text-line.tsx';
import { WeightsField } from './weights-field.tsx';
import { wrongRows } from './wrong-rows.ts';
import layout from '../../components/layout.module.css';

const types = { multiple_choice: copy.kinds.one, checkbox: copy.kinds.several, scale: copy.kinds.rated };

interface QuestionRowsProps {
  questions: NestedRow[];
  ministries: readonly { id: number; name: string }[];
  /** Errors that the API returned, by field. */
  refused: Readonly<Record<string, string>>;
}

/** The questions with their answers, each in a row that can be expanded. */
export const QuestionRows = ({ questions, ministries, refused }: QuestionRowsProps) => (
  <RowsField<NestedRow>
    name="questions"
    heading={copy.questions}
    hint={copy.questionsHint}
    one={copy.question}
    most={limits.questions}
    rows={questions}
    blank={newQuestion}
    nameOf={({ text }) => asText(text)}
    wrong={wrongRows('questions', refused)}
    summary={(place) => (
      <span className={layout.column}>
        <strong>{asText(questions[place]?.['text']) || copy.newQuestion}</strong>
        <span className={layout.muted}>
          {copy.summary({
            kind: types[questions[place]?.['type'] as keyof typeof types],
            count: optionsIn(questions[place]).length,
          })}
        </span>
      </span>
    )}
  >
    {(place) => (
      <QuestionFields
        place={place}
        row={questions[place] ?? newQuestion()}
        ministries={ministries}
        wrong={wrongRows(`questions.${place}.options`, refused)}
      />
    )}
  </RowsField>
);

interface QuestionFieldsProps extends Pick<QuestionRowsProps, 'ministries'> {
  place: number;
  row: NestedRow;
  wrong: ReadonlySet<number>;
}

const QuestionFields = ({ place, row, ministries, wrong }: QuestionFieldsProps) => (
  <>
    <TextLine name={[place, 'text']} label={copy.questionText} max={limits.text} required isLong />
    <Form.Item name={[place, 'type']} label={common.kind} required>
      <Choice options={types} />
    </Form.Item>
    <TextLine name={[place, 'category']} label={copy.asksFor} max={limits.category} required />
    <TextLine
      name={[place, 'reason']}
      label={copy.reason}
      max={limits.reason}
      hint={row['type'] === 'scale' ? copy.withAnswerAndRating : copy.withAnswer}
    />
    {row['type'] === 'scale' ? (
      <>
        <TextLine name={[place, 'least']} label={copy.least} max={limits.end} required />
        <TextLine name={[place, 'most']} label={copy.most} max={limits.end} required />
      </>
    ) : null}
    <div className={layout.full}>
      <OptionRows place={place} options={optionsIn(row)} ministries={ministries} wrong={wrong} />
    </div>
  </>
);

interface OptionRowsProps extends Pick<QuestionRowsProps, 'ministries'> {
  place: number;
  options: FormRow[];
  wrong: ReadonlySet<number>;
}

const OptionRows = ({ place, options, ministries, wrong }: OptionRowsProps) => (
  <RowsField
    name={[place, 'options']}
    heading={copy.answers}
    one={copy.answer}
    most={limits.options}
    rows={options}
    blank={newOption}
    nameOf={({ label }) => String(label)}
    wrong={wrong}
    summary={(at) => (
      <span className={layout.column}>
        <strong>{String(options[at]?.['label'] ?? '') || copy.newAnswer}</strong>
        <span className={layout.muted}>
          {shownWeights(String(options[at]?.['weights'] ?? '')) || copy.countsForNobody}
        </span>
      </span>
    )}
  >
    {(at) => (
      <>
        <TextLine name={[at, 'label']} label={copy.answerText} max={limits.label} required />
        <TextLine name={[at, 'phrase']} label={copy.inReason} max={limits.phrase} hint={copy.inReasonHint} />
        <TextLine name={[at, 'step']} label={copy.nextStep} max={limits.step} isLong />
        <Form.Item className={layout.full ?? ''} name={[at, 'weights']} label={copy.weights}>
          <WeightsField ministries={ministries} />
        </Form.Item>
      </>
    )}
  </RowsField>
);
