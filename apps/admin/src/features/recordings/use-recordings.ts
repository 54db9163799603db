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
/** Milliseconds between two reads while a recording is running or being prepared. */
const pollEvery = 5_000;

/** Recordings of services, with their actions. */
export function useRecordings() {
  const [isBusy, setBusy] = useState(false);
  const reload = useReload('/api/sermons');
  const list = useQuery({
    ...readQuery(path),
    // Recordings appear at any time: read again at each visit, and regularly while one is running or being prepared.
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
    /** Returns the id of the draft sermon; null if it could not be created. */
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
