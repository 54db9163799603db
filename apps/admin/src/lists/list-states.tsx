import { Button } from 'antd';
import { readableError } from '@ministry/api-client';
import { commonCopy as common } from '../common.copy.ts';
import { LoadFailed } from '../components/load-failed.tsx';
import { PageNotice } from '../components/page-notice.tsx';
import { listsCopy } from './lists.copy.ts';

interface ListEmptyProps {
  /** True when filters or a search narrow the list. */
  isNarrowed: boolean;
  copy: { many: string; nothingYet: string };
  onClear(): void;
}

/** Notice for an empty list: why it is empty, and what to do about it. */
export function ListEmpty({ isNarrowed, copy, onClear }: ListEmptyProps) {
  return (
    <PageNotice text={isNarrowed ? listsCopy.nothingMatches({ many: copy.many }) : copy.nothingYet}>
      {isNarrowed ? <Button onClick={onClear}>{common.clearTheFilters}</Button> : null}
    </PageNotice>
  );
}

interface ListFailedProps {
  many: string;
  /** Builds the whole sentence, if the list has its own. @param message the error, as people can read it */
  loadFailed?: ((message: string) => string) | undefined;
  error: Error;
  /** The data of an earlier read is still shown. */
  isSaved?: boolean;
  onRetry(): void;
}

export function ListFailed({ many, loadFailed, error, isSaved = false, onRetry }: ListFailedProps) {
  return (
    <LoadFailed
      title={loadFailed?.(readableError(error)) ?? listsCopy.loadFailed({ many })}
      error={loadFailed ? undefined : error}
      isSaved={isSaved}
      onRetry={onRetry}
    />
  );
}
