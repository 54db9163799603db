import { Loading } from '../../components/loading.tsx';
import { usePageTitle } from '../../components/use-page-title.ts';
import { useStats } from '../../use-stats.ts';
import { GivingBanner } from './giving-banner.tsx';
import { MailBanner } from './mail-banner.tsx';
import { SummaryCards } from './summary-cards.tsx';
import { SystemLine } from './system-line.tsx';
import { SystemNotices } from './system-notices.tsx';
import { Today } from './today.tsx';
import styles from './dashboard.module.css';

const title = 'Admin Dashboard';
/** Milliseconds: figures that old are not shown at a new visit, those of the login are. */
const fresh = 10_000;

/** What the office sees first. */
export default function DashboardPage() {
  usePageTitle(title);
  const { data } = useStats(fresh);
  return (
    <div className={styles.stack}>
      <h1 className={styles.title}>{title}</h1>
      {data ? (
        <>
          <SystemNotices />
          <GivingBanner onlineGiving={data.onlineGiving} />
          <MailBanner outbox={data.outbox} />
          <SummaryCards stats={data} />
        </>
      ) : (
        <Loading label="Loading the figures…" />
      )}
      <Today />
      <SystemLine />
    </div>
  );
}
