import { Alert } from 'antd';
import type { StatsResponse } from '@ministry/api-client';
import { dashboardCopy as copy } from './dashboard.copy.ts';

/** Names of settings and of the settings file on the server. */
const keys = {
  pesapal: 'PESAPAL_CONSUMER_KEY, PESAPAL_CONSUMER_SECRET',
  flutterwave: 'FLUTTERWAVE_SECRET_KEY, FLUTTERWAVE_WEBHOOK_SECRET',
  file: '.env',
};

/** Warns that online payments are off or in test mode, and says what to do. */
export function GivingBanner({ onlineGiving }: { onlineGiving: NonNullable<StatsResponse['onlineGiving']> }) {
  if (onlineGiving === 'live') return null;
  const { title, description } = copy.giving[onlineGiving];
  return <Alert type="warning" showIcon title={title} description={`${description} ${copy.giving.whatToDo(keys)}`} />;
}
