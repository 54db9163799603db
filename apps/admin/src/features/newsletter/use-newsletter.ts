import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NewsletterEntry } from '@ministry/api-client';
import { apiPath, dataOf, readableError } from '@ministry/api-client';
import { kampalaDay } from '@ministry/domain';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { download } from '../../content/download.ts';
import { readQuery } from '../../reads.ts';
import { api, statsPath } from '../../session.ts';
import { useAttempt } from '../../use-attempt.ts';
import { latestCount } from './latest.ts';
import { newsletterCopy as copy } from './newsletter.copy.ts';

const root = '/api/newsletter/subscribers';

/** The subscribers that are shown. This is not kept in the page's address, because e-mail addresses would stay in the browser's history. */
export interface SubscriberView {
  search: string;
  /** Null: only the latest ten (NEWS-22). */
  page: number | null;
}

async function exportAll() {
  download(
    await api.readFile(apiPath('/api/newsletter/subscribers/export.csv')),
    `newsletter-subscribers-${kampalaDay(new Date())}.csv`,
  );
  showToast(copy.exported);
}

function useSubscribers({ search, page }: SubscriberView) {
  const path = apiPath(root, { query: { search, limit: latestCount, offset: ((page ?? 1) - 1) * latestCount } });
  // Subscriptions change at any time: read again at each opening.
  return useQuery({
    ...readQuery(path),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

/** The subscribers of the newsletter, with the actions of the office. */
export function useNewsletter(view: SubscriberView) {
  const queries = useQueryClient();
  const { isBusy: isExporting, attempt } = useAttempt();
  const list = useSubscribers(view);

  const reload = () =>
    queries.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] === statsPath || String(queryKey[0]).startsWith(root),
    });

  /** What was read before stays visible if the server cannot be reached. */
  async function refresh() {
    const { error } = await list.refetch();
    if (error) showToast({ ...copy.loadFailed, variant: 'destructive' });
  }

  async function restore(entry: NewsletterEntry, unsubscribedAt: string) {
    try {
      await dataOf(
        api.calls.POST('/api/newsletter/subscribers/{id}/restore', {
          params: { path: { id: entry.id } },
          body: { unsubscribedAt },
        }),
      );
      showToast({ title: copy.restored({ email: entry.email }) });
    } catch (error) {
      showToast({
        title: copy.restoreFailed({ email: entry.email }),
        description: readableError(error),
        variant: 'destructive',
      });
    }
    await reload();
  }

  /** Returns whether the subscriber was removed. */
  async function remove(entry: NewsletterEntry): Promise<boolean> {
    try {
      const { unsubscribedAt } = await dataOf(
        api.calls.DELETE('/api/newsletter/subscribers/{id}', { params: { path: { id: entry.id } } }),
      );
      showToast({
        title: copy.removed({ email: entry.email }),
        action: { label: common.undo, onSelect: () => void restore(entry, unsubscribedAt) },
      });
      return true;
    } catch (error) {
      showToast({
        title: copy.removeFailed({ email: entry.email }),
        description: readableError(error),
        variant: 'destructive',
      });
      return false;
    } finally {
      await reload();
    }
  }

  return {
    ...list,
    refresh,
    isExporting,
    exportAll: () => attempt(exportAll, copy.exportFailed),
    remove,
  };
}

export type Newsletter = ReturnType<typeof useNewsletter>;
