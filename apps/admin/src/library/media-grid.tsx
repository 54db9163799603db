import { Pagination } from 'antd';
import type { ReactNode } from 'react';
import type { MediaResponse } from '@ministry/api-client';
import { Loading } from '../components/loading.tsx';
import { ListEmpty, ListFailed } from '../lists/list-states.tsx';
import type { PagedList } from '../lists/use-paged-list.ts';
import { libraryCopy } from './library.copy.ts';
import { factsOf, nameOf } from './media.copy.ts';
import { MediaThumb } from './media-thumb.tsx';
import layout from '../components/layout.module.css';
import styles from './media.module.css';

const copy = { many: libraryCopy.many, nothingYet: libraryCopy.nothingUploaded };

interface MediaGridProps {
  list: PagedList<MediaResponse>;
  isNarrowed: boolean;
  onClear(): void;
  onPage(page: number): void;
  /** What a click on a file does: 'View', 'Choose'. */
  verb: string;
  onPress(media: MediaResponse): void;
  /** Content over the corner of a file. */
  corner?(media: MediaResponse): ReactNode;
}

/** One page of the library as tiles, or why there is none. */
export function MediaGrid({ list, isNarrowed, onClear, onPage, verb, onPress, corner }: MediaGridProps) {
  const { items, error } = list;
  if (error) return <ListFailed many={copy.many} error={error} onRetry={list.refetch} />;
  if (!items) return <Loading label={libraryCopy.loading} />;
  if (items.length === 0) return <ListEmpty isNarrowed={isNarrowed} copy={copy} onClear={onClear} />;
  return (
    <>
      <ul className={`${layout.plainList} ${styles.grid}`} aria-label={libraryCopy.files} aria-busy={list.isFetching}>
        {items.map((media) => (
          <li key={media.id} className={`${layout.card} ${styles.tile}`}>
            <button
              type="button"
              className={styles.open}
              aria-label={`${verb} ${nameOf(media)}`}
              onClick={() => onPress(media)}
            >
              <MediaThumb media={media} />
              <span className={`${layout.truncate} ${layout.strong}`}>{nameOf(media)}</span>
            </button>
            <p className={`${layout.muted} ${layout.small} ${styles.facts}`}>
              {factsOf(media)}
              {media.isUsed ? '' : ` · ${libraryCopy.unused}`}
            </p>
            {corner?.(media)}
          </li>
        ))}
      </ul>
      <Pagination
        align="end"
        current={list.page}
        pageSize={list.pageSize}
        total={list.total}
        hideOnSinglePage
        showSizeChanger={false}
        onChange={onPage}
      />
    </>
  );
}
