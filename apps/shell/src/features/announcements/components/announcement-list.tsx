import { SectionLink, useNow } from '../../../app/site.tsx';
import { Horizon } from '../../../drawings/horizon.tsx';
import { Loading } from '../../../drawings/loading.tsx';
import { Pager } from '../../../drawings/pager.tsx';
import { announcementCopy as copy } from '../announcements.copy.ts';
import { useAnnouncements } from '../api/use-announcements.ts';
import { AnnouncementCard } from './announcement-card.tsx';
import css from './announcement-list.module.css';

/** The announcements, on their own page and in a tab of the community page. */
export function AnnouncementList({ page, level }: { page: number; level: 2 | 3 }) {
  const now = useNow();
  const { announcements, hasMore, error, retry, isFetching } = useAnnouncements(page);
  const Title = `h${level}` as const;
  if (announcements === undefined && (isFetching || !error)) return <Loading label={copy.loading} />;
  if (announcements === undefined) {
    return (
      <div className={css.notice} role="alert">
        <Title>{copy.failed}</Title>
        <p>{copy.failedText}</p>
        <button type="button" className="btn btn-nile" data-hold="" onClick={retry}>
          {copy.tryAgain}
        </button>
      </div>
    );
  }
  // Beyond the last page there is only the link back.
  if (announcements.length === 0 && page === 1) {
    return (
      <div className={css.empty}>
        <Horizon seed={3} className={css.art} />
        <div>
          <Title>{copy.none}</Title>
          <p>{copy.noneText}</p>
          <SectionLink to="/events" className="btn btn-nile">
            {copy.events}
          </SectionLink>
        </div>
      </div>
    );
  }
  return (
    <div className={css.list}>
      {announcements.map((announcement) => (
        <AnnouncementCard key={announcement.id} announcement={announcement} now={now} level={level} />
      ))}
      <Pager page={page} hasMore={hasMore} />
    </div>
  );
}
