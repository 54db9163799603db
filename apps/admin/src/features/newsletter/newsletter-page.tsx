import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { commonCopy as common } from '../../common.copy.ts';
import { Icon } from '../../components/icon.tsx';
import { ImportLink } from '../../components/import-link.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { newsletterCopy as copy } from './newsletter.copy.ts';
import { NewsletterAdvice } from './newsletter-advice.tsx';
import { NewsletterFigures } from './newsletter-figures.tsx';
import { Subscribers } from './subscribers.tsx';
import { type SubscriberView, useNewsletter } from './use-newsletter.ts';
import layout from '../../components/layout.module.css';

/** The subscribers of the newsletter: figures, list and export (NEWS-15 to NEWS-34). */
export default function NewsletterPage() {
  const [view, setView] = useState<SubscriberView>({ search: '', page: null });
  const navigate = useNavigate();
  const newsletter = useNewsletter(view);
  const { data, isFetching, refresh } = newsletter;
  const actions = (
    <div className={layout.row}>
      <ImportLink kind="subscribers" />
      <Button icon={<Icon name="refresh" />} disabled={isFetching} onClick={() => void refresh()}>
        {common.refresh}
      </Button>
      <Button
        icon={<Icon name="download" />}
        disabled={!data || data.count === 0 || newsletter.isExporting}
        onClick={() => void newsletter.exportAll()}
      >
        {copy.exportSubscribers}
      </Button>
      <Button type="primary" icon={<Icon name="send" />} onClick={() => void navigate('/newsletter/campaigns')}>
        {copy.sendCampaign}
      </Button>
    </div>
  );

  return (
    <PageFrame title={copy.title} lead={copy.lead} action={actions}>
      {data ? (
        <>
          <NewsletterFigures count={data.count} thisMonth={data.thisMonth} />
          <div className={layout.withAside}>
            <Subscribers newsletter={newsletter} data={data} view={view} onView={setView} />
            <NewsletterAdvice />
          </div>
        </>
      ) : newsletter.error ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          {...copy.loadFailed}
          action={<Button onClick={() => void newsletter.refetch()}>{common.tryAgain}</Button>}
        />
      ) : (
        <Loading label={copy.loadingSubscribers} />
      )}
    </PageFrame>
  );
}
