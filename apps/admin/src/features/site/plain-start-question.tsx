import type { SetupResponse } from '@ministry/api-client';
import { restorableDays } from '@ministry/domain';
import { DeleteQuestion } from '../../components/delete-question.tsx';
import { setupCopy as copy } from './setup.copy.ts';
import { countOf } from './setup.ts';
import layout from '../../components/layout.module.css';

interface PlainStartQuestionProps {
  seeded: SetupResponse['seeded'];
  onAnswer(isWanted: boolean): void;
}

/** Lists what a plain start deletes, before it is deleted. */
export const PlainStartQuestion = ({ seeded, onAnswer }: PlainStartQuestionProps) => (
  <DeleteQuestion
    title={copy.deleteQuestion({ count: countOf(seeded) })}
    ok={copy.deleteAndSetUp}
    onDelete={() => onAnswer(true)}
    onCancel={() => onAnswer(false)}
  >
    <p>{copy.deleteText({ days: restorableDays })}</p>
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
