import type { TableColumnsType } from 'antd';
import { formatDate } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { Badge } from '../../components/badge.tsx';
import { DateTime } from '../../components/date-time.tsx';
import { sortable } from '../../lists/data-table.tsx';
import { actionsColumn, RowActions } from '../../lists/row-actions.tsx';
import { statusOf, type Testimonial } from './testimonial.ts';
import { testimonialsCopy as copy } from './testimonials.copy.ts';
import type { Action } from './use-testimonials.ts';
import layout from '../../components/layout.module.css';
import styles from '../../content/content-list.module.css';

interface ColumnsOptions {
  /** Value of the `sort` query parameter of the page. */
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
    <div className={styles.cell}>
      <button
        type="button"
        className={`${layout.linkButton} ${styles.title}`}
        aria-label={copy.read({ name: testimonial.name })}
        onClick={onRead}
      >
        {testimonial.name}
      </button>
      <p className={`${layout.truncate} ${layout.muted} ${styles.summary}`}>{testimonial.testimony}</p>
      <p className={`${layout.facts} ${layout.onPhone} ${styles.narrow}`}>
        <Badge tone={statusOf(testimonial).tone}>{statusOf(testimonial).label}</Badge>
        {dateCell(testimonial)}
      </p>
    </div>
  );
}

type OnAct = ColumnsOptions['onAct'];

/** The usual next action on a testimonial. */
function nextStep(testimonial: Testimonial, onAct: OnAct) {
  const { status, verified } = testimonial;
  const step = (label: string, action: Action) => ({ label, onClick: () => onAct(action, testimonial) });
  if (status === 'deleted') return step(common.restore, 'restore');
  if (status === 'archived') return step(copy.unarchive, 'unarchive');
  return verified ? step(copy.unapprove, 'unpublish') : step(copy.approve, 'publish');
}

function furtherSteps(testimonial: Testimonial, onAct: OnAct, onDelete: ColumnsOptions['onDelete']) {
  const { status } = testimonial;
  if (status === 'deleted') return [];
  return [
    ...(status === 'archived'
      ? []
      : [{ key: 'archive', label: copy.archive, onClick: () => onAct('archive', testimonial) }]),
    { key: 'delete', danger: true, label: common.delete, onClick: () => onDelete(testimonial) },
  ];
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
      title: copy.column,
      ...sortable('name', sort),
      render: (_, testimonial) => <NameCell testimonial={testimonial} onRead={() => onRead(testimonial)} />,
    },
    {
      title: copy.told,
      ...sortable('date', sort),
      width: 160,
      responsive: ['md'],
      render: (_, testimonial) => dateCell(testimonial),
    },
    {
      key: 'status',
      title: common.status,
      width: 120,
      responsive: ['md'],
      render: (_, testimonial) => <Badge tone={statusOf(testimonial).tone}>{statusOf(testimonial).label}</Badge>,
    },
    {
      title: copy.lastChange,
      ...sortable('updatedAt', sort),
      width: 200,
      responsive: ['xl'],
      render: (_, { updatedAt, updatedBy }) =>
        updatedAt && updatedBy ? <DateTime iso={updatedAt} by={updatedBy} /> : null,
    },
    {
      ...actionsColumn(true),
      render: (_, testimonial) => (
        <RowActions
          name={copy.named({ name: testimonial.name })}
          main={nextStep(testimonial, onAct)}
          items={furtherSteps(testimonial, onAct, onDelete)}
          isBusy={isBusy}
        />
      ),
    },
  ];
}
