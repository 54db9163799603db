import { barHeights } from './bar-heights.ts';
import styles from './bars.module.css';

const height = 96;
const [step, width] = [10, 7];

export interface Bar {
  /** Unique among the bars: a month or a day. */
  key: string;
  /** In any unit; the largest amount has the full height of the chart. */
  amount: number;
  /** Tooltip of the bar. */
  copy: string;
  /** The period is not over, so the amount still grows. */
  isUnfinished?: boolean;
}

/** A bar chart as wide as the available space (ADR 35). It is hidden from screen readers: the figures stand beside it as text. */
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
