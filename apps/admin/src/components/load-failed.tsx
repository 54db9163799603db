import { Alert, Button } from 'antd';
import { readableError } from '@ministry/api-client';

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
  const description = [error ? readableError(error) : '', isSaved ? 'What is shown was read earlier.' : '']
    .filter(Boolean)
    .join(' ');
  return (
    <Alert
      className={className}
      type={isSaved ? 'warning' : 'error'}
      showIcon
      title={title}
      {...(description ? { description } : {})}
      action={<Button onClick={onRetry}>Try again</Button>}
    />
  );
}
