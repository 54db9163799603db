import { ContentListPage } from '../../content/content-list-page.tsx';
import { RecordingsLink } from './recordings-link.tsx';
import { sermonContent } from './sermon-content.tsx';

export default function SermonsPage() {
  return <ContentListPage content={sermonContent} action={<RecordingsLink />} />;
}
