import { Button } from 'antd';
import { useState } from 'react';
import type { CampaignSummaryResponse } from '@ministry/api-client';
import { DeleteQuestion } from '../../components/delete-question.tsx';
import { newsletterTexts as copy } from './newsletter-texts.copy.ts';
import type { CampaignActions } from './use-campaign-actions.ts';
import layout from '../../components/layout.module.css';

interface CampaignButtonsProps {
  campaign: CampaignSummaryResponse;
  actions: CampaignActions;
}

/** What can be done with a newsletter on its way. */
export function CampaignButtons({ campaign: { id, subject, state }, actions }: CampaignButtonsProps) {
  const [isAsking, setAsking] = useState(false);
  const { isBusy } = actions;
  const button = (label: string, run: (campaignId: number) => unknown) => (
    <Button disabled={isBusy} aria-label={`${label} '${subject}'`} onClick={() => void run(id)}>
      {label}
    </Button>
  );
  return (
    <div className={layout.row}>
      {state === 'sending' ? button('Pause', actions.pause) : null}
      {state === 'paused' ? button('Resume', actions.resume) : null}
      {state === 'scheduled' ? button(copy.takeBack, actions.takeBack) : null}
      {state === 'sending' || state === 'paused' ? button('Cancel', () => setAsking(true)) : null}
      {isAsking ? (
        <DeleteQuestion
          title={copy.cancel({ subject })}
          ok={copy.cancelTheNewsletter}
          isBusy={isBusy}
          onDelete={() => void actions.cancel(id).then(() => setAsking(false))}
          onCancel={() => setAsking(false)}
        >
          {copy.whoeverHasNotHadIt}
        </DeleteQuestion>
      ) : null}
    </div>
  );
}
