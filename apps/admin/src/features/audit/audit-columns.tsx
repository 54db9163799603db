import type { TableColumnsType } from 'antd';
import type { AuditEntryResponse } from '@ministry/api-client';
import { commonCopy as common } from '../../common.copy.ts';
import { Icon } from '../../components/icon.tsx';
import { formatDateTime } from '../../content/normalise.ts';
import { sortable } from '../../lists/data-table.tsx';
import { auditCopy as copy } from './audit.copy.ts';
import { changesBetween } from './audit-changes.ts';
import layout from '../../components/layout.module.css';

const { entities } = copy;

interface AuditColumnsOptions {
  /** Value of the `sort` query parameter of the page. */
  sort: string;
  /** Ids of the entries whose changes are shown. */
  opened: readonly number[];
  onToggle(entry: AuditEntryResponse): void;
}

/** Columns: what was done, by whom, when, and to which item. */
export const auditColumns = ({ sort, opened, onToggle }: AuditColumnsOptions): TableColumnsType<AuditEntryResponse> => [
  {
    key: 'summary',
    title: copy.whatWasDone,
    render: (_, entry) => (
      <>
        <Summary entry={entry} isOpen={opened.includes(entry.id)} onToggle={() => onToggle(entry)} />
        <span className={`${layout.onPhone} ${layout.muted} ${layout.small}`}>
          {entry.actor} · {formatDateTime(entry.at)}
        </span>
      </>
    ),
  },
  { key: 'actor', title: copy.who, width: 160, responsive: ['md'], render: (_, { actor }) => actor },
  {
    title: common.dateAndTime,
    ...sortable('at', sort),
    width: 210,
    responsive: ['md'],
    render: (_, { at }) => <time dateTime={at}>{formatDateTime(at)}</time>,
  },
  {
    key: 'entity',
    title: common.kind,
    width: 150,
    responsive: ['lg'],
    render: (_, { entity }) =>
      Object.hasOwn(entities, entity) ? entities[entity as keyof typeof entities] : <span lang="en">{entity}</span>,
  },
  {
    key: 'entityId',
    title: common.number,
    width: 90,
    // Hidden unless the user chooses this column: the summary names the item.
    responsive: [],
    render: (_, { entityId }) => entityId,
  },
];

/** The summary as it was recorded. If the entry has stored the changes, a click shows or hides them. */
function Summary({ entry, isOpen, onToggle }: { entry: AuditEntryResponse; isOpen: boolean; onToggle(): void }) {
  if (!hasChanges(entry))
    return (
      <span lang="en" className={`${layout.strong} ${layout.block}`}>
        {entry.summary}
      </span>
    );
  return (
    <button
      type="button"
      lang="en"
      className={`${layout.linkButton} ${layout.block}`}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      <Icon name={isOpen ? 'up' : 'down'} size={14} /> {entry.summary}
    </button>
  );
}

const hasChanges = ({ before, after }: AuditEntryResponse) => changesBetween(before, after).length > 0;
