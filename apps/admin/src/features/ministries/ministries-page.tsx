import { PageFrame } from '../../components/page-frame.tsx';
import { ContentList } from '../../content/content-list.tsx';
import { ministryContent } from './ministry-content.tsx';

export default function MinistriesPage() {
  return (
    <PageFrame title="Ministries" lead="What the church does, and for whom.">
      <ContentList content={ministryContent} />
    </PageFrame>
  );
}
