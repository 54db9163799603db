import { Card } from '../../components/card.tsx';
import type { Step } from './steps.ts';
import { testingWords as words } from './testing.content.ts';
import styles from './testing.module.css';

export function TestingCard({ steps }: { steps: Step[] }) {
  return (
    <Card id="testing" title={words.title}>
      <p className={styles.lead}>{words.lead}</p>
      <ol className={styles.steps}>
        {steps.map(({ text, isDone }, place) => (
          <li key={text} data-done={isDone || undefined}>
            <span className={styles.mark} aria-hidden="true">
              {isDone ? '✓' : place + 1}
            </span>
            <span>
              <span className={styles.spoken}>{isDone ? words.done : words.open} </span>
              {text}
            </span>
          </li>
        ))}
      </ol>
      <p>
        <a href="/live" target="_blank" rel="noopener">
          {words.openLive}
        </a>
      </p>
    </Card>
  );
}
