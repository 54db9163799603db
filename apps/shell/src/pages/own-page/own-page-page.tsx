import { Link, useParams } from 'react-router-dom';
import type { PageModule } from '../../app/page.tsx';
import { answerTo, isMissing, useRead } from '../../app/reads.ts';
import { ItemPage } from '../../layout/item-page.tsx';
import { blockReads } from './block-reads.ts';
import { NotFound } from './not-found.tsx';
import { ownPageCopy as copy } from './own-page.copy.ts';
import { isPossible, ownPagePath } from './own-page-path.ts';
import { OwnPageView } from './own-page-view.tsx';

/** The page that the office has made for an address, or the message that there is none. */
function OwnPage() {
  const { '*': address = '' } = useParams();
  const read = useRead(ownPagePath(address), isPossible(address));
  if (!isPossible(address) || isMissing(read.error)) return <NotFound />;
  return (
    <ItemPage
      read={read}
      loading={{ title: copy.loading, description: '' }}
      missing={{ title: '', text: '' }}
      failed={{ title: copy.failedTitle, text: copy.failedText }}
      link={
        <Link className="btn btn-quiet" to="/">
          {copy.home}
        </Link>
      }
    >
      {(page) => <OwnPageView page={page} />}
    </ItemPage>
  );
}

export const page: PageModule = {
  Component: OwnPage,
  reads: ({ params: { '*': address = '' } }) => (isPossible(address) ? [ownPagePath(address)] : []),
  readsAfter: (answers, { params: { '*': address = '' } }) =>
    blockReads(answerTo(answers, ownPagePath(address))?.blocks ?? []),
};
