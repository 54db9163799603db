import { useParams } from 'react-router-dom';
import type { SermonPageResponse } from '@ministry/api-client';
import type { PageModule } from '../../app/page.tsx';
import { usePageHead } from '../../app/page-head.ts';
import { isMissing } from '../../app/reads.ts';
import { Loading } from '../../drawings/loading.tsx';
import { useSermon } from '../../features/sermons/api/use-sermons.ts';
import { sermonPageWords as words, sermonWords } from '../../features/sermons/sermons.content.ts';
import { seriesPath, sermonPath } from '../../features/sermons/sermons-view.ts';
import { SermonView } from './sermon-view.tsx';

function SermonPage() {
  const { id = '' } = useParams();
  const { data: sermon, error, refetch, isFetching } = useSermon(id);
  if (sermon) return <SermonView key={sermon.id} sermon={sermon} />;
  if (isMissing(error)) return <Notice status={404} title={words.missingTitle} text={words.missingText} />;
  if (isFetching || !error) return <Waiting />;
  return <Notice status={503} title={words.failed} text={sermonWords.failed} onRetry={() => void refetch()} />;
}

function Waiting() {
  usePageHead({ title: sermonWords.heading, description: sermonWords.description });
  return <Loading label={sermonWords.loading} />;
}

function Notice({
  status,
  title,
  text,
  onRetry,
}: {
  status: number;
  title: string;
  text: string;
  onRetry?: () => void;
}) {
  usePageHead({ title, description: text, status });
  return (
    <div className="wrap section">
      <h1>{title}</h1>
      <p>{text}</p>
      <p className="actions">
        {onRetry ? (
          <button type="button" className="btn btn-nile" onClick={onRetry}>
            {sermonWords.tryAgain}
          </button>
        ) : null}
        <a className="btn btn-quiet" href="/sermons">
          {words.allSermons}
        </a>
      </p>
    </div>
  );
}

export const sermonPage: PageModule = {
  Component: SermonPage,
  reads: ({ params }) => [sermonPath(params.id ?? '')],
  readsAfter: (answers, { params }) => {
    const answer = answers[sermonPath(params.id ?? '')];
    const series = answer?.status === 200 ? (answer.body as SermonPageResponse).series : null;
    return series === null ? [] : [seriesPath(series)];
  },
};
