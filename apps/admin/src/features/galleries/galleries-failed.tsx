import { Button } from 'antd';
import { commonCopy as common } from '../../common.copy.ts';
import { PageNotice } from '../../components/page-notice.tsx';
import { galleryCopy as copy } from './gallery.copy.ts';

interface GalleriesFailedProps {
  onRetry(): void;
  /** Something came that is no album. */
  isInvalid?: boolean;
}

/** GAL-06, GAL-08, GAL-12 */
export function GalleriesFailed({ onRetry, isInvalid = false }: GalleriesFailedProps) {
  return (
    <PageNotice title={isInvalid ? copy.invalid : copy.failed} text={isInvalid ? undefined : copy.failedText} isFailure>
      {isInvalid ? null : <p>{copy.fetchFailed}</p>}
      <Button onClick={onRetry}>{common.tryAgain}</Button>
    </PageNotice>
  );
}
