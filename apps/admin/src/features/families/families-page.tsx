import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FamilyResponse } from '@ministry/api-client';
import { apiPath } from '@ministry/api-client';
import { kampalaDay } from '@ministry/domain';
import { Icon } from '../../components/icon.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { DataTable } from '../../lists/data-table.tsx';
import { ListToolbar } from '../../lists/list-toolbar.tsx';
import { SearchBox } from '../../lists/search-box.tsx';
import { ToolbarChoices } from '../../lists/toolbar-choices.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useOpened } from '../../lists/use-opened.ts';
import { usePagedList } from '../../lists/use-paged-list.ts';
import { useSelection } from '../../lists/use-selection.ts';
import { DeleteFamilies } from './delete-families.tsx';
import { FamilyBulk } from './family-bulk.tsx';
import { familyColumns } from './family-columns.tsx';
import { loadFailed, statuses } from './family-copy.ts';
import { FamilyDrawer } from './family-drawer.tsx';
import { type FamilyActions, useFamilyActions } from './use-family-actions.ts';
import styles from './families.module.css';

const choices = [
  { name: 'status', label: 'Status', options: { ...statuses, deleted: 'Deleted' } },
  {
    name: 'place',
    label: 'Place',
    options: { all: 'Any place', known: 'On the map', unknown: 'Without a place' },
  },
] as const;
const copy = { one: 'family', many: 'families', nothingYet: 'No family has registered yet.', loadFailed };

function useFamilyList() {
  const { query, ...address } = useListAddress({ status: 'all', search: '', place: 'all', sort: '' });
  const { page, ...filters } = query;
  const list = usePagedList((rows) => apiPath('/api/families', { query: { ...filters, ...rows } }), page);
  const { status, search, place } = query;
  return {
    query,
    address,
    list,
    /** Address of the API's file of all that is found. */
    exportPath: apiPath('/api/families/export.csv', { query: { status, search, place } }),
  };
}

/** What is asked about before it is deleted: one family, or as many as are selected. */
function useDeleteQuestion(
  actions: FamilyActions,
  runOnSelected: (work: (ids: number[]) => Promise<boolean>) => Promise<void>,
  onDelete: (family: FamilyResponse) => void,
) {
  const [asked, ask] = useState<FamilyResponse | number | null>(null);
  function remove() {
    if (asked === null) return;
    ask(null);
    if (typeof asked === 'number') return void runOnSelected(actions.remove);
    onDelete(asked);
    void actions.remove([asked.id]);
  }
  return { asked, ask, remove };
}

/** The Families tab (FAM-35): who has registered, found, marked, corrected, deleted and taken along as a file. */
export default function FamiliesPage() {
  const { query, address, list, exportPath } = useFamilyList();
  const selection = useSelection();
  const actions = useFamilyActions();
  const [opened, open] = useOpened('family');
  const navigate = useNavigate();
  const id = Number(opened) || null;
  const isTrash = query.status === 'deleted';

  const showOnMap = ({ id }: { id: number }) => void navigate(`/families/map?family=${id}`);

  async function runOnSelected(work: (ids: number[]) => Promise<boolean>) {
    if (await work(selection.ids)) selection.clear();
  }
  const { asked, ask, remove } = useDeleteQuestion(actions, runOnSelected, (family) => id === family.id && open(null));

  return (
    <PageFrame
      title="Families"
      lead="Families that have registered. They are kept until they ask to be taken out."
      action={
        <FamilyTools
          isExportable={!actions.isBusy && list.total > 0}
          onMap={() => void navigate('/families/map')}
          onExport={() => void actions.exportAll(exportPath, `families-${kampalaDay(new Date())}.csv`)}
        />
      }
    >
      <FamilyToolbar query={query} onChange={address.change} />
      <FamilyBulk
        selection={selection}
        isTrash={isTrash}
        actions={actions}
        run={(work) => void runOnSelected(work)}
        onDelete={() => ask(selection.ids.length)}
      />
      <DataTable
        list={list}
        columns={familyColumns({
          sort: query.sort,
          isTrash,
          actions,
          onOpen: (family) => open(family.id),
          onMap: showOnMap,
          onDelete: ask,
        })}
        copy={copy}
        isNarrowed={address.isNarrowed}
        onClear={address.clear}
        onChange={address.change}
        sort={query.sort}
        selection={selection}
        nameOf={({ familyName }) => `the family ${familyName}`}
      />
      {id ? <FamilyDrawer key={id} id={id} actions={actions} onClose={() => open(null)} onDelete={ask} /> : null}
      {asked !== null ? <DeleteFamilies what={asked} onDelete={remove} onCancel={() => ask(null)} /> : null}
    </PageFrame>
  );
}

interface FamilyToolsProps {
  isExportable: boolean;
  onMap(): void;
  onExport(): void;
}

function FamilyTools({ isExportable, onMap, onExport }: FamilyToolsProps) {
  return (
    <span className={styles.actions}>
      <Button icon={<Icon name="pin" />} onClick={onMap}>
        Map
      </Button>
      <Button icon={<Icon name="download" />} disabled={!isExportable} onClick={onExport}>
        Export CSV
      </Button>
    </span>
  );
}

type Filters = Record<'search' | 'status' | 'place', string>;

function FamilyToolbar({
  query,
  onChange,
}: {
  query: Filters;
  onChange(change: Partial<Filters>, replace?: boolean): void;
}) {
  return (
    <ListToolbar>
      <SearchBox label="Search families" value={query.search} onSearch={(search) => onChange({ search }, true)} />
      <ToolbarChoices choices={choices} query={query} onChange={onChange} />
    </ListToolbar>
  );
}
