import { ImportLink } from '../../components/import-link.tsx';
import { ContentListPage } from '../../content/content-list-page.tsx';
import { useMay } from '../../use-may.ts';
import { RecordingsLink } from './recordings-link.tsx';
import { sermonContent } from './sermon-content.tsx';

export default function SermonsPage() {
  const records = useMay()('media.broadcast');
  return (
    <ContentListPage
      content={sermonContent}
      action={
        <>
          <ImportLink kind="sermons" />
          {records ? <RecordingsLink /> : null}
        </>
      }
    />
  );
}
