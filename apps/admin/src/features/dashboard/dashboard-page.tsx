import type { ReactNode } from 'react';
import { Loading } from '../../components/loading.tsx';
import { usePageTitle } from '../../components/use-page-title.ts';
import { useMay } from '../../use-may.ts';
import { useStats } from '../../use-stats.ts';
import { dashboardCopy as copy } from './dashboard.copy.ts';
import { GivingBanner } from './giving-banner.tsx';
import { MailBanner } from './mail-banner.tsx';
import { QuickLinks } from './quick-links.tsx';
import { SetupCard } from './setup-card.tsx';
import { SummaryCards } from './summary-cards.tsx';
import { SystemLine } from './system-line.tsx';
import { SystemNotices } from './system-notices.tsx';
import { Today } from './today.tsx';
import { Trends } from './trends/trends.tsx';
import { UnfinishedDrafts } from './unfinished-drafts.tsx';
import layout from '../../components/layout.module.css';
import styles from './dashboard.module.css';

const { title } = copy;
/** Maximum age, in milliseconds, of figures that are shown at a new visit. The figures read at the login are recent enough. */
const fresh = 10_000;

/** The dashboard, the first page after signing in. */
export default function DashboardPage({ testimonial }: { testimonial: ReactNode }) {
  usePageTitle(title);
  const { data } = useStats(fresh);
  const may = useMay();
  const keepsSite = may('site.manage');
  return (
    <div>
      <h1 className={`${layout.title} ${layout.spokenOnPhone} ${styles.title}`}>{title}</h1>
      <div className={layout.stackLoose} data-content="">
        <QuickLinks />
        {may('site.write') ? <SetupCard /> : null}
        {data ? (
          <>
            {keepsSite ? <SystemNotices /> : null}
            {data.onlineGiving ? <GivingBanner onlineGiving={data.onlineGiving} /> : null}
            {data.outbox ? <MailBanner outbox={data.outbox} /> : null}
            <SummaryCards stats={data} />
          </>
        ) : (
          <Loading label={copy.figuresLoading} />
        )}
        <Trends />
        <UnfinishedDrafts />
        <Today testimonial={testimonial} />
        {keepsSite ? <SystemLine /> : null}
      </div>
    </div>
  );
}
