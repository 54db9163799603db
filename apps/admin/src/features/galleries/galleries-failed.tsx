import { Button } from 'antd';
import { commonCopy as common } from '../../common.copy.ts';
import { PageNotice } from '../../components/page-notice.tsx';
import { galleriesCopy as copy } from './galleries.copy.ts';

interface GalleriesFailedProps {
  onRetry(): void;
  /** The response is not a list of albums. */
  isInvalid?: boolean;
}

/** GAL-06, GAL-08, GAL-12 */
export function GalleriesFailed({ onRetry, isInvalid = false }: GalleriesFailedProps) {
  return (
    <PageNotice
      title={isInvalid ? copy.list.invalid : copy.list.failed}
      text={isInvalid ? undefined : copy.list.failedHint}
      isFailure
    >
      {isInvalid ? null : <p>{copy.list.fetchFailed}</p>}
      <Button onClick={onRetry}>{common.tryAgain}</Button>
    </PageNotice>
  );
}
