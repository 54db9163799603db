import { type BulkAction, kampalaDay } from '@ministry/domain';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../common.copy.ts';
import { useReload } from '../lists/use-reload.ts';
import { api } from '../session.ts';
import { useAttempt } from '../use-attempt.ts';
import { restorable } from './bulk.ts';
import { contentCopy } from './content.copy.ts';
import type { ContentItem, ContentType } from './content-type.ts';
import { download } from './download.ts';
import { useBulk } from './use-bulk.ts';

/** Actions for the rows of a list. Each one shows its result in a toast, offers Undo where possible, and reloads the list. */
export function useContentActions<Item extends ContentItem>(content: ContentType<Item>) {
  const { isBusy, attempt } = useAttempt();
  const reload = useReload(content.path);
  const { bulk, progress, isBusy: isBulkBusy } = useBulk(content.type, content.calls.bulk, reload);

  const one = (done: string, work: () => Promise<unknown>, undo?: () => Promise<unknown>, description?: string) =>
    attempt(async () => {
      await work();
      showToast({
        title: done,
        description,
        ...(undo ? { action: { label: common.undo, onSelect: () => void undo() } } : {}),
      });
      reload();
    });

  const restore = (item: Item) =>
    one(contentCopy.done.restore({ item: content.nameOf(item) }), () => content.calls.restore(item.id));
  const change = (action: keyof typeof contentCopy.done, back?: BulkAction) => (item: Item) =>
    one(
      contentCopy.done[action]({ item: content.nameOf(item) }),
      () => content.calls.bulk(action, [item.id]),
      back ? () => bulk(back, [item.id]) : undefined,
    );

  return {
    isBusy: isBusy || isBulkBusy,
    /** Progress of a bulk action that takes several batches. */
    progress,
    bulk,
    /** Downloads a file of all matching items. @param path of the API's export, with filters, order and columns */
    exportAll: (path: string) =>
      attempt(
        async () => download(await api.readFile(path), `${content.type}-${kampalaDay(new Date())}.csv`),
        contentCopy.exportFailed({ many: content.copy.many }),
      ),
    restore,
    remove: (item: Item) =>
      one(
        contentCopy.done.delete({ item: content.nameOf(item) }),
        () => content.calls.remove(item.id),
        () => restore(item),
        restorable,
      ),
    duplicate: (item: Item) =>
      one(contentCopy.done.duplicate({ item: content.nameOf(item) }), () => content.calls.duplicate(item.id)),
    publish: change('publish', 'unpublish'),
    unpublish: change('unpublish', 'publish'),
    archive: change('archive', 'unarchive'),
    unarchive: change('unarchive', 'archive'),
  };
}

export type ContentActions<Item extends ContentItem> = ReturnType<typeof useContentActions<Item>>;
