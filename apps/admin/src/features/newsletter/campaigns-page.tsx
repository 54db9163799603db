import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Pagination } from 'antd';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { CampaignSummaryResponse } from '@ministry/api-client';
import { apiPath } from '@ministry/api-client';
import { BackLink } from '../../components/back-link.tsx';
import { Badge } from '../../components/badge.tsx';
import { Icon } from '../../components/icon.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageNotice } from '../../components/page-notice.tsx';
import { RowList } from '../../lists/row-list.tsx';
import { pageQuery } from '../../reads.ts';
import { audiences, isMoving, progressOf, states } from './campaign.ts';
import { CampaignButtons } from './campaign-buttons.tsx';
import { newsletterCopy as copy } from './newsletter.copy.ts';
import { type CampaignActions, useCampaignActions } from './use-campaign-actions.ts';
import layout from '../../components/layout.module.css';

const pageSize = 20;
/** Milliseconds between two reads while a newsletter is being sent. */
const pollMs = 5_000;

/** All newsletters: drafts, those being sent with their progress, and sent ones. */
export default function CampaignsPage() {
  const navigate = useNavigate();
  const actions = useCampaignActions();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    ...pageQuery(apiPath('/api/newsletter/campaigns', { query: { limit: pageSize, offset: (page - 1) * pageSize } })),
    placeholderData: keepPreviousData,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.items.some(isMoving) ? pollMs : false),
  });
  return (
    <PageFrame
      title={copy.newsletters}
      lead={copy.newslettersLead}
      back={<BackLink to="/newsletter">{copy.subscribers}</BackLink>}
      action={
        <Button type="primary" icon={<Icon name="plus" />} onClick={() => void navigate('/newsletter/campaigns/new')}>
          {copy.write}
        </Button>
      }
    >
      {data ? (
        <>
          {data.items.length === 0 ? <PageNotice text={copy.noneYet} /> : null}
          <RowList className={layout.rows}>
            {data.items.map((campaign) => (
              <CampaignRow key={campaign.id} campaign={campaign} actions={actions} />
            ))}
          </RowList>
          <Pagination
            align="center"
            hideOnSinglePage
            showSizeChanger={false}
            current={page}
            pageSize={pageSize}
            total={data.total}
            onChange={setPage}
          />
        </>
      ) : error ? (
        <LoadFailed title={copy.listFailed} error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading label={copy.loadingList} />
      )}
    </PageFrame>
  );
}

const CampaignRow = ({ campaign, actions }: { campaign: CampaignSummaryResponse; actions: CampaignActions }) => (
  <li>
    <div>
      <Link to={`/newsletter/campaigns/${campaign.id}`} className={layout.strong ?? ''}>
        {campaign.subject}
      </Link>
      <p className={layout.muted}>
        {audiences[campaign.audience]}
        {campaign.place ? `: ${campaign.place}` : ''}
      </p>
    </div>
    <Badge tone={states[campaign.state].tone}>{states[campaign.state].label}</Badge>
    <p className={`${layout.full} ${layout.muted}`}>{progressOf(campaign)}</p>
    <div className={layout.full}>
      <CampaignButtons campaign={campaign} actions={actions} />
    </div>
  </li>
);
