import type { SetupResponse } from '@ministry/api-client';
import { restorableDays } from '@ministry/domain';
import { DeleteQuestion } from '../../components/delete-question.tsx';
import { countOf } from './setup.ts';
import layout from '../../components/layout.module.css';

interface PlainStartQuestionProps {
  seeded: SetupResponse['seeded'];
  onAnswer(isWanted: boolean): void;
}

/** Names what a plain start deletes, before it does. */
export const PlainStartQuestion = ({ seeded, onAnswer }: PlainStartQuestionProps) => (
  <DeleteQuestion
    title={`Delete ${countOf(seeded)} that came with the product?`}
    ok="Delete and set up"
    onDelete={() => onAnswer(true)}
    onCancel={() => onAnswer(false)}
  >
    <p>
      The programme and the team of the first ministry go too. What somebody has changed or added stays. For{' '}
      {restorableDays} days deleted items can be restored from the trash of their lists.
    </p>
    <ul className={layout.plainList}>
      {seeded.map(({ heading, titles }) => (
        <li key={heading}>
          <details>
            <summary>
              {heading}: {titles.length}
            </summary>
            <ul>
              {titles.map((title, place) => (
                <li key={`${place} ${title}`}>{title}</li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  </DeleteQuestion>
);
