import { Alert, Button } from 'antd';
import { readableError } from '@ministry/api-client';
import { commonCopy as common } from '../common.copy.ts';
import { componentsCopy as copy } from './components.copy.ts';

interface LoadFailedProps {
  /** 'The accounts could not be loaded' */
  title: string;
  /** Left out where the title says it already. */
  error?: Error | undefined;
  /** What was read before is still shown. */
  isSaved?: boolean;
  onRetry(): void;
  className?: string | undefined;
}

/** A read that failed, and the way to repeat it. */
export function LoadFailed({ title, error, isSaved = false, onRetry, className = '' }: LoadFailedProps) {
  const description = [error ? readableError(error) : '', isSaved ? copy.shownEarlier : ''].filter(Boolean).join(' ');
  return (
    <Alert
      className={className}
      type={isSaved ? 'warning' : 'error'}
      showIcon
      title={title}
      {...(description ? { description } : {})}
      action={<Button onClick={onRetry}>{common.tryAgain}</Button>}
    />
  );
}
