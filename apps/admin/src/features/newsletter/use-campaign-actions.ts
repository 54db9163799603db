import { useQueryClient } from '@tanstack/react-query';
import type { CampaignResponse, CampaignSummaryResponse } from '@ministry/api-client';
import { dataOf, randomId } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { readQuery } from '../../reads.ts';
import { api } from '../../session.ts';
import { useAttempt } from '../../use-attempt.ts';
import { campaignPath, campaignsPath } from './campaign.ts';
import { newsletterCopy as copy } from './newsletter.copy.ts';

/** Sends, pauses, resumes and cancels newsletters. */
export function useCampaignActions() {
  const queries = useQueryClient();
  const { isBusy, attempt } = useAttempt();

  /** Also called after a failure: somebody else may have changed the newsletter first. */
  const reload = () =>
    queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(campaignsPath) });

  async function run(done: string, failed: string, work: () => Promise<CampaignResponse>): Promise<boolean> {
    const isDone = await attempt(async () => {
      const campaign = await work();
      queries.setQueryData(readQuery(campaignPath(campaign.id)).queryKey, campaign);
      showToast({ title: done });
    }, failed);
    await reload();
    return isDone;
  }

  return {
    isBusy,
    reload,
    /** @param sendAt wall-clock time in Kampala; null: now */
    send: ({ id, version }: CampaignSummaryResponse, sendAt: string | null) =>
      run(sendAt === null ? copy.nowSending : copy.nowScheduled, copy.sendFailed, () =>
        dataOf(
          api.calls.POST('/api/newsletter/campaigns/{id}/send', {
            params: { path: { id } },
            body: { version, sendAt },
            headers: { 'Idempotency-Key': randomId() },
          }),
        ),
      ),
    pause: (id: number) =>
      run(copy.paused, copy.pauseFailed, () =>
        dataOf(api.calls.POST('/api/newsletter/campaigns/{id}/pause', { params: { path: { id } } })),
      ),
    resume: (id: number) =>
      run(copy.resumed, copy.resumeFailed, () =>
        dataOf(api.calls.POST('/api/newsletter/campaigns/{id}/resume', { params: { path: { id } } })),
      ),
    cancel: (id: number) =>
      run(copy.cancelled, copy.cancelFailed, () =>
        dataOf(api.calls.POST('/api/newsletter/campaigns/{id}/cancel', { params: { path: { id } } })),
      ),
    takeBack: (id: number) =>
      run(copy.takenBack, copy.takeBackFailed, () =>
        dataOf(api.calls.POST('/api/newsletter/campaigns/{id}/cancel', { params: { path: { id } } })),
      ),
    remove: (id: number) =>
      attempt(async () => {
        await api.calls.DELETE('/api/newsletter/campaigns/{id}', { params: { path: { id } } });
        showToast({ title: copy.deleted });
      }, copy.deleteFailed).finally(() => void reload()),
  };
}

export type CampaignActions = ReturnType<typeof useCampaignActions>;
