import { Alert, Button } from 'antd';
import { readableError } from '@ministry/api-client';
import { commonCopy as common } from '../common.copy.ts';
import { componentsCopy as copy } from './components.copy.ts';

interface LoadFailedProps {
  /** 'The accounts could not be loaded' */
  title: string;
  /** Left out where the title already gives the reason. */
  error?: Error | undefined;
  /** The data of an earlier read is still shown. */
  isSaved?: boolean;
  onRetry(): void;
  className?: string | undefined;
}

/** Message about a failed read, with a button to try again. */
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
