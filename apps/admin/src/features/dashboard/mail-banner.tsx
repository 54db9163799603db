import { Alert } from 'antd';
import { Link } from 'react-router-dom';
import type { StatsResponse } from '@ministry/api-client';

/** Says when messages do not really leave, or when one could not be delivered for good. */
export function MailBanner({ outbox }: { outbox: NonNullable<StatsResponse['outbox']> }) {
  const silent = [outbox.mailConfigured ? '' : 'E-mail', outbox.textConfigured ? '' : 'Text messages'].filter(Boolean);
  return (
    <>
      {silent.length > 0 ? (
        <Alert
          type="warning"
          showIcon
          title={`${silent.join(' and ').replace('and Text', 'and text')} ${silent.join() === 'E-mail' ? 'is' : 'are'} not set up yet`}
          description={
            <>
              Confirmations are written to files on the server instead of being sent.{' '}
              <Link to="/outbox">See the outbox</Link>
            </>
          }
        />
      ) : null}
      {outbox.dead > 0 ? (
        <Alert
          type="error"
          showIcon
          title={
            outbox.dead === 1 ? 'One message could not be delivered' : `${outbox.dead} messages could not be delivered`
          }
          description={<Link to="/outbox?status=dead">See which, and why</Link>}
        />
      ) : null}
    </>
  );
}
