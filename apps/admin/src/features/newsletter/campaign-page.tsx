import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { CampaignResponse } from '@ministry/api-client';
import { BackLink } from '../../components/back-link.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import type { Draft } from '../../content/content-type.ts';
import { readQuery } from '../../reads.ts';
import { campaignPath, isMoving } from './campaign.ts';
import { CampaignEditor } from './campaign-editor.tsx';
import { CampaignReport } from './campaign-report.tsx';
import { newsletterCopy as copy } from './newsletter.copy.ts';

/** Milliseconds between two reads of a newsletter that is being sent. */
const pollMs = 5_000;
const list = '/newsletter/campaigns';

/** One newsletter: a draft opens in the editor, any other as a report. */
export default function CampaignPage() {
  const { id = 'new' } = useParams();
  const arrival = useLocation().state as { proposed?: Draft | null; justCreated?: boolean } | null;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const path = campaignPath(Number(id));
  const { data, error, refetch } = useQuery({
    ...readQuery(path),
    enabled: id !== 'new',
    // Not cached: an editor must not save an outdated copy over the work of somebody else.
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? pollMs : false),
  });

  function onSaved(saved: CampaignResponse, typedSince: Draft | null) {
    queries.setQueryData(readQuery(campaignPath(saved.id)).queryKey, saved);
    if (id === 'new')
      void navigate(`${list}/${saved.id}`, { replace: true, state: { justCreated: true, proposed: typedSince } });
  }

  if (id === 'new' || data?.state === 'draft')
    return (
      <CampaignEditor
        key={id}
        campaign={data ?? null}
        proposed={arrival?.proposed ?? null}
        justCreated={arrival?.justCreated ?? false}
        onSaved={onSaved}
        onRead={(read) => queries.setQueryData(readQuery(path).queryKey, read)}
        onDeleted={() => void navigate(list)}
      />
    );
  if (data) return <CampaignReport campaign={data} />;
  return (
    <PageFrame title={copy.title} lead="" back={<BackLink to={list}>{copy.newsletters}</BackLink>}>
      {error ? (
        <LoadFailed title={copy.openFailed} error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading label={copy.loading} />
      )}
    </PageFrame>
  );
}
