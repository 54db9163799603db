import { Input } from 'antd';
import { lazy, Suspense } from 'react';
import type { DateInputProps } from './calendar.tsx';

/** Loaded with the first field that needs it: the calendar is larger than the rest of a form. */
const Calendar = lazy(() => import('./calendar.tsx'));

/** The input for a day, or a date and time. */
export const DateInput = (props: DateInputProps) => (
  <Suspense fallback={<Input id={props.id ?? ''} disabled />}>
    <Calendar {...props} />
  </Suspense>
);
