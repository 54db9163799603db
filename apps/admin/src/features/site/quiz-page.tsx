import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { apiPath, dataOf } from '@ministry/api-client';
import { missingMinistries, quizLimits as limits } from '@ministry/domain/quiz';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { readQuery } from '../../reads.ts';
import { api } from '../../session.ts';
import { QuestionRows } from './question-rows.tsx';
import { quizCopy as copy } from './quiz.copy.ts';
import { apiNames, type QuizValues, type StoredQuiz, toQuiz, toRequest, toValues } from './quiz.ts';
import { QuizTryOut } from './quiz-try-out.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SettingsPage, useSettingsForm } from './settings-page.tsx';
import { TextLine } from './text-line.tsx';

const path = apiPath('/api/site/quiz');
/** The same query as on the ministries page. */
const ministriesPath = apiPath('/api/ministries', { query: { view: 'summary' } });

/** The quiz that leads visitors to a ministry. */
export default function QuizPage() {
  return (
    <SettingsPage path={path} name={copy.theQuiz}>
      {(stored) => <QuizForm stored={stored} />}
    </SettingsPage>
  );
}

function QuizForm({ stored }: { stored: StoredQuiz }) {
  const { data: ministries } = useQuery(readQuery(ministriesPath));
  const form = useQuizForm(stored);
  const quiz = toQuiz(form.values);
  const gone = ministries ? missingMinistries(quiz, ministries) : [];
  return (
    <SettingsForm
      form={form}
      part="quiz"
      one={copy.quiz}
      title={copy.title}
      lead={copy.lead}
      viewPath="/ministries?view=match"
      beside={<QuizTryOut quiz={quiz} ministries={ministries ?? []} />}
    >
      <TextLine name="lead" label={copy.aboveQuestions} max={limits.lead} required isLong />
      <div role="status">
        {gone.length > 0 ? (
          <Alert
            type="warning"
            showIcon
            title={copy.goneMinistries}
            description={
              <ul>
                {gone.map(({ question, option, ministryId }) => (
                  <li key={`${question} ${option} ${ministryId}`}>
                    {copy.goneMinistryOf({
                      question: quiz.questions[question]?.text ?? '',
                      answer: quiz.questions[question]?.options[option]?.label ?? '',
                      id: ministryId,
                    })}
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
    <h2>{copy.results}</h2>
    <TextLine name="heading" label={common.heading} max={limits.result} required />
    <TextLine name="one" label={copy.oneMatches} max={limits.result} required />
    <TextLine name="several" label={copy.severalMatch} max={limits.result} required hint={copy.withCount} />
    <TextLine name="none" label={copy.noneMatches} max={limits.result} required isLong />
    <TextLine name="introduce" label={copy.firstStep} max={limits.result} required hint={copy.withMinistry} />
    <TextLine name="excellent" label={copy.excellentLevel} max={limits.level} required />
    <TextLine name="good" label={copy.goodLevel} max={limits.level} required />
    <TextLine name="potential" label={copy.potentialLevel} max={limits.level} required />
    <TextLine name="limited" label={copy.limitedLevel} max={limits.level} required />
  </>
);

function useQuizForm(stored: StoredQuiz) {
  return useSettingsForm<StoredQuiz, QuizValues>({
    path,
    stored,
    type: 'site-quiz',
    isKeptOnServer: true,
    name: copy.theQuiz,
    apiNames,
    toValues,
    send: (values, version) => dataOf(api.calls.PUT('/api/site/quiz', { body: toRequest(values, version) })),
    onSaved: () => showToast({ title: copy.savedTitle, description: copy.savedText }),
  });
}
