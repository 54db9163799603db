import { useQuery } from '@tanstack/react-query';
import { Alert, Modal } from 'antd';
import { useState } from 'react';
import type { CampaignResponse } from '@ministry/api-client';
import { readableError } from '@ministry/api-client';
import { Field } from '../../components/field.tsx';
import { DateInput } from '../../forms/date-input.tsx';
import { readQuery } from '../../reads.ts';
import { audiences, costText, recipientsPath, recipientsText, toDraft } from './campaign.ts';
import { newsletterCopy as copy } from './newsletter.copy.ts';

interface SendDialogProps {
  campaign: CampaignResponse;
  /** Whether the dialog asks for a time. */
  isLater: boolean;
  isBusy: boolean;
  /** @param sendAt wall-clock time in Kampala; null: now */
  onSend(sendAt: string | null): void;
  onClose(): void;
}

/** Asks before a newsletter is sent, and states the number of recipients. */
export function SendDialog({ campaign, isLater, isBusy, onSend, onClose }: SendDialogProps) {
  const [sendAt, setSendAt] = useState('');
  const { data, error } = useQuery({
    ...readQuery(recipientsPath(toDraft(campaign))),
    gcTime: 0,
    staleTime: 0,
  });
  const count = data?.count ?? 0;
  const isText = campaign.channel === 'text';
  const people = recipientsText(campaign.channel, count);
  return (
    <Modal
      open
      title={
        isLater
          ? copy.sendLaterTitle({ subject: campaign.subject })
          : copy.sendNowQuestion({ subject: campaign.subject })
      }
      okText={data ? copy.sendTo({ recipients: people }) : copy.counting}
      okButtonProps={{ disabled: isBusy || count === 0 || (isLater && sendAt === '') }}
      onOk={() => onSend(isLater ? sendAt : null)}
      onCancel={onClose}
    >
      {error ? (
        <Alert type="error" showIcon role="alert" title={copy.notCounted({ reason: readableError(error) })} />
      ) : (
        <p>
          {audiences[campaign.audience]}
          {campaign.place ? ` (${campaign.place})` : ''}: {data ? people : copy.countingNow}.{' '}
          {isLater ? copy.canBeTakenBack : copy.canBePaused}
        </p>
      )}
      {isText && data ? (
        <p>
          <strong>{costText(campaign.body, count, data.textMessagePriceUgx)}</strong>
          {'. '}
          {copy.quietHours}
        </p>
      ) : null}
      {isLater ? (
        <Field label={copy.sendAt} required hint={copy.kampalaTime}>
          {({ id, 'aria-describedby': describedBy }) => (
            <DateInput
              id={id}
              {...(describedBy ? { 'aria-describedby': describedBy } : {})}
              aria-required="true"
              withTime
              value={sendAt}
              onChange={setSendAt}
            />
          )}
        </Field>
      ) : null}
    </Modal>
  );
}
