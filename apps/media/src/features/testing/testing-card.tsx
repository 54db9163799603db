import { useSite } from '@ministry/ui';
import { Card } from '../../components/card.tsx';
import type { Step } from './steps.ts';
import { testingCopy as copy } from './testing.copy.ts';
import components from '../../components/components.module.css';

export function TestingCard({ steps }: { steps: Step[] }) {
  const { sitePath } = useSite();
  return (
    <Card id="testing" title={copy.title}>
      <p className={components.muted}>{copy.lead}</p>
      <ol className={components.list}>
        {steps.map(({ text, isDone }, place) => (
          <li key={text} className={components.point}>
            <span className={components.mark} data-is={isDone ? 'good' : undefined} aria-hidden="true">
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
