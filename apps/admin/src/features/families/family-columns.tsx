import { purgeDate } from '@ministry/domain';
import type { FamilyResponse } from '@ministry/api-client';
import { Button, Dropdown } from 'antd';
import type { TableColumnsType } from 'antd';
import { Icon } from '../../components/icon.tsx';
import { DateTime } from '../../components/date-time.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { sortable } from '../../lists/data-table.tsx';
import { FamilyStatus } from './family-status.tsx';
import styles from './families.module.css';
import type { FamilyActions } from './use-family-actions.ts';

interface FamilyColumnsOptions {
  /** As in the address. */
  sort: string;
  /** The list of those that can still be restored. */
  isTrash: boolean;
  actions: FamilyActions;
  onOpen(family: FamilyResponse): void;
  onMap(family: FamilyResponse): void;
  onDelete(family: FamilyResponse): void;
}

/** Name, how to reach them, since when, status, what can be done. */
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
      title: 'Family',
      ...sortable('familyName', sort),
      render: (_, family) => (
        <NameCell family={family} isTrash={isTrash} actions={actions} onOpen={() => onOpen(family)} />
      ),
    },
    { key: 'contact', title: 'Contact', responsive: ['lg'], render: (_, family) => <Contact family={family} /> },
    { key: 'address', title: 'Address', responsive: ['xl'], render: (_, { address }) => address },
    {
      key: 'members',
      title: 'Members',
      width: 112,
      align: 'right',
      responsive: ['lg'],
      render: (_, { members }) => members.length,
    },
    isTrash
      ? {
          key: 'gone',
          title: 'Gone for good',
          width: 166,
          responsive: ['md'],
          render: (_, { deletedAt }) => (deletedAt ? <DateTime iso={purgeDate(deletedAt).toISOString()} /> : null),
        }
      : {
          title: 'Registered',
          width: 166,
          responsive: ['md'],
          ...sortable('registrationDate', sort),
          render: (_, { registrationDate }) => <DateTime iso={registrationDate} />,
        },
    ...(isTrash
      ? []
      : [
          {
            key: 'status',
            title: 'Status',
            width: 140,
            responsive: ['md' as const],
            render: (_: unknown, family: FamilyResponse) => <FamilyStatus family={family} actions={actions} />,
          },
        ]),
    {
      key: 'actions',
      title: <VisuallyHidden>Actions</VisuallyHidden>,
      width: isTrash ? 112 : 60,
      align: 'right',
      render: (_, family) =>
        isTrash ? (
          <Button
            disabled={actions.isBusy}
            aria-label={`Restore the family ${family.familyName}`}
            onClick={() => void actions.restore([family.id])}
          >
            Restore
          </Button>
        ) : (
          <Dropdown
            trigger={['click']}
            placement="bottomRight"
            autoFocus
            menu={{
              items: [
                { key: 'open', label: 'Open', onClick: () => onOpen(family) },
                { key: 'map', label: 'Show on the map', onClick: () => onMap(family) },
                { type: 'divider' },
                { key: 'delete', danger: true, label: 'Delete', onClick: () => onDelete(family) },
              ],
            }}
          >
            <Button
              type="text"
              icon={<Icon name="more" />}
              aria-label={`More for the family ${family.familyName}`}
              title="More"
              aria-haspopup="menu"
              disabled={actions.isBusy}
            />
          </Dropdown>
        ),
    },
  ];
}

function NameCell({
  family,
  isTrash,
  actions,
  onOpen,
}: {
  family: FamilyResponse;
  isTrash: boolean;
  actions: FamilyActions;
  onOpen(): void;
}) {
  return (
    <>
      <button type="button" className={styles.name} onClick={onOpen}>
        {family.familyName}
      </button>
      <div className={styles.muted}>{family.headOfFamily}</div>
      <div className={styles.narrowContact}>
        <Contact family={family} />
      </div>
      {isTrash ? null : (
        <div className={styles.narrowStatus}>
          <FamilyStatus family={family} actions={actions} />
        </div>
      )}
    </>
  );
}

function Contact({ family: { email, phone } }: { family: FamilyResponse }) {
  return (
    <span className={styles.contact}>
      <a href={`mailto:${email}`}>{email}</a>
      {phone ? (
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
      ) : (
        <span className={styles.muted}>no phone</span>
      )}
    </span>
  );
}
