import { Input } from 'antd';
import styles from './lists.module.css';

interface DayRangeProps {
  /** What the first day is called: 'From', 'Ordered from'. */
  label: string;
  from: string;
  to: string;
  onChange(days: { from: string } | { to: string }): void;
}

/** The days that a list shows, as plain days ('2026-11-21'); an empty one leaves that end open. */
export function DayRange({ label, from, to, onChange }: DayRangeProps) {
  return (
    <div className={styles.days}>
      <Day label={label} value={from} onChange={(day) => onChange({ from: day })} />
      <Day label="until" value={to} onChange={(day) => onChange({ to: day })} />
    </div>
  );
}

function Day({ label, value, onChange }: { label: string; value: string; onChange(day: string): void }) {
  return (
    <label className={styles.day}>
      {label}
      <Input type="date" value={value} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}
