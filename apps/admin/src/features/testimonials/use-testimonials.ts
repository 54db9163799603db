import { useState } from 'react';
import { ApiError, dataOf, readableError } from '@ministry/api-client';
import { type BulkAction, kampalaDay } from '@ministry/domain';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { restorable } from '../../content/bulk.ts';
import { download } from '../../content/download.ts';
import { useBulk } from '../../content/use-bulk.ts';
import { useReload } from '../../lists/use-reload.ts';
import { todayPath } from '../../reads.ts';
import { api } from '../../session.ts';
import { type Testimonial, testimonialsPath, toDraft, toRequest } from './testimonial.ts';
import { testimonialsCopy as copy } from './testimonials.copy.ts';

const run = (action: BulkAction, items: number[]) =>
  dataOf(api.calls.POST('/api/testimonials/bulk', { body: { action, items } }));

/** Actions on one testimonial, each with the action that undoes it. */
const backOf = {
  publish: 'unpublish',
  unpublish: 'publish',
  archive: 'unarchive',
  unarchive: 'archive',
  delete: 'restore',
  restore: 'delete',
} as const satisfies Partial<Record<BulkAction, BulkAction>>;
export type Action = keyof typeof backOf;

const plainly = (error: unknown) => ({ title: common.thatDidNotWork, description: readableError(error) });

const verifyFailure = (error: unknown) =>
  error instanceof ApiError && error.code === 'VERSION_CONFLICT'
    ? { title: copy.readAgain, description: error.sentence }
    : plainly(error);

const put = ({ version, ...item }: Testimonial, verified: boolean) =>
  dataOf(
    api.calls.PUT('/api/testimonials/{id}', {
      params: { path: { id: item.id } },
      body: toRequest({ ...toDraft(item), verified }, version),
    }),
  );

/** Actions of the office on testimonials; each reports its result, offers Undo, and reloads the lists. */
export function useTestimonials() {
  const [isBusy, setBusy] = useState(false);
  const reload = useReload(testimonialsPath, todayPath);
  const bulk = useBulk('testimonials', run, reload);

  /** Returns the result of the work; null if it failed, which a toast reports. */
  async function attempt<T>(
    work: () => Promise<T>,
    failed: (error: unknown) => { title: string; description: string },
  ): Promise<T | null> {
    setBusy(true);
    try {
      return await work();
    } catch (error) {
      showToast({ ...failed(error), variant: 'destructive' });
      return null;
    } finally {
      setBusy(false);
      reload();
    }
  }
  /** Returns whether the action succeeded. */
  async function one(action: Action, { id, name }: Testimonial): Promise<boolean> {
    const back = backOf[action];
    if ((await attempt(() => run(action, [id]), plainly)) === null) return false;
    showToast({
      title: copy.done[action]({ name }),
      ...(action === 'delete' ? { description: restorable } : {}),
      action: { label: common.undo, onSelect: () => void attempt(() => run(back, [id]), plainly) },
    });
    return true;
  }

  /**
   * Approves or unapproves a testimonial that was read. The API refuses it if somebody else has changed the text
   * since (TST-17).
   * Returns the testimonial as it is now; null if it failed.
   */
  async function verify(testimonial: Testimonial, verified: boolean): Promise<Testimonial | null> {
    const after = await attempt(() => put(testimonial, verified), verifyFailure);
    if (!after) return null;
    const action = verified ? 'publish' : 'unpublish';
    showToast({
      title: copy.done[action]({ name: after.name }),
      action: { label: common.undo, onSelect: () => void attempt(() => run(backOf[action], [after.id]), plainly) },
    });
    return after;
  }

  /** Downloads all matching testimonials as a file. @param path path of the CSV export */
  const exportAll = (path: string) =>
    attempt(async () => download(await api.readFile(path), `testimonials-${kampalaDay(new Date())}.csv`), plainly);

  return { ...bulk, isBusy: isBusy || bulk.isBusy, one, verify, exportAll, reload };
}

export type TestimonialActions = ReturnType<typeof useTestimonials>;
