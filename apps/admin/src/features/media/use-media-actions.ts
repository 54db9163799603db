import { useQueryClient } from '@tanstack/react-query';
import { apiPath, dataOf, type MediaRequest } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { removedCopy } from '../../library/media.copy.ts';
import { readQuery } from '../../reads.ts';
import { api } from '../../session.ts';
import { useAttempt } from '../../use-attempt.ts';

/** What can be done to files of the library. @param onChanged has the list read again */
export function useMediaActions(onChanged: () => void) {
  const queries = useQueryClient();
  const { isBusy, attempt } = useAttempt();
  return {
    isBusy,
    /** Answers whether it was asked of the server; some files may stay, which is said. */
    remove: (items: number[]) =>
      attempt(async () => {
        const outcome = await dataOf(api.calls.POST('/api/uploads/delete', { body: { items } }));
        showToast({
          title: outcome.removed.length > 0 ? 'Removed' : 'Nothing was removed',
          description: removedCopy(outcome),
        });
        onChanged();
      }, 'The files could not be removed'),
    describe: (id: number, body: MediaRequest) =>
      attempt(async () => {
        await dataOf(api.calls.PUT('/api/uploads/{id}', { params: { path: { id } }, body }));
        showToast({ title: 'Saved', description: 'The description is kept with the file.' });
        onChanged();
        void queries.invalidateQueries({
          queryKey: readQuery(apiPath('/api/uploads/{id}', { path: { id } })).queryKey,
        });
      }, 'The description could not be saved'),
    /** @param by id of the file that takes the place */
    replace: (id: number, by: number) =>
      attempt(async () => {
        await dataOf(api.calls.POST('/api/uploads/{id}/replace', { params: { path: { id } }, body: { by } }));
        showToast({ title: 'Replaced', description: 'Everything that used the old file uses the new one.' });
        onChanged();
      }, 'The file could not be replaced'),
  };
}

export type MediaActions = ReturnType<typeof useMediaActions>;
