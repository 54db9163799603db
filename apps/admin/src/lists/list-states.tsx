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
  onRetry(): void;
}

export function ListFailed({ many, loadFailed, error, onRetry }: ListFailedProps) {
  const message = readableError(error);
  const words = loadFailed ? { title: loadFailed(message) } : { title: `The ${many} could not be loaded`, description: message };
  return <Alert type="error" showIcon {...words} action={<Button onClick={onRetry}>Try again</Button>} />;
}
