import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { showToast } from '@ministry/ui';
import { LoadFailed } from '../components/load-failed.tsx';
import { Loading } from '../components/loading.tsx';
import { useReload } from '../lists/use-reload.ts';
import { readQuery } from '../reads.ts';
import { contentCopy } from './content.copy.ts';
import { ContentEditor } from './content-editor.tsx';
import type { ContentItem, ContentType, Draft } from './content-type.ts';
import { duplicateOf, savedDrafts } from './saved-drafts.ts';

/** The editor at its address: `/{type}/new` or `/{type}/{id}`. */
export function ContentEditorPage<Item extends ContentItem>({ content }: { content: ContentType<Item> }) {
  const { id = 'new' } = useParams();
  const location = useLocation();
  const { search } = location;
  const arrival = location.state as { proposed?: Draft | null; copy?: number; justCreated?: boolean } | null;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const reload = useReload(content.path);
  const path = content.itemPath(id);
  const { data, error, refetch } = useQuery({
    ...readQuery(path),
    enabled: id !== 'new',
    // Each opening reads the item again: an editor must not save an old copy over somebody's work.
    gcTime: 0,
  });

  const close = () => void navigate({ pathname: content.address, search });

  function onSaved(saved: Item, typedSince: Draft | null) {
    queries.setQueryData(readQuery(content.itemPath(saved.id)).queryKey, saved);
    reload();
    if (id === 'new')
      void navigate(
        { pathname: `${content.address}/${saved.id}`, search },
        { replace: true, state: { justCreated: true, proposed: typedSince } },
      );
  }
  function onDuplicate(draft: Draft) {
    const toNew = { pathname: `${content.address}/new`, search };
    if (id !== 'new' && savedDrafts.find(content.type, 'new'))
      return showToast({
        title: contentCopy.unsavedNewTitle({ one: content.copy.one }),
        description: contentCopy.unsavedNewText,
        variant: 'destructive',
        action: { label: contentCopy.openUnsavedNew, onSelect: () => void navigate(toNew) },
      });
    void navigate(toNew, { state: { proposed: duplicateOf(draft), copy: Date.now() } });
  }

  // If a later read fails, the editor stays open, because somebody may be typing in it.
  if (error && !data) {
    return (
      <LoadFailed
        title={contentCopy.loadFailed({ one: content.copy.one })}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (id !== 'new' && !data) return <Loading label={contentCopy.loading({ one: content.copy.one })} />;

  return (
    <ContentEditor
      key={`${id}.${arrival?.copy ?? ''}`}
      content={content}
      item={data ?? null}
      proposed={arrival?.proposed ?? null}
      justCreated={arrival?.justCreated ?? false}
      onSaved={onSaved}
      onRead={(read) => queries.setQueryData(readQuery(path).queryKey, read)}
      onDuplicate={onDuplicate}
      onClose={close}
    />
  );
}
