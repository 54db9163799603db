import { Alert } from 'antd';
import { Link } from 'react-router-dom';
import type { StatsResponse } from '@ministry/api-client';
import { withoutSender } from '../../components/without-sender.ts';
import { dashboardCopy as copy } from './dashboard.copy.ts';

/** Warns if messages are not really sent, or if one has failed for good. */
export function MailBanner({ outbox }: { outbox: NonNullable<StatsResponse['outbox']> }) {
  const silent = withoutSender(outbox);
  return (
    <>
      {silent === null ? null : (
        <Alert
          type="warning"
          showIcon
          title={copy.senders[silent]}
          description={
            <>
              {copy.senders.filesInstead} <Link to="/outbox">{copy.senders.seeOutbox}</Link>
            </>
          }
        />
      )}
      {outbox.dead > 0 ? (
        <Alert
          type="error"
          showIcon
          title={copy.undelivered({ count: outbox.dead })}
          description={<Link to="/outbox?status=dead">{copy.seeUndelivered}</Link>}
        />
      ) : null}
    </>
  );
}
