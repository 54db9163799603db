import { barHeights } from './bar-heights.ts';
import styles from './bars.module.css';

const height = 96;
const [step, width] = [10, 7];

export interface Bar {
  /** Tells it from the others: a month, a day. */
  key: string;
  /** Of any unit; the highest is as high as the picture. */
  amount: number;
  /** What it says under the pointer. */
  copy: string;
  /** Its time is not over, so it still grows. */
  isUnfinished?: boolean;
}

/** Amounts side by side, drawn as wide as there is room (ADR 35). A picture alone: the figures stand beside it as text. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  const heights = barHeights(
    bars.map(({ amount }) => amount),
    height,
  );
  return (
    <svg
      viewBox={`0 0 ${Math.max(bars.length, 1) * step} ${height}`}
      preserveAspectRatio="none"
      focusable="false"
      aria-hidden="true"
      className={styles.bars}
    >
      {bars.map(({ key, copy, isUnfinished = false }, at) => (
        <g key={key}>
          <rect x={at * step} width={step} height={height} className={styles.hover}>
            <title>{copy}</title>
          </rect>
          <rect
            x={at * step + (step - width) / 2}
            y={height - (heights[at] ?? 0)}
            width={width}
            height={heights[at]}
            className={`${styles.bar} ${isUnfinished ? styles.unfinished : ''}`}
          />
        </g>
      ))}
    </svg>
  );
}
