import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import type { ComponentProps } from 'react';
import styles from './calendar.module.css';

export interface DateInputProps {
  id?: string;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: 'true';
  'aria-required'?: 'true';
  /** 'YYYY-MM-DD', with `withTime` 'YYYY-MM-DDTHH:mm', in Kampala time; empty for none. */
  value?: string;
  onChange?(value: string): void;
  withTime?: boolean;
  placeholder?: string;
  /** The first and the last day that can be chosen. */
  min?: string;
  max?: string;
}

/** Formats of form values: the wall-clock time in Kampala, whatever the time zone of the device. */
const stored = { day: 'YYYY-MM-DD', moment: 'YYYY-MM-DDTHH:mm' };
/** The first format is displayed; typed text may have any of them. */
const typed = {
  day: ['D MMM YYYY', 'D/M/YYYY', 'D.M.YYYY', 'YYYY-MM-DD'],
  moment: ['D MMM YYYY HH:mm', 'D/M/YYYY HH:mm', 'D.M.YYYY HH:mm', 'YYYY-MM-DDTHH:mm', 'YYYY-MM-DD HH:mm'],
};

/** Ant Design marks the input if the text is not a date; the error of the form takes precedence. */
const CalendarText = ({
  'data-invalid': isWrong,
  ...input
}: ComponentProps<'input'> & { 'data-invalid'?: 'true' | undefined }) => (
  <input {...input} aria-invalid={isWrong ?? input['aria-invalid']} />
);

/** A day, or a date and time, chosen from a calendar or typed with the day first. */
export default function Calendar({
  value = '',
  onChange,
  withTime = false,
  placeholder = '',
  min,
  max,
  'aria-invalid': isWrong,
  ...control
}: DateInputProps) {
  const kind = withTime ? 'moment' : 'day';
  const take = (moment: Dayjs | null) => onChange?.(moment?.format(stored[kind]) ?? '');
  return (
    <DatePicker
      {...control}
      data-invalid={isWrong}
      components={{ input: CalendarText }}
      className={styles.calendar ?? ''}
      classNames={{ popup: { root: styles.popup ?? '' } }}
      {...(withTime ? { showTime: { format: 'HH:mm' } } : {})}
      needConfirm={false}
      // 'Today' and 'Now' would be those of the device.
      showNow={false}
      format={typed[kind]}
      placeholder={placeholder}
      value={value ? dayjs(value) : null}
      {...(min ? { minDate: dayjs(min) } : {})}
      {...(max ? { maxDate: dayjs(max) } : {})}
      onChange={take}
      // Takes a typed date as soon as it is complete; otherwise a save by keyboard shortcut would come before it.
      onCalendarChange={(moment) => take(Array.isArray(moment) ? (moment[0] ?? null) : moment)}
    />
  );
}
