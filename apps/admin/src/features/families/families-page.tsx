import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FamilyResponse } from '@ministry/api-client';
import { apiPath } from '@ministry/api-client';
import { kampalaDay } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { Icon } from '../../components/icon.tsx';
import { ImportLink } from '../../components/import-link.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { ListFrame } from '../../lists/list-frame.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useOpened } from '../../lists/use-opened.ts';
import { usePagedList } from '../../lists/use-paged-list.ts';
import { useSelection } from '../../lists/use-selection.ts';
import { DeleteFamilies } from './delete-families.tsx';
import { familiesCopy } from './families.copy.ts';
import { FamilyBulk } from './family-bulk.tsx';
import { familyColumns } from './family-columns.tsx';
import { FamilyDrawer } from './family-drawer.tsx';
import { statuses } from './statuses.ts';
import { type FamilyActions, useFamilyActions } from './use-family-actions.ts';

const filters = [
  { name: 'status', label: common.status, options: { ...statuses, deleted: common.deleted } },
  {
    name: 'place',
    label: familiesCopy.place,
    options: { all: familiesCopy.anyPlace, known: familiesCopy.onTheMap, unknown: familiesCopy.withoutPlace },
  },
] as const;
const copy = {
  one: familiesCopy.one,
  many: familiesCopy.many,
  nothingYet: familiesCopy.nothingYet,
  loadFailed: (reason: string) => familiesCopy.listFailed({ reason }),
};

function useFamilyList() {
  const address = useListAddress({ status: 'all', search: '', place: 'all', sort: '' });
  const { query } = address;
  const { page, ...asked } = query;
  const list = usePagedList((rows) => apiPath('/api/families', { query: { ...asked, ...rows } }), page);
  const { status, search, place } = query;
  return {
    query,
    address,
    list,
    /** Path of the CSV export of all matching families. */
    exportPath: apiPath('/api/families/export.csv', { query: { status, search, place } }),
  };
}

/** The confirmation before deleting one family or the selected ones. */
function useDeleteQuestion(
  actions: FamilyActions,
  runOnSelected: (work: (ids: number[]) => Promise<number[]>) => Promise<void>,
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

/** Links to the import and to the map. */
function FamilyPages() {
  const navigate = useNavigate();
  return (
    <>
      <ImportLink kind="families" />
      <Button icon={<Icon name="pin" />} onClick={() => void navigate('/families/map')}>
        {familiesCopy.map}
      </Button>
    </>
  );
}

/** The Families tab (FAM-35): search, change the status of, correct, delete and export the registered families. */
export default function FamiliesPage() {
  const { query, address, list, exportPath } = useFamilyList();
  const selection = useSelection();
  const actions = useFamilyActions();
  const [opened, open] = useOpened('family');
  const navigate = useNavigate();
  const id = Number(opened) || null;
  const isTrash = query.status === 'deleted';

  const showOnMap = ({ id }: { id: number }) => void navigate(`/families/map?family=${id}`);

  async function runOnSelected(work: (ids: number[]) => Promise<number[]>) {
    selection.set(await work(selection.ids));
  }
  const { asked, ask, remove } = useDeleteQuestion(actions, runOnSelected, (family) => id === family.id && open(null));

  return (
    <PageFrame title={common.families} lead={familiesCopy.lead} action={<FamilyPages />}>
      <ListFrame
        name="families"
        address={address}
        list={list}
        searchLabel={familiesCopy.search}
        filters={filters}
        columns={familyColumns({
          sort: query.sort,
          isTrash,
          actions,
          onOpen: (family) => open(family.id),
          onMap: showOnMap,
          onDelete: ask,
        })}
        copy={copy}
        selection={selection}
        nameOf={({ familyName }) => familiesCopy.named({ name: familyName })}
        bulk={
          <FamilyBulk
            selection={selection}
            list={list}
            isTrash={isTrash}
            actions={actions}
            run={(work) => void runOnSelected(work)}
            onDelete={() => ask(selection.ids.length)}
          />
        }
        onExport={() => void actions.exportAll(exportPath, `families-${kampalaDay(new Date())}.csv`)}
        isExporting={actions.isBusy}
      />
      {id ? <FamilyDrawer key={id} id={id} actions={actions} onClose={() => open(null)} onDelete={ask} /> : null}
      {asked !== null ? <DeleteFamilies what={asked} onDelete={remove} onCancel={() => ask(null)} /> : null}
    </PageFrame>
  );
}
