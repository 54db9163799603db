import type { TableColumnsType } from 'antd';
import type { FamilyResponse } from '@ministry/api-client';
import { purgeDate } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { DateTime } from '../../components/date-time.tsx';
import { sortable } from '../../lists/data-table.tsx';
import { actionsColumn, RowActions } from '../../lists/row-actions.tsx';
import { familiesCopy as copy } from './families.copy.ts';
import { FamilyStatus } from './family-status.tsx';
import type { FamilyActions } from './use-family-actions.ts';
import layout from '../../components/layout.module.css';

interface FamilyColumnsOptions {
  /** Value of the `sort` query parameter of the page. */
  sort: string;
  /** Whether the list shows deleted families, which can still be restored. */
  isTrash: boolean;
  actions: FamilyActions;
  onOpen(family: FamilyResponse): void;
  onMap(family: FamilyResponse): void;
  onDelete(family: FamilyResponse): void;
}

type Column = TableColumnsType<FamilyResponse>[number];

const eraseColumn: Column = {
  key: 'gone',
  title: copy.goneForGood,
  width: 200,
  responsive: ['md'],
  render: (_, { deletedAt }) => (deletedAt ? <DateTime iso={purgeDate(deletedAt).toISOString()} /> : null),
};

const registeredColumns = (sort: string, actions: FamilyActions): Column[] => [
  {
    title: copy.registered,
    width: 200,
    responsive: ['md'],
    ...sortable('registrationDate', sort),
    render: (_, { registrationDate }) => <DateTime iso={registrationDate} />,
  },
  {
    key: 'status',
    title: common.status,
    width: 128,
    responsive: ['md'],
    render: (_, family) => <FamilyStatus family={family} actions={actions} />,
  },
];

/** Columns: name, contact details, registration date, status and actions. */
export function familyColumns({
  sort,
  isTrash,
  actions,
  onOpen,
  onMap,
  onDelete,
}: FamilyColumnsOptions): TableColumnsType<FamilyResponse> {
  return [
    {
      title: copy.family,
      ...sortable('familyName', sort),
      render: (_, family) => (
        <NameCell family={family} isTrash={isTrash} actions={actions} onOpen={() => onOpen(family)} />
      ),
    },
    { key: 'contact', title: copy.contact, responsive: ['lg'], render: (_, family) => <Contact family={family} /> },
    { key: 'address', title: common.address, responsive: ['xxl'], render: (_, { address }) => address },
    {
      key: 'members',
      title: copy.members,
      width: 92,
      align: 'right',
      responsive: ['xl'],
      render: (_, { members }) => members.length,
    },
    ...(isTrash ? [eraseColumn] : registeredColumns(sort, actions)),
    {
      ...actionsColumn(isTrash),
      render: (_, family) => (
        <FamilyActionsCell
          family={family}
          isTrash={isTrash}
          actions={actions}
          onOpen={() => onOpen(family)}
          onMap={() => onMap(family)}
          onDelete={() => onDelete(family)}
        />
      ),
    },
  ];
}

interface CellProps {
  family: FamilyResponse;
  isTrash: boolean;
  actions: FamilyActions;
  onOpen(): void;
}

function FamilyActionsCell({
  family,
  isTrash,
  actions,
  onOpen,
  onMap,
  onDelete,
}: CellProps & { onMap(): void; onDelete(): void }) {
  const { id, familyName } = family;
  const name = copy.named({ name: familyName });
  return isTrash ? (
    <RowActions
      name={name}
      main={{ label: common.restore, onClick: () => void actions.restore([id]) }}
      isBusy={actions.isBusy}
    />
  ) : (
    <RowActions
      name={name}
      items={[
        { key: 'open', label: copy.open, onClick: onOpen },
        { key: 'map', label: copy.showOnMap, onClick: onMap },
        { type: 'divider' },
        { key: 'delete', danger: true, label: common.delete, onClick: onDelete },
      ]}
      isBusy={actions.isBusy}
    />
  );
}

function NameCell({ family, isTrash, actions, onOpen }: CellProps) {
  return (
    <div className={`${layout.facts} ${layout.oneLine}`}>
      <button type="button" className={layout.linkButton} onClick={onOpen}>
        {family.familyName}
      </button>
      <div className={layout.muted}>{family.headOfFamily}</div>
      <div className={`${layout.spaceAbove} ${layout.onTablet}`}>
        <Contact family={family} />
      </div>
      {isTrash ? null : (
        <div className={`${layout.spaceAbove} ${layout.onPhone}`}>
          <FamilyStatus family={family} actions={actions} />
        </div>
      )}
    </div>
  );
}

function Contact({ family: { email, phone } }: { family: FamilyResponse }) {
  return (
    <span className={`${layout.facts} ${layout.oneLine}`}>
      <a href={`mailto:${email}`}>{email}</a>
      {phone ? (
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
      ) : (
        <span className={layout.muted}>{copy.noPhone}</span>
      )}
    </span>
  );
}
