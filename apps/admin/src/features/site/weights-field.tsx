import { Button, Input } from 'antd';
import { quizLimits as limits } from '@ministry/domain/quiz';
import { Choice } from '../../components/choice.tsx';
import { RowButton } from '../../forms/rows-field.tsx';
import { quizCopy as copy } from './quiz.copy.ts';
import { targetOf, targets, toWeights, weightsText } from './quiz.ts';
import layout from '../../components/layout.module.css';
import styles from './site.module.css';

interface WeightsFieldProps {
  id?: string;
  /** Format of `weightsText`. */
  value?: string;
  onChange?(value: string): void;
  ministries: readonly { id: number; name: string }[];
}

/** The weights of an answer: targets and points. */
export function WeightsField({ id, value = '', onChange, ministries }: WeightsFieldProps) {
  const weights = toWeights(value);
  const lines = weights.map((weight) => ({ target: targetOf(weight), points: String(weight.points) }));
  const choices = targets(ministries, weights);
  const put = (changed: { target: string; points: string }[]) =>
    onChange?.(changed.map(({ target, points }) => `${target} ${points}`).join(', '));
  const set = (place: number, own: Partial<(typeof lines)[number]>) =>
    put(lines.map((line, at) => (at === place ? { ...line, ...own } : line)));
  return (
    <div
      id={id}
      className={`${layout.stackTight} ${layout.start}`}
      role="group"
      aria-label={copy.countsFor}
      tabIndex={-1}
    >
      {lines.map(({ target, points }, place) => (
        <div key={place} className={styles.weight}>
          <Choice
            aria-label={copy.forWhom}
            value={target}
            options={choices}
            onChange={(changed) => set(place, { target: changed })}
          />
          <Input
            aria-label={copy.points}
            inputMode="numeric"
            maxLength={3}
            value={points}
            onChange={(event) => set(place, { points: event.target.value.replace(/\D/g, '') || '0' })}
          />
          <RowButton
            label={copy.removeWeight({ target: choices[target] ?? target })}
            icon="trash"
            onPress={() => put(lines.filter((_line, at) => at !== place))}
          />
        </div>
      ))}
      <Button
        size="small"
        disabled={lines.length >= limits.weights}
        onClick={() => onChange?.(weightsText([...weights, { trait: null, ministryId: null, points: 10 }]))}
      >
        {copy.addWeight}
      </Button>
    </div>
  );
}
