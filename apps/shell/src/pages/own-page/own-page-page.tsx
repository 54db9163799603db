import { Link, useParams } from 'react-router-dom';
import { isPageAddress } from '@ministry/domain';
import type { PageModule } from '../../app/page.tsx';
import { answerTo, isMissing, useRead } from '../../app/reads.ts';
import { ItemPage } from '../../layout/item-page.tsx';
import { blockReads } from './block-reads.ts';
import { NotFound } from './not-found.tsx';
import { ownPageCopy as copy } from './own-page.copy.ts';
import { ownPagePath } from './own-page-path.ts';
import { OwnPageView } from './own-page-view.tsx';

/** The page that the office has made for an address, or that there is none. */
function OwnPage() {
  const { '*': address = '' } = useParams();
  const isPossible = isPageAddress(address);
  const read = useRead(ownPagePath(address), isPossible);
  if (!isPossible || isMissing(read.error)) return <NotFound />;
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
  reads: ({ params: { '*': address = '' } }) => (isPageAddress(address) ? [ownPagePath(address)] : []),
  readsAfter: (answers, { params: { '*': address = '' } }) =>
    blockReads(answerTo(answers, ownPagePath(address))?.blocks ?? []),
};
