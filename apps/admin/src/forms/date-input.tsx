import { Input } from 'antd';
import { lazy, Suspense } from 'react';
import type { DateInputProps } from './calendar.tsx';

/** The calendar comes with the first field that needs it: it is larger than the rest of a form. */
const Calendar = lazy(() => import('./calendar.tsx'));

/** The one field for days and moments. */
export const DateInput = (props: DateInputProps) => (
  <Suspense fallback={<Input id={props.id ?? ''} disabled />}>
    <Calendar {...props} />
  </Suspense>
);
