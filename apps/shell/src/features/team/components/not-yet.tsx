import type { UseQueryResult } from '@tanstack/react-query';
import { Loading } from '../../../drawings/loading.tsx';
import { notYetCopy } from '../not-yet.copy.ts';

interface NotYetProps {
  read: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  loading: string;
  failed: string;
}

/** Shown until the data is read: a loading note, or an error with a button to try again. */
export function NotYet({ read: { error, isFetching, refetch }, loading, failed }: NotYetProps) {
  if (isFetching || !error) return <Loading label={loading} />;
  return (
    <div role="alert">
      <p>{failed}</p>
      <button type="button" className="btn btn-nile" data-hold="" onClick={() => void refetch()}>
        {notYetCopy.tryAgain}
      </button>
    </div>
  );
}
