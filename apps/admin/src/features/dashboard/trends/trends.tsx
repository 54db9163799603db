import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { TrendsResponse } from '@ministry/api-client';
import { apiPath } from '@ministry/api-client';
import { Bars } from '../../../components/bars.tsx';
import { Figures } from '../../../components/figures.tsx';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { Loading } from '../../../components/loading.tsx';
import { readQuery } from '../../../reads.ts';
import { lastWeekCopy, type Trend, trendsOf, weekCopy } from './trend-figures.ts';
import { trendsCopy as copy } from './trends.copy.ts';
import layout from '../../../components/layout.module.css';
import styles from './trends.module.css';

const path = apiPath('/api/admin/trends');

/** Charts of the last twelve weeks, each figure with a link to its list. Read again at each visit. */
export function Trends() {
  const { data, error, refetch } = useQuery({ ...readQuery(path), refetchOnMount: 'always' });
  if (data) return <Weeks data={data} />;
  return error ? (
    <LoadFailed title={copy.loadFailed} error={error} onRetry={() => void refetch()} />
  ) : (
    <div className={styles.waiting}>
      <Loading label={copy.loading} />
    </div>
  );
}

export function Weeks({ data }: { data: TrendsResponse }) {
  const { weeks } = data;
  const trends = trendsOf(data);
  if (trends.length === 0) return null;
  return (
    <section aria-labelledby="trends">
      <h2 id="trends" className={layout.spaceBelow}>
        {copy.heading}
      </h2>
      <ul className={`${layout.plainList} ${layout.tilesSmall}`}>
        {trends.map((trend) => (
          <Card key={trend.name} trend={trend} weeks={weeks} />
        ))}
      </ul>
      <Figures
        heading={copy.week}
        columns={trends.map(({ title }) => title)}
        rows={weeks
          .map((week, at) => ({
            name: weekCopy(week),
            figures: trends.map(({ figures, write }) => write(figures[at] ?? 0)),
          }))
          .reverse()}
      />
    </section>
  );
}

function Card({ trend, weeks }: { trend: Trend; weeks: readonly string[] }) {
  const { title, to, note, write, figures } = trend;
  return (
    <li className={`${layout.card} ${styles.trend}`}>
      <Link to={to}>{title}</Link>
      <span className={styles.now}>
        {write(figures.at(-1) ?? 0)} <small>{note}</small>
      </span>
      <span className={`${layout.spaceBelow} ${styles.before}`}>{lastWeekCopy(trend)}</span>
      <Bars
        bars={figures.map((amount, at) => ({
          key: weeks[at] ?? '',
          amount,
          copy: `${weekCopy(weeks[at] ?? '')}: ${write(amount)}`,
          isUnfinished: at === figures.length - 1,
        }))}
      />
    </li>
  );
}
