import { Alert } from 'antd';
import { Link } from 'react-router-dom';
import type { StatsResponse } from '@ministry/api-client';
import { dashboardCopy as copy } from './dashboard.copy.ts';

/** Says when messages do not really leave, or when one could not be delivered for good. */
export function MailBanner({ outbox }: { outbox: NonNullable<StatsResponse['outbox']> }) {
  const silent = [outbox.mailConfigured ? '' : 'E-mail', outbox.textConfigured ? '' : copy.textMessages].filter(
    Boolean,
  );
  return (
    <>
      {silent.length > 0 ? (
        <Alert
          type="warning"
          showIcon
          title={`${silent.join(' and ').replace('and Text', 'and text')} ${silent.join() === 'E-mail' ? 'is' : 'are'} not set up yet`}
          description={
            <>
              {copy.confirmationsAreWrittenToFiles} <Link to="/outbox">{copy.seeTheOutbox}</Link>
            </>
          }
        />
      ) : null}
      {outbox.dead > 0 ? (
        <Alert
          type="error"
          showIcon
          title={
            outbox.dead === 1 ? copy.oneMessageCouldNotBe : copy.messagesCouldNotBeDelivered({ dead: outbox.dead })
          }
          description={<Link to="/outbox?status=dead">{copy.seeWhichAndWhy}</Link>}
        />
      ) : null}
    </>
  );
}
