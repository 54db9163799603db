import { useSite } from '@ministry/ui';
import { Card } from '../../components/card.tsx';
import type { Step } from './steps.ts';
import { testingCopy as copy } from './testing.copy.ts';
import components from '../../components/components.module.css';
import styles from './testing.module.css';

export function TestingCard({ steps }: { steps: Step[] }) {
  const { sitePath } = useSite();
  return (
    <Card id="testing" title={copy.title}>
      <p className={components.lead}>{copy.lead}</p>
      <ol className={`${components.list} ${styles.steps}`}>
        {steps.map(({ text, isDone }, place) => (
          <li key={text} data-done={isDone || undefined}>
            <span className={styles.mark} aria-hidden="true">
              {isDone ? '✓' : place + 1}
            </span>
            <span>
              <span className={components.spoken}>{isDone ? copy.done : copy.open} </span>
              {text}
            </span>
          </li>
        ))}
      </ol>
      <p>
        <a href={`${sitePath}/live`} target="_blank" rel="noopener">
          {copy.openLive}
        </a>
      </p>
    </Card>
  );
}
