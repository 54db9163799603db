import { apiPath } from '@ministry/api-client';
import type { FamilyResponse } from '@ministry/api-client';
import { kampalaDay } from '@ministry/domain';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Choice } from '../../components/choice.tsx';
import { Icon } from '../../components/icon.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { DataTable } from '../../lists/data-table.tsx';
import { ListToolbar } from '../../lists/list-toolbar.tsx';
import { SearchBox } from '../../lists/search-box.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { usePagedList } from '../../lists/use-paged-list.ts';
import { useSelection } from '../../lists/use-selection.ts';
import { DeleteFamilies } from './delete-families.tsx';
import styles from './families.module.css';
import { FamilyBulk } from './family-bulk.tsx';
import { familyColumns } from './family-columns.tsx';
import { FamilyDrawer } from './family-drawer.tsx';
import { loadFailed, statuses } from './family-copy.ts';
import { useFamilyActions } from './use-family-actions.ts';

const places = { all: 'Any place', known: 'On the map', unknown: 'Without a place' };
const copy = { one: 'family', many: 'families', nothingYet: 'No family has registered yet.', loadFailed };

/** The Families tab (FAM-35): who has registered, found, marked, corrected, deleted and taken along as a file. */
export default function FamiliesPage() {
  const { query, ...address } = useListAddress({ status: 'all', search: '', place: 'all', sort: '' });
  const { page, ...filters } = query;
  const list = usePagedList((rows) => apiPath('/api/families', { query: { ...filters, ...rows } }), page);
  const selection = useSelection();
  const actions = useFamilyActions();
  const [asked, setAsked] = useState<FamilyResponse | number | null>(null);
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const opened = Number(search.get('family')) || null;
  const isTrash = query.status === 'deleted';

  // The address knows which family is open, so that a reload and a shared link show it again.
  const open = (id: number | null) =>
    setSearch((current) => {
      const next = new URLSearchParams(current);
      if (id === null) next.delete('family');
      else next.set('family', String(id));
      return next;
    });
  const showOnMap = ({ id }: { id: number }) => void navigate(`/families/map?family=${id}`);

  async function runOnSelected(work: (ids: number[]) => Promise<boolean>) {
    if (await work(selection.ids)) selection.clear();
  }
  function remove() {
    if (asked === null) return;
    setAsked(null);
    if (typeof asked === 'number') return void runOnSelected(actions.remove);
    if (opened === asked.id) open(null);
    void actions.remove([asked.id]);
  }
  const file = apiPath('/api/families/export.csv', {
    query: { status: query.status, search: query.search, place: query.place },
  });

  return (
    <PageFrame
      title="Families"
      lead="Families that have registered. They are kept until they ask to be taken out."
      action={
        <span className={styles.actions}>
          <Button icon={<Icon name="pin" />} onClick={() => void navigate('/families/map')}>
            Map
          </Button>
          <Button
            icon={<Icon name="download" />}
            disabled={actions.isBusy || list.total === 0}
            onClick={() => void actions.exportAll(file, `families-${kampalaDay(new Date())}.csv`)}
          >
            Export CSV
          </Button>
        </span>
      }
    >
      <ListToolbar>
        <SearchBox
          label="Search families"
          value={query.search}
          onSearch={(text) => address.change({ search: text }, true)}
        />
        <Choice
          aria-label="Status"
          value={query.status}
          options={{ ...statuses, deleted: 'Deleted' }}
          onChange={(status) => address.change({ status })}
        />
        <Choice
          aria-label="Place"
          value={query.place}
          options={places}
          onChange={(place) => address.change({ place })}
        />
      </ListToolbar>
      <FamilyBulk
        selection={selection}
        isTrash={isTrash}
        actions={actions}
        run={(work) => void runOnSelected(work)}
        onDelete={() => setAsked(selection.ids.length)}
      />
      <DataTable
        list={list}
        columns={familyColumns({
          sort: query.sort,
          isTrash,
          actions,
          onOpen: ({ id }) => open(id),
          onMap: showOnMap,
          onDelete: setAsked,
        })}
        copy={copy}
        isNarrowed={address.isNarrowed}
        onClear={address.clear}
        onChange={address.change}
        sort={query.sort}
        selection={selection}
        nameOf={({ familyName }) => `the family ${familyName}`}
      />
      {opened ? (
        <FamilyDrawer key={opened} id={opened} actions={actions} onClose={() => open(null)} onDelete={setAsked} />
      ) : null}
      {asked !== null ? <DeleteFamilies what={asked} onDelete={remove} onCancel={() => setAsked(null)} /> : null}
    </PageFrame>
  );
}
