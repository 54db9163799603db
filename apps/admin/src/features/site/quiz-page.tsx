import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { apiPath, dataOf } from '@ministry/api-client';
import { goneMinistries, quizLimits as limits } from '@ministry/domain/quiz';
import { showToast } from '@ministry/ui';
import { readQuery } from '../../reads.ts';
import { api } from '../../session.ts';
import { QuestionRows } from './question-rows.tsx';
import { apiNames, type QuizValues, type StoredQuiz, toQuiz, toRequest, toValues } from './quiz.ts';
import { QuizTryOut } from './quiz-try-out.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SettingsPage, useSettingsForm } from './settings-page.tsx';
import { TextLine } from './text-line.tsx';
import styles from './site.module.css';

const path = apiPath('/api/site/quiz');
/** As the page of the ministries reads them. */
const ministriesPath = apiPath('/api/ministries', { query: { view: 'summary' } });

/** The questions that lead visitors to a ministry. */
export default function QuizPage() {
  return (
    <SettingsPage path={path} name="the quiz">
      {(stored) => <QuizForm stored={stored} />}
    </SettingsPage>
  );
}

function QuizForm({ stored }: { stored: StoredQuiz }) {
  const { data: ministries } = useQuery(readQuery(ministriesPath));
  const form = useQuizForm(stored);
  const quiz = toQuiz(form.values);
  const gone = ministries ? goneMinistries(quiz, ministries) : [];
  return (
    <SettingsForm
      form={form}
      part="quiz"
      title="Quiz"
      lead="The questions that show visitors which ministry fits them, what each answer counts, and what the results say."
      viewPath="/ministries?view=match"
      beside={<QuizTryOut quiz={quiz} ministries={ministries ?? []} />}
    >
      <TextLine name="lead" label="Above the questions" max={limits.lead} required isLong />
      <div role="status">
        {gone.length > 0 ? (
          <Alert
            type="warning"
            showIcon
            title="These answers count for a ministry that is gone; the quiz goes on without it"
            description={
              <ul className={styles.warning}>
                {gone.map(({ question, option, ministryId }) => (
                  <li key={`${question} ${option} ${ministryId}`}>
                    {quiz.questions[question]?.text} {quiz.questions[question]?.options[option]?.label} (number{' '}
                    {ministryId})
                  </li>
                ))}
              </ul>
            }
          />
        ) : null}
      </div>
      <QuestionRows questions={form.values.questions} ministries={ministries ?? []} refused={form.refused} />
      <ResultFields />
    </SettingsForm>
  );
}

const ResultFields = () => (
  <>
    <h2>What the results say</h2>
    <TextLine name="heading" label="Heading" max={limits.result} required />
    <TextLine name="one" label="One ministry matches" max={limits.result} required />
    <TextLine name="several" label="Several match" max={limits.result} required hint="With {{count}}." />
    <TextLine name="none" label="None matches" max={limits.result} required isLong />
    <TextLine name="introduce" label="First step" max={limits.result} required hint="With {{ministry}}." />
    <TextLine name="excellent" label="60 points or more" max={limits.level} required />
    <TextLine name="good" label="40 to 59 points" max={limits.level} required />
    <TextLine name="potential" label="20 to 39 points" max={limits.level} required />
    <TextLine name="limited" label="11 to 19 points" max={limits.level} required />
  </>
);

function useQuizForm(stored: StoredQuiz) {
  return useSettingsForm<StoredQuiz, QuizValues>({
    path,
    stored,
    type: 'site-quiz',
    isKeptOnServer: true,
    name: 'the quiz',
    apiNames,
    toValues,
    send: (values, version) => dataOf(api.calls.PUT('/api/site/quiz', { body: toRequest(values, version) })),
    onSaved: () => showToast({ title: 'The quiz is saved', description: 'The site asks it so now.' }),
  });
}
