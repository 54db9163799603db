import type { ReactNode } from 'react';
import { type PageHead, usePageHead } from '../app/page-head.ts';
import { isMissing } from '../app/reads.ts';
import { Loading } from '../drawings/loading.tsx';
import { itemPageCopy as copy } from './item-page.copy.ts';

interface Notice {
  title: string;
  text: string;
}

interface ItemPageProps<Item> {
  read: { data: Item | undefined; error: unknown; isFetching: boolean; refetch: () => unknown };
  /** The address cannot be that of an item. */
  isInvalid?: boolean;
  loading: Pick<PageHead, 'title' | 'description'> & { label?: string };
  missing: Notice;
  failed: Notice;
  /** Link that a notice offers. */
  link: ReactNode;
  children: (item: Item) => ReactNode;
}

/** The page of one item: shows the item, or a notice that it is loading, does not exist or could not be loaded. */
export function ItemPage<Item>({
  read,
  isInvalid = false,
  loading,
  missing,
  failed,
  link,
  children,
}: ItemPageProps<Item>) {
  const { data, error, isFetching, refetch } = read;
  if (data) return children(data);
  if (isInvalid || isMissing(error)) return <PageNotice {...missing} status={404} link={link} />;
  if (isFetching || !error) return <PageLoading {...loading} />;
  return <PageNotice {...failed} status={503} link={link} onRetry={() => void refetch()} />;
}

interface PageNoticeProps extends Notice {
  status: number;
  link: ReactNode;
  onRetry?: () => void;
}

function PageNotice({ status, title, text, link, onRetry }: PageNoticeProps) {
  usePageHead({ title, description: text, status });
  return (
    <div className="wrap section">
      <h1>{title}</h1>
      <p>{text}</p>
      <p className="actions">
        {onRetry ? (
          <button type="button" className="btn btn-nile" onClick={onRetry}>
            {copy.tryAgain}
          </button>
        ) : null}
        {link}
      </p>
    </div>
  );
}

function PageLoading({ title, description, label }: ItemPageProps<unknown>['loading']) {
  usePageHead({ title, description });
  return <Loading label={label} />;
}
