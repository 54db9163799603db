import type { BulkAction } from '@ministry/domain';
import { showToast } from '@ministry/ui';
import { useReload } from '../lists/use-reload.ts';
import { useAttempt } from '../use-attempt.ts';
import { bulkFailure, bulkSuccess, restorable, undoOf } from './bulk.ts';
import type { ContentItem, ContentType } from './content-type.ts';
import { csvFile, download } from './download.ts';

/** What can be done to the rows of a list; each says what it did, offers to take it back, and has the list fetched again. */
export function useContentActions<Item extends ContentItem>(content: ContentType<Item>) {
  const { isBusy, attempt } = useAttempt();
  const reload = useReload(content.path);

  /** Answers whether it was done, so that the selection can be let go. */
  const bulk = (action: BulkAction, items: number[]): Promise<boolean> =>
    attempt(
      async () => {
        const { processed, csv, fileName } = await content.calls.bulk(action, items);
        if (csv !== undefined) download(csvFile(csv), fileName ?? `${content.type}.csv`);
        const undo = undoOf[action];
        showToast({
          ...bulkSuccess(action, processed, content.type),
          ...(undo ? { action: { label: 'Undo', onSelect: () => void bulk(undo, items) } } : {}),
        });
        reload();
      },
      (error) => bulkFailure(action, error),
    );

  const one = (done: string, work: () => Promise<unknown>, undo?: () => Promise<unknown>, description?: string) =>
    attempt(async () => {
      await work();
      showToast({
        title: done,
        description,
        ...(undo ? { action: { label: 'Undo', onSelect: () => void undo() } } : {}),
      });
      reload();
    });

  const restore = (item: Item) => one(`'${content.nameOf(item)}' is back.`, () => content.calls.restore(item.id));
  const change = (action: BulkAction, done: string, back?: BulkAction) => (item: Item) =>
    one(
      `'${content.nameOf(item)}' ${done}.`,
      () => content.calls.bulk(action, [item.id]),
      back ? () => bulk(back, [item.id]) : undefined,
    );

  return {
    isBusy,
    bulk,
    restore,
    remove: (item: Item) =>
      one(
        `'${content.nameOf(item)}' was deleted.`,
        () => content.calls.remove(item.id),
        () => restore(item),
        restorable,
      ),
    duplicate: (item: Item) =>
      one(`A copy of '${content.nameOf(item)}' was made, as a draft.`, () => content.calls.duplicate(item.id)),
    publish: change('publish', 'was published', 'unpublish'),
    unpublish: change('unpublish', 'was unpublished', 'publish'),
    archive: change('archive', 'was archived', 'unarchive'),
    unarchive: change('unarchive', 'was taken out of the archive', 'archive'),
  };
}

export type ContentActions<Item extends ContentItem> = ReturnType<typeof useContentActions<Item>>;
