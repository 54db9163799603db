import { useQueryClient } from '@tanstack/react-query';
import {
  apiPath,
  dataOf,
  type MediaCropRequest,
  type MediaFocusRequest,
  type MediaRequest,
} from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { removedCopy } from '../../library/media.copy.ts';
import { readQuery } from '../../reads.ts';
import { api } from '../../session.ts';
import { useAttempt } from '../../use-attempt.ts';
import { mediaCopy as copy } from './media.copy.ts';

/** Actions on files of the library. @param onChanged reloads the list */
export function useMediaActions(onChanged: () => void) {
  const queries = useQueryClient();
  const { isBusy, attempt } = useAttempt();
  const readAgain = (id: number) => {
    onChanged();
    void queries.invalidateQueries({ queryKey: readQuery(apiPath('/api/uploads/{id}', { path: { id } })).queryKey });
  };
  /** @param onDone called with the id of the original picture */
  const restoreOriginal = (id: number, onDone: (id: number) => void) =>
    attempt(async () => {
      const call = api.calls.POST('/api/uploads/{id}/restore-original', { params: { path: { id } } });
      const original = await dataOf(call);
      showToast({ title: copy.crop.restored, description: copy.crop.restoredText });
      onChanged();
      onDone(original.id);
    }, copy.crop.restoreFailed);
  return {
    isBusy,
    /** Returns whether the request succeeded. Files that could not be removed are reported in the toast. */
    remove: (items: number[]) =>
      attempt(async () => {
        const outcome = await dataOf(api.calls.POST('/api/uploads/delete', { body: { items } }));
        showToast({
          title: outcome.removed.length > 0 ? copy.remove.done : copy.remove.nothing,
          description: removedCopy(outcome),
        });
        onChanged();
      }, copy.remove.failed),
    describe: (id: number, body: MediaRequest) =>
      attempt(async () => {
        await dataOf(api.calls.PUT('/api/uploads/{id}', { params: { path: { id } }, body }));
        showToast({ title: copy.saved, description: copy.descriptionSaved });
        readAgain(id);
      }, copy.descriptionFailed),
    setFocus: (id: number, body: MediaFocusRequest) =>
      attempt(async () => {
        await dataOf(api.calls.PUT('/api/uploads/{id}/focus', { params: { path: { id } }, body }));
        showToast({ title: copy.saved, description: copy.focus.saved });
        readAgain(id);
      }, copy.focus.failed),
    /** @param onDone called with the id of the picture that is used now: the crop, or the original after 'Undo' */
    crop: (id: number, body: MediaCropRequest, onDone: (id: number) => void) =>
      attempt(async () => {
        const { id: by } = await dataOf(api.calls.POST('/api/uploads/{id}/crop', { params: { path: { id } }, body }));
        const undo = { label: common.undo, onSelect: () => void restoreOriginal(by, onDone) };
        showToast({ title: copy.crop.done, description: copy.crop.doneText, action: undo });
        onChanged();
        onDone(by);
      }, copy.crop.failed),
    restoreOriginal,
    /** @param by id of the replacement */
    replace: (id: number, by: number) =>
      attempt(async () => {
        await dataOf(api.calls.POST('/api/uploads/{id}/replace', { params: { path: { id } }, body: { by } }));
        showToast({ title: copy.replace.done, description: copy.replace.doneText });
        onChanged();
      }, copy.replace.failed),
  };
}

export type MediaActions = ReturnType<typeof useMediaActions>;
