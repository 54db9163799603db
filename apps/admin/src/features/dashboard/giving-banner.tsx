import { Alert } from 'antd';
import type { StatsResponse } from '@ministry/api-client';

const copy = {
  test: {
    title: 'Giving is in test mode: no money moves',
    description: 'Visitors who give or pay online come to a test page.',
  },
  off: {
    title: 'Online giving is switched off',
    description: 'Visitors can neither give nor pay online.',
  },
};

/** Says that no money comes in online, and what to do. */
export function GivingBanner({ onlineGiving }: { onlineGiving: NonNullable<StatsResponse['onlineGiving']> }) {
  if (onlineGiving === 'live') return null;
  const { title, description } = copy[onlineGiving];
  return (
    <Alert
      type="warning"
      showIcon
      title={title}
      description={
        <>
          {description} To take payments, whoever runs the server puts the keys of Pesapal (
          <code>PESAPAL_CONSUMER_KEY</code>, <code>PESAPAL_CONSUMER_SECRET</code>) or Flutterwave (
          <code>FLUTTERWAVE_SECRET_KEY</code>, <code>FLUTTERWAVE_WEBHOOK_SECRET</code>) into <code>.env</code> and
          starts it again. The README says where to get them, under 'Taking payments live'.
        </>
      }
    />
  );
}
