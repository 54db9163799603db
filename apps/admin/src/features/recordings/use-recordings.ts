import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RecordingResponse } from '@ministry/api-client';
import { apiPath, dataOf, readableError } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { sizeCopy } from '../../components/size-copy.ts';
import { useReload } from '../../lists/use-reload.ts';
import { readQuery } from '../../reads.ts';
import { api } from '../../session.ts';
import { isUnderWay } from './recording-facts.ts';
import { recordingsCopy as copy } from './recordings.copy.ts';

const path = apiPath('/api/media/recordings');
/** Milliseconds between two looks while something is recorded or prepared. */
const pollEvery = 5_000;

/** What was recorded of services, and what can be done with it. */
export function useRecordings() {
  const [isBusy, setBusy] = useState(false);
  const reload = useReload('/api/sermons');
  const list = useQuery({
    ...readQuery(path),
    // Recordings come without us: read again at each visit, and again while one is under way.
    gcTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? pollEvery : false),
  });

  async function attempt<Answer>(failed: string, work: () => Promise<Answer>): Promise<Answer | null> {
    setBusy(true);
    try {
      return await work();
    } catch (error) {
      showToast({ title: failed, description: readableError(error), variant: 'destructive' });
      return null;
    } finally {
      setBusy(false);
      void list.refetch();
    }
  }

  return {
    ...list,
    isBusy,
    /** Answers the id of the sermon; null when it could not be made. */
    draftSermon: ({ id, title }: RecordingResponse) =>
      attempt(copy.draftFailed, async () => {
        const { sermonId } = await dataOf(
          api.calls.POST('/api/media/recordings/{id}/sermon', { params: { path: { id } } }),
        );
        showToast({ title: copy.draftMade({ title }) });
        reload();
        return sermonId;
      }),
    remove: ({ id, title, bytes }: RecordingResponse) =>
      attempt(copy.deleteFailed, async () => {
        await api.calls.DELETE('/api/media/recordings/{id}', { params: { path: { id } } });
        showToast({ title: copy.deleted({ title, size: sizeCopy(bytes) }) });
        return true;
      }),
  };
}
