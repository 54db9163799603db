import { Button } from 'antd';
import { PageNotice } from '../../components/page-notice.tsx';
import { galleryCopy as copy } from './gallery.copy.ts';

/** GAL-06, GAL-12 */
export function GalleriesFailed({ onRetry }: { onRetry(): void }) {
  return (
    <PageNotice title={copy.failed} text={copy.failedText} isFailure>
      <p>{copy.fetchFailed}</p>
      <Button onClick={onRetry}>Try again</Button>
    </PageNotice>
  );
}
