import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { apiPath, type ContentVersionResponse } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { Loading } from '../../components/loading.tsx';
import { ListFailed } from '../../lists/list-states.tsx';
import { api } from '../../session.ts';
import type { ContentItem, ContentType, Draft } from '../content-type.ts';
import { formatDateTime } from '../normalise.ts';
import { VersionDetails } from './version-details.tsx';
import { versionsCopy } from './versions.copy.ts';
import layout from '../../components/layout.module.css';
import styles from './versions.module.css';

interface VersionsDrawerProps<Item extends ContentItem> {
  content: ContentType<Item>;
  id: number;
  /** The form as it is now, which versions are compared with. */
  draft: Draft;
  onPutBack(values: Draft): void;
  onClose(): void;
}

/** Number of versions per read. */
const step = 20;

function useVersions(type: string, id: number) {
  return useInfiniteQuery({
    queryKey: [apiPath('/api/content/{kind}/{id}/history', { path: { kind: type, id } })],
    queryFn: ({ pageParam, signal }) =>
      api.readPage(
        apiPath('/api/content/{kind}/{id}/history', {
          path: { kind: type, id },
          query: { limit: step, offset: pageParam },
        }),
        signal,
      ),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => (pages.length * step < total ? pages.length * step : undefined),
    // Read again at each opening, to include changes by others.
    gcTime: 0,
  });
}

/** History of an item: who changed it, when, and what it was then. A version can be put back into the editor, to be checked and saved. */
export function VersionsDrawer<Item extends ContentItem>({
  content,
  id,
  draft,
  onPutBack,
  onClose,
}: VersionsDrawerProps<Item>) {
  const versions = useVersions(content.type, id);
  const [opened, setOpened] = useState<number | null>(null);

  function putBack(values: Draft, at: string) {
    onPutBack(values);
    onClose();
    showToast({
      title: versionsCopy.putBackDone({ moment: formatDateTime(at) }),
      description: versionsCopy.putBackDoneText,
      action: { label: common.undo, onSelect: () => onPutBack(draft) },
    });
  }

  return (
    <Drawer open size={620} title={versionsCopy.historyOf({ one: content.copy.one })} onClose={onClose}>
      {versions.error ? (
        <ListFailed many={versionsCopy.versions} error={versions.error} onRetry={() => void versions.refetch()} />
      ) : null}
      {versions.data ? null : versions.error ? null : <Loading label={versionsCopy.loadingHistory} />}
      <ol className={`${layout.lines} ${layout.plainList} ${layout.spaceBelowLoose} ${styles.versions}`}>
        {versions.data?.pages
          .flatMap(({ items }) => items)
          .map((version) => (
            <li key={version.id}>
              <button
                type="button"
                className={layout.bare}
                aria-expanded={opened === version.id}
                onClick={() => setOpened(opened === version.id ? null : version.id)}
              >
                {formatDateTime(version.at)}
                <small>{versionCopy(content, version)}</small>
              </button>
              {opened === version.id ? (
                <VersionDetails
                  content={content}
                  path={apiPath('/api/content/{kind}/{id}/history/{entryId}', {
                    path: { kind: content.type, id, entryId: version.id },
                  })}
                  draft={draft}
                  onPutBack={(values) => putBack(values, version.at)}
                />
              ) : null}
            </li>
          ))}
      </ol>
      {versions.hasNextPage ? (
        <Button loading={versions.isFetchingNextPage} onClick={() => void versions.fetchNextPage()}>
          {versionsCopy.showOlder}
        </Button>
      ) : null}
    </Drawer>
  );
}

/** Text of a version: who did what, and to which fields. */
function versionCopy<Item extends ContentItem>(
  content: ContentType<Item>,
  { action, actor, changed }: ContentVersionResponse,
): string {
  if (action === 'recorded') return versionsCopy.recorded;
  return [versionsCopy.doneBy({ action, name: actor ?? versionsCopy.nobodyOfOffice }), changedCopy(content, changed)]
    .filter(Boolean)
    .join(' · ');
}

/** The fields that a version changed, as the editor calls them. */
function changedCopy<Item extends ContentItem>(
  { fields, apiNames }: ContentType<Item>,
  changed: readonly string[],
): string {
  return fields
    .filter(({ name }) => changed.includes(apiNames?.[name] ?? name))
    .map(({ label }) => label.replace(/ \(.*\)$/, ''))
    .join(', ');
}
