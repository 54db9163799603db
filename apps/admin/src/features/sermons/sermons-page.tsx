import { PageFrame } from '../../components/page-frame.tsx';
import { ContentList } from '../../content/content-list.tsx';
import { RecordingsLink } from './recordings-link.tsx';
import { sermonContent } from './sermon-content.tsx';

export default function SermonsPage() {
  return (
    <PageFrame title="Sermons" lead="Recordings and texts of what was preached." action={<RecordingsLink />}>
      <ContentList content={sermonContent} />
    </PageFrame>
  );
}
