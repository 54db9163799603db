import { Popover } from 'antd';
import { useId } from 'react';
import { dayLocale } from '@ministry/messages';
import { DateInput } from '../forms/date-input.tsx';
import { Chip } from './filter-chip.tsx';
import { listsCopy as copy } from './lists.copy.ts';
import layout from '../components/layout.module.css';
import styles from './lists.module.css';

interface DayRangeProps {
  /** What the days refer to: 'Received', 'Date'. */
  label: string;
  from: string;
  to: string;
  onChange(days: { from?: string; to?: string }): void;
}

const plainDay = new Intl.DateTimeFormat(dayLocale, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const inCopy = (day: string) => plainDay.format(new Date(`${day}T00:00:00Z`));

/** '1 Nov to 21 Nov', 'since 1 Nov'; null where both ends are open. */
function daysInCopy(from: string, to: string): string | null {
  if (from && to) return copy.daysBetween({ from: inCopy(from), to: inCopy(to) });
  return from ? copy.daysSince({ from: inCopy(from) }) : to ? copy.daysUntil({ to: inCopy(to) }) : null;
}

/** Filter for the days of a list, as plain days ('2026-11-21'); an empty one leaves that end open. */
export const DayRange = ({ label, from, to, onChange }: DayRangeProps) => (
  <Chip label={label} chosen={daysInCopy(from, to)} onRemove={() => onChange({ from: '', to: '' })}>
    <Popover
      trigger="click"
      placement="bottomLeft"
      // Placed beside the chip, so that it is next in the tab order.
      getPopupContainer={(chip) => chip.parentElement ?? document.body}
      content={
        <div className={layout.stackTight}>
          <Day label={copy.firstDay} value={from} onChange={(day) => onChange({ from: day })} />
          <Day label={copy.lastDay} value={to} onChange={(day) => onChange({ to: day })} />
        </div>
      }
    >
      <button type="button" className={styles.over} aria-label={label} />
    </Popover>
  </Chip>
);

function Day({ label, value, onChange }: { label: string; value: string; onChange(day: string): void }) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <DateInput id={id} value={value} onChange={onChange} />
    </>
  );
}
