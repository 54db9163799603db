import type { ReactNode } from 'react';
import { LoadFailed } from './load-failed.tsx';
import { Loading } from './loading.tsx';
import layout from './layout.module.css';

interface LoadedProps<Data> {
  data: Data | undefined;
  error: Error | null | undefined;
  /** 'Loading the order…' */
  loading: string;
  /** 'The order could not be loaded' */
  failed: string;
  onRetry(): void;
  children(data: Data): ReactNode;
}

/** What was read. If a later read fails, it stays, and so does what is typed in it; a notice above says that it may be old. */
export function Loaded<Data>({ data, error, loading, failed, onRetry, children }: LoadedProps<Data>) {
  if (data === undefined && !error) return <Loading label={loading} />;
  return (
    <>
      {error ? (
        <LoadFailed
          className={layout.spaceBelow}
          title={failed}
          error={error}
          isSaved={data !== undefined}
          onRetry={onRetry}
        />
      ) : null}
      {data === undefined ? null : children(data)}
    </>
  );
}
