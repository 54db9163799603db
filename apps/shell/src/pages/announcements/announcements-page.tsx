import { useSearchParams } from 'react-router-dom';
import { listPage } from '../../app/list-page.ts';
import type { PageModule } from '../../app/page.tsx';
import { usePageHead } from '../../app/page-head.ts';
import { announcementCopy as copy } from '../../features/announcements/announcements.copy.ts';
import { announcementsPath } from '../../features/announcements/api/use-announcements.ts';
import { AnnouncementList } from '../../features/announcements/components/announcement-list.tsx';
import { Banner } from '../../layout/banner.tsx';

function AnnouncementsPage() {
  const [search] = useSearchParams();
  usePageHead({ title: copy.title, description: copy.description, path: '/announcements' });
  return (
    <>
      <Banner title={copy.title} lead={copy.lead} />
      <div className="wrap section">
        <AnnouncementList page={listPage(search)} level={2} />
      </div>
    </>
  );
}

export const page: PageModule = {
  Component: AnnouncementsPage,
  query: ['page'],
  reads: ({ search }) => [announcementsPath(listPage(search))],
};
