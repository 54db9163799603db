import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { EditorDraftSummaryResponse } from '@ministry/api-client';
import { apiPath, dataOf } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { type SavedDraft, savedDrafts } from '../../content/saved-drafts.ts';
import { draftSender, draftsSent, thisDevice } from '../../forms/server-drafts.ts';
import { api } from '../../session.ts';
import { useAttempt } from '../../use-attempt.ts';
import { unfinishedDraftsCopy as copy } from './unfinished-drafts.copy.ts';

export type UnfinishedDraft = EditorDraftSummaryResponse;

/** Type and id under which the device stores a draft: 'sermons' and 12. */
function partsOf({ key }: UnfinishedDraft): [type: string, id: number | 'new'] {
  const dot = key.lastIndexOf('.');
  const id = key.slice(dot + 1);
  return [key.slice(0, dot), id === 'new' ? id : Number(id)];
}

/** Stores the draft of another device on this device, so that the form opens with it. Returns false if the draft no longer exists. */
async function copyToThisDevice(draft: UnfinishedDraft): Promise<boolean> {
  const [type, id] = partsOf(draft);
  // An unsaved draft on this device is not replaced; the form then offers the other draft.
  if (savedDrafts.find(type, id)) return true;
  const path = { key: draft.key };
  const { draft: found } = await dataOf(api.calls.GET('/api/editor-drafts/{key}', { params: { path } }));
  if (!found) return false;
  const saved = { ...(found.value as unknown as SavedDraft), savedAt: found.savedAt };
  if (savedDrafts.keep(type, id, saved)) draftSender(draft.key).takeOver(found);
  return true;
}

async function discard(draft: UnfinishedDraft): Promise<void> {
  const sender = draftSender(draft.key);
  if (draft.device !== thisDevice()) return sender.discardOther();
  await sender.remove();
  savedDrafts.drop(...partsOf(draft));
}

/** The unsaved forms that the server stores for the signed-in account. @param limit maximum number of drafts */
export function useUnfinishedDrafts(limit: number) {
  const navigate = useNavigate();
  const { isBusy, attempt } = useAttempt();
  const path = apiPath('/api/editor-drafts', { query: { limit } });
  const { data, error, refetch } = useQuery({
    queryKey: [path],
    queryFn: async ({ signal }) => {
      await draftsSent();
      return api.readPage(path, signal);
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const discarding = useMutation({ mutationFn: discard, onSettled: () => refetch() });

  const open = (draft: UnfinishedDraft, address: string) =>
    attempt(async () => {
      if (await copyToThisDevice(draft)) return navigate(address);
      showToast({ title: copy.goneTitle, description: copy.goneText });
      return refetch();
    }, copy.notOpened);

  return { data, error, refetch, open, isOpening: isBusy, discarding };
}
