import { readableError } from '@ministry/api-client';
import { Coil } from '@ministry/ui/coil';
import { Alert, Button } from 'antd';
import styles from './lists.module.css';

interface ListEmptyProps {
  /** True when filters or a search narrow the list. */
  isNarrowed: boolean;
  words: { many: string; nothingYet: string };
  onClear(): void;
}

/** An empty list says why it is empty, and what to do about it. */
export function ListEmpty({ isNarrowed, words, onClear }: ListEmptyProps) {
  return (
    <div className={styles.empty}>
      <Coil size={44} />
      <p>{isNarrowed ? `No ${words.many} match these filters.` : words.nothingYet}</p>
      {isNarrowed ? <Button onClick={onClear}>Clear the filters</Button> : null}
    </div>
  );
}

interface ListFailedProps {
  many: string;
  /** The whole sentence, where a list has one of its own. @param message what went wrong, for a person */
  loadFailed?: ((message: string) => string) | undefined;
  error: Error;
  /** What was read before is still shown. */
  isKept?: boolean;
  onRetry(): void;
}

export function ListFailed({ many, loadFailed, error, isKept = false, onRetry }: ListFailedProps) {
  const message = readableError(error);
  const title = loadFailed?.(message) ?? `The ${many} could not be loaded`;
  const description = [loadFailed ? '' : message, isKept ? 'What is shown was read earlier.' : '']
    .filter(Boolean)
    .join(' ');
  return (
    <Alert
      type={isKept ? 'warning' : 'error'}
      showIcon
      title={title}
      {...(description ? { description } : {})}
      action={<Button onClick={onRetry}>Try again</Button>}
    />
  );
}
