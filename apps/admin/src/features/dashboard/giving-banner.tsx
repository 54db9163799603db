import { Alert } from 'antd';
import type { StatsResponse } from '@ministry/api-client';
import { dashboardCopy } from './dashboard.copy.ts';

const copy = {
  test: {
    title: dashboardCopy.givingIsInTestMode,
    description: dashboardCopy.visitorsWhoGiveOrPay,
  },
  off: {
    title: dashboardCopy.onlineGivingIsSwitchedOff,
    description: dashboardCopy.visitorsCanNeitherGiveNor,
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
          {description} {dashboardCopy.toTakePaymentsWhoeverRuns}
          <code>{dashboardCopy.pesapalConsumerKey}</code>, <code>{dashboardCopy.pesapalConsumerSecret}</code>
          {dashboardCopy.orFlutterwave}
          <code>{dashboardCopy.flutterwaveSecretKey}</code>, <code>{dashboardCopy.flutterwaveWebhookSecret}</code>
          {dashboardCopy.into} <code>{dashboardCopy.env}</code> {dashboardCopy.andStartsItAgainThe}
        </>
      }
    />
  );
}
