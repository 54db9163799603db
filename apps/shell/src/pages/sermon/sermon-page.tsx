import { useParams } from 'react-router-dom';
import { basePath } from '@ministry/messages';
import type { PageModule } from '../../app/page.tsx';
import { answerTo } from '../../app/reads.ts';
import { useSermon } from '../../features/sermons/api/use-sermons.ts';
import { sermonCopy, sermonPageCopy as copy } from '../../features/sermons/sermons.copy.ts';
import { seriesPath, sermonPath } from '../../features/sermons/sermons-view.ts';
import { ItemPage } from '../../layout/item-page.tsx';
import { SermonView } from './sermon-view.tsx';

function SermonPage() {
  const { id = '' } = useParams();
  return (
    <ItemPage
      read={useSermon(id)}
      loading={{ title: sermonCopy.heading, description: sermonCopy.description, label: sermonCopy.loading }}
      missing={{ title: copy.missingTitle, text: copy.missingText }}
      failed={{ title: copy.failed, text: sermonCopy.failed }}
      link={
        <a className="btn btn-quiet" href={`${basePath}/sermons`}>
          {copy.allSermons}
        </a>
      }
    >
      {(sermon) => <SermonView key={sermon.id} sermon={sermon} />}
    </ItemPage>
  );
}

export const page: PageModule = {
  Component: SermonPage,
  query: ['missing'],
  savesOffline: true,
  reads: ({ params }) => [sermonPath(params.id ?? '')],
  readsAfter: (answers, { params }) => {
    const series = answerTo(answers, sermonPath(params.id ?? ''))?.series ?? null;
    return series === null ? [] : [seriesPath(series)];
  },
};
