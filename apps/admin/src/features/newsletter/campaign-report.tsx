import { Progress } from 'antd';
import type { CampaignResponse } from '@ministry/api-client';
import { commonCopy as common } from '../../common.copy.ts';
import { BackLink } from '../../components/back-link.tsx';
import { Badge } from '../../components/badge.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { formatDateTime } from '../../content/normalise.ts';
import { audiences, progressOf, states } from './campaign.ts';
import { CampaignButtons } from './campaign-buttons.tsx';
import { MailPreview } from './mail-preview.tsx';
import { newsletterCopy as copy } from './newsletter.copy.ts';
import { useCampaignActions } from './use-campaign-actions.ts';
import layout from '../../components/layout.module.css';

/** Progress and text of a newsletter that is scheduled, being sent or sent. */
export function CampaignReport({ campaign }: { campaign: CampaignResponse }) {
  const actions = useCampaignActions();
  const { subject, state, audience, place, sendAt, recipientCount, sentCount } = campaign;
  return (
    <PageFrame
      title={subject}
      lead={`${audiences[audience]}${place ? `: ${place}` : ''}`}
      back={<BackLink to="/newsletter/campaigns">{copy.newsletters}</BackLink>}
      action={<CampaignButtons campaign={campaign} actions={actions} />}
    >
      <section className={`${layout.row} ${layout.spaceBelowLoose}`} aria-label={copy.progress}>
        <Badge tone={states[state].tone}>{states[state].label}</Badge>
        <p role="status">{progressOf(campaign)}</p>
        {state === 'scheduled' ? null : (
          <Progress
            aria-label={copy.messagesSent}
            className={layout.grow ?? ''}
            percent={Math.floor((sentCount / (recipientCount || 1)) * 100)}
            showInfo={false}
          />
        )}
        {sendAt && state !== 'scheduled' ? (
          <p className={layout.muted}>{copy.begun({ moment: formatDateTime(sendAt) })}</p>
        ) : null}
      </section>
      {campaign.channel === 'text' ? (
        <pre className={`${layout.card} ${layout.padded} ${layout.prose}`} tabIndex={0} aria-label={common.textMessage}>
          {campaign.body}
        </pre>
      ) : (
        <MailPreview subject={subject} body={campaign.body} />
      )}
    </PageFrame>
  );
}
