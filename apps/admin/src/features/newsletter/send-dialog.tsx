import { useQuery } from '@tanstack/react-query';
import { Alert, Modal } from 'antd';
import { useState } from 'react';
import type { CampaignResponse } from '@ministry/api-client';
import { readableError } from '@ministry/api-client';
import { Field } from '../../components/field.tsx';
import { DateInput } from '../../forms/date-input.tsx';
import { readQuery } from '../../reads.ts';
import { audiences, costText, recipientsPath, recipientsText, toDraft } from './campaign.ts';

interface SendDialogProps {
  campaign: CampaignResponse;
  /** A time is asked for. */
  isLater: boolean;
  isBusy: boolean;
  /** @param sendAt wall-clock time in Kampala; null: now */
  onSend(sendAt: string | null): void;
  onClose(): void;
}

/** Asks before a newsletter goes to everybody, and says how many they are. */
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
      title={isLater ? `Send '${campaign.subject}' later` : `Send '${campaign.subject}' now?`}
      okText={data ? `Send to ${people}` : 'Counting…'}
      okButtonProps={{ disabled: isBusy || count === 0 || (isLater && sendAt === '') }}
      onOk={() => onSend(isLater ? sendAt : null)}
      onCancel={onClose}
    >
      {error ? (
        <Alert type="error" showIcon role="alert" title={`Not counted: ${readableError(error)}`} />
      ) : (
        <p>
          {audiences[campaign.audience]}
          {campaign.place ? ` (${campaign.place})` : ''}: {data ? people : 'counting…'}.{' '}
          {isLater
            ? 'Until its time comes it can be taken back.'
            : 'It can be paused while it is sent; what has left cannot be taken back.'}
        </p>
      )}
      {isText && data ? (
        <p>
          <strong>{costText(campaign.body, count, data.textMessagePriceUgx)}</strong>
          {'. '}None leaves between nine in the evening and seven in the morning.
        </p>
      ) : null}
      {isLater ? (
        <Field label="Send at" required hint="Kampala time">
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
