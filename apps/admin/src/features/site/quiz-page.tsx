import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert } from 'antd';
import { apiPath, dataOf, readableError } from '@ministry/api-client';
import { goneMinistries, quizLimits as limits } from '@ministry/domain/quiz';
import { showToast } from '@ministry/ui';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Loading } from '../../components/loading.tsx';
import { useItemForm } from '../../forms/use-item-form.ts';
import { readQuery } from '../../reads.ts';
import { api } from '../../session.ts';
import { QuestionRows } from './question-rows.tsx';
import { apiNames, type QuizValues, type StoredQuiz, toQuiz, toRequest, toValues } from './quiz.ts';
import { QuizTryOut } from './quiz-try-out.tsx';
import { SettingsForm } from './settings-form.tsx';
import { TextLine } from './text-line.tsx';
import styles from './site.module.css';

const path = apiPath('/api/site/quiz');
/** As the page of the ministries reads them. */
const ministriesPath = apiPath('/api/ministries', { query: { view: 'summary' } });
const read = async (): Promise<StoredQuiz> => ({ ...(await api.read(path)), id: 1 });

/** The questions that lead visitors to a ministry. */
export default function QuizPage() {
  // Read anew at each visit: what others have saved is seen.
  const { data, error, refetch } = useQuery({ ...readQuery(path), gcTime: 0 });
  if (error) return <LoadFailed title="The quiz could not be loaded" error={error} onRetry={() => void refetch()} />;
  return data ? <QuizForm stored={{ ...data, id: 1 }} /> : <Loading label="Loading the quiz…" />;
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
      toValues={(settings) => toValues({ ...stored, ...settings })}
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
  const queries = useQueryClient();
  return useItemForm<StoredQuiz, QuizValues>({
    type: 'site-quiz',
    item: stored,
    apiNames,
    toValues: (quiz) => toValues(quiz ?? stored),
    nameOf: () => 'the quiz',
    send: async (values, { version = 0 }) => ({
      ...(await dataOf(api.calls.PUT('/api/site/quiz', { body: toRequest(values, version) }))),
      id: 1,
    }),
    read,
    failed: readableError,
    onSaved(saved) {
      queries.setQueryData(readQuery(path).queryKey, saved);
      showToast({ title: 'The quiz is saved', description: 'The site asks it so now.' });
    },
  });
}
