import { Form } from 'antd';
import { quizLimits as limits } from '@ministry/domain/quiz';
import { Choice } from '../../components/choice.tsx';
import { asText } from '../../content/draft-values.ts';
import type { FormRow, NestedRow } from '../../forms/form-row.ts';
import { RowsField } from '../../forms/rows-field.tsx';
import { newOption, newQuestion, optionsIn } from './quiz.ts';
import { TextLine } from './text-line.tsx';
import { WeightsField } from './weights-field.tsx';
import { wrongPlaces } from './wrong-places.ts';
import layout from '../../components/layout.module.css';
import styles from './site.module.css';

const types = { multiple_choice: 'One answer', checkbox: 'Several answers', scale: 'Each answer rated 1 to 5' };

interface QuestionRowsProps {
  questions: NestedRow[];
  ministries: readonly { id: number; name: string }[];
  /** What the API has refused, by field. */
  refused: Readonly<Record<string, string>>;
}

/** The questions, each a line that opens, with its answers. */
export const QuestionRows = ({ questions, ministries, refused }: QuestionRowsProps) => (
  <RowsField<NestedRow>
    name="questions"
    heading="Questions"
    hint="Asked in this order. What visitors have answered last comes first among their next steps."
    one="question"
    most={limits.questions}
    rows={questions}
    blank={newQuestion}
    nameOf={({ text }) => asText(text)}
    wrong={wrongPlaces('questions', refused)}
    summary={(place) => (
      <span className={styles.member}>
        <strong>{asText(questions[place]?.['text']) || 'New question'}</strong>
        <span
          className={layout.muted}
        >{`${types[questions[place]?.['type'] as keyof typeof types]}, ${optionsIn(questions[place]).length} answers`}</span>
      </span>
    )}
  >
    {(place) => (
      <QuestionFields
        place={place}
        row={questions[place] ?? newQuestion()}
        ministries={ministries}
        wrong={wrongPlaces(`questions.${place}.options`, refused)}
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
    <TextLine name={[place, 'text']} label="Question" max={limits.text} required isLong />
    <Form.Item name={[place, 'type']} label="Kind" required>
      <Choice options={types} />
    </Form.Item>
    <TextLine name={[place, 'category']} label="Asks for" max={limits.category} required />
    <TextLine
      name={[place, 'reason']}
      label="Why a ministry fits"
      max={limits.reason}
      hint={row['type'] === 'scale' ? 'With {{answer}} and {{rating}}.' : 'With {{answer}}.'}
    />
    {row['type'] === 'scale' ? (
      <>
        <TextLine name={[place, 'least']} label="What 1 means" max={limits.end} required />
        <TextLine name={[place, 'most']} label="What 5 means" max={limits.end} required />
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
    heading="Answers"
    one="answer"
    most={limits.options}
    rows={options}
    blank={newOption}
    nameOf={({ label }) => String(label)}
    wrong={wrong}
    summary={(at) => (
      <span className={styles.member}>
        <strong>{String(options[at]?.['label'] ?? '') || 'New answer'}</strong>
        <span className={layout.muted}>{String(options[at]?.['weights'] ?? '') || 'counts for nobody'}</span>
      </span>
    )}
  >
    {(at) => (
      <>
        <TextLine name={[at, 'label']} label="Answer" max={limits.label} required />
        <TextLine name={[at, 'phrase']} label="In the reason" max={limits.phrase} hint="Empty: the answer itself." />
        <TextLine name={[at, 'step']} label="Next step" max={limits.step} isLong />
        <Form.Item className={layout.full ?? ''} name={[at, 'weights']} label="Counts for (optional)">
          <WeightsField ministries={ministries} />
        </Form.Item>
      </>
    )}
  </RowsField>
);
