import { BackToOverview } from '../../components/back-to-overview.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { ContentList } from '../../content/content-list.tsx';
import { announcementContent } from './announcement-content.tsx';

export default function AnnouncementsPage() {
  return (
    <PageFrame
      title="Announcements"
      lead="What everybody should know now. Visitors see each one up to its last day."
      back={<BackToOverview />}
    >
      <ContentList content={announcementContent} />
    </PageFrame>
  );
}
