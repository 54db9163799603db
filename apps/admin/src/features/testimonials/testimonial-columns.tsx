import type { TableColumnsType } from 'antd';
import { Button } from 'antd';
import { formatDate } from '@ministry/domain';
import { Badge } from '../../components/badge.tsx';
import { DateTime } from '../../components/date-time.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { sortable } from '../../lists/data-table.tsx';
import { RowActions } from './row-actions.tsx';
import { statusOf, type Testimonial } from './testimonial.ts';
import type { Action } from './use-testimonials.ts';
import styles from './testimonials.module.css';

interface ColumnsOptions {
  /** As in the address. */
  sort: string;
  isBusy: boolean;
  onRead(testimonial: Testimonial): void;
  onAct(action: Action, testimonial: Testimonial): void;
  onDelete(testimonial: Testimonial): void;
}

const dateCell = ({ date }: Testimonial) => (
  <time dateTime={date}>{formatDate(new Date(`${date}T12:00:00+03:00`))}</time>
);

function NameCell({ testimonial, onRead }: { testimonial: Testimonial; onRead(): void }) {
  return (
    <>
      <Button
        type="link"
        className={styles.open ?? ''}
        aria-label={`Read the testimonial of ${testimonial.name}`}
        onClick={onRead}
      >
        {testimonial.name}
      </Button>
      <p className={styles.excerpt}>{testimonial.testimony}</p>
      <p className={styles.narrow}>
        <Badge tone={statusOf(testimonial).tone}>{statusOf(testimonial).label}</Badge>
        {dateCell(testimonial)}
      </p>
    </>
  );
}

export function testimonialColumns({
  sort,
  isBusy,
  onRead,
  onAct,
  onDelete,
}: ColumnsOptions): TableColumnsType<Testimonial> {
  return [
    {
      title: 'Testimonial',
      ...sortable('name', sort),
      render: (_, testimonial) => <NameCell testimonial={testimonial} onRead={() => onRead(testimonial)} />,
    },
    {
      title: 'Told',
      ...sortable('date', sort),
      width: 184,
      responsive: ['md'],
      render: (_, testimonial) => dateCell(testimonial),
    },
    {
      key: 'status',
      title: 'Status',
      width: 120,
      responsive: ['md'],
      render: (_, testimonial) => <Badge tone={statusOf(testimonial).tone}>{statusOf(testimonial).label}</Badge>,
    },
    {
      title: 'Last change',
      ...sortable('updatedAt', sort),
      width: 166,
      responsive: ['xl'],
      render: (_, { updatedAt, updatedBy }) =>
        updatedAt && updatedBy ? <DateTime iso={updatedAt} by={updatedBy} /> : null,
    },
    {
      key: 'actions',
      title: <VisuallyHidden>Actions</VisuallyHidden>,
      className: styles.actionsColumn ?? '',
      align: 'right',
      render: (_, testimonial) => (
        <RowActions
          testimonial={testimonial}
          isBusy={isBusy}
          onAct={(action) => onAct(action, testimonial)}
          onDelete={() => onDelete(testimonial)}
        />
      ),
    },
  ];
}
