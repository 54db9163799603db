import { Button } from 'antd';
import { useState } from 'react';
import type { CampaignSummaryResponse } from '@ministry/api-client';
import { DeleteQuestion } from '../../components/delete-question.tsx';
import { newsletterCopy as copy } from './newsletter.copy.ts';
import type { CampaignActions } from './use-campaign-actions.ts';
import layout from '../../components/layout.module.css';

interface CampaignButtonsProps {
  campaign: CampaignSummaryResponse;
  actions: CampaignActions;
}

/** Actions on a newsletter that is scheduled or being sent. */
export function CampaignButtons({ campaign: { id, subject, state }, actions }: CampaignButtonsProps) {
  const [isAsking, setAsking] = useState(false);
  const { isBusy } = actions;
  const button = (label: string, run: (campaignId: number) => unknown) => (
    <Button disabled={isBusy} aria-label={copy.actionOn({ action: label, subject })} onClick={() => void run(id)}>
      {label}
    </Button>
  );
  return (
    <div className={layout.row}>
      {state === 'sending' ? button(copy.pause, actions.pause) : null}
      {state === 'paused' ? button(copy.resume, actions.resume) : null}
      {state === 'scheduled' ? button(copy.takeBack, actions.takeBack) : null}
      {state === 'sending' || state === 'paused' ? button(copy.cancelSending, () => setAsking(true)) : null}
      {isAsking ? (
        <DeleteQuestion
          title={copy.cancelQuestion({ subject })}
          ok={copy.cancelConfirm}
          isBusy={isBusy}
          onDelete={() => void actions.cancel(id).then(() => setAsking(false))}
          onCancel={() => setAsking(false)}
        >
          {copy.cancelExplained}
        </DeleteQuestion>
      ) : null}
    </div>
  );
}
