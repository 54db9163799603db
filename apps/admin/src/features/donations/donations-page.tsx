import { apiPath } from '@ministry/api-client';
import { kampalaDay } from '@ministry/domain';
import { Button } from 'antd';
import { Choice } from '../../components/choice.tsx';
import { Icon } from '../../components/icon.tsx';
import { DataTable } from '../../lists/data-table.tsx';
import { DayRange } from '../../lists/day-range.tsx';
import { ListToolbar } from '../../lists/list-toolbar.tsx';
import { SearchBox } from '../../lists/search-box.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { usePagedList } from '../../lists/use-paged-list.ts';
import { useOpened } from '../../lists/use-opened.ts';
import { filters, ledgerCopy, placeholder, purposes } from './donations.copy.ts';
import { DonationsFrame } from './donations-frame.tsx';
import styles from './donations.module.css';
import { EntryDrawer } from './entry-drawer.tsx';
import { GiftDialog } from './gift-dialog.tsx';
import { ledgerColumns } from './ledger-columns.tsx';
import { LedgerFigures } from './ledger-figures.tsx';
import { useLedger } from './use-ledger.ts';

/** The Donations tab (DON-31): the books, with what came to the office recorded by hand. */
export default function DonationsPage() {
  const { query, ...address } = useListAddress({
    purpose: 'donation',
    search: '',
    kind: '',
    category: '',
    method: '',
    from: '',
    to: '',
    test: 'all',
    sort: '',
  });
  const { page, sort, purpose, ...rest } = query;
  const narrowing = { ...rest, purpose: purpose === 'all' ? '' : purpose };
  const list = usePagedList((rows) => apiPath('/api/ledger', { query: { ...narrowing, sort, ...rows } }), page);
  const ledger = useLedger();
  const [opened, open] = useOpened('entry');
  const [gift, openGift] = useOpened('gift');
  const id = Number(opened) || null;
  const isEmpty = list.items?.length === 0 && !list.isFetching && !address.isNarrowed;

  return (
    <DonationsFrame
      action={
        <span className={styles.tools}>
          <Button
            icon={<Icon name="download" />}
            disabled={ledger.isExporting || list.total === 0}
            onClick={() =>
              void ledger.exportAll(
                apiPath('/api/ledger/export.csv', { query: narrowing }),
                `ledger-${kampalaDay(new Date())}.csv`,
              )
            }
          >
            Export CSV
          </Button>
          <Button type="primary" icon={<Icon name="plus" />} onClick={() => openGift('new')}>
            Record a gift
          </Button>
        </span>
      }
    >
      {isEmpty ? (
        <section className={styles.placeholder}>
          <h2>{placeholder.title}</h2>
          <p>{placeholder.text}</p>
          <button type="button" className={styles.link} onClick={() => address.change({ purpose: 'all' })}>
            Show what the store took
          </button>
        </section>
      ) : (
        <>
          <LedgerFigures narrowing={narrowing} />
          <ListToolbar>
            <SearchBox
              label="Search the ledger"
              value={query.search}
              onSearch={(search) => address.change({ search }, true)}
            />
            <Choice
              aria-label="Gifts or store"
              value={query.purpose}
              options={purposes}
              onChange={(next) => address.change({ purpose: next })}
            />
            <Choice
              aria-label="Kind"
              value={query.kind}
              options={filters.kind}
              onChange={(kind) => address.change({ kind })}
            />
            <Choice
              aria-label="What it is for"
              value={query.category}
              options={filters.category}
              onChange={(category) => address.change({ category })}
            />
            <Choice
              aria-label="Way of paying"
              value={query.method}
              options={filters.method}
              onChange={(method) => address.change({ method })}
            />
            <Choice
              aria-label="Tests"
              value={query.test}
              options={filters.test}
              onChange={(test) => address.change({ test })}
            />
            <DayRange label="From" from={query.from} to={query.to} onChange={address.change} />
          </ListToolbar>
          <DataTable
            list={list}
            columns={ledgerColumns({ sort: query.sort, onOpen: (entry) => open(entry.id) })}
            copy={ledgerCopy}
            isNarrowed={address.isNarrowed}
            onClear={address.clear}
            onChange={address.change}
            sort={query.sort}
            nameOf={(entry) => `entry ${entry.id}`}
          />
        </>
      )}
      {id ? <EntryDrawer key={id} id={id} ledger={ledger} onOpen={open} onClose={() => open(null)} /> : null}
      {gift ? <GiftDialog ledger={ledger} onClose={() => openGift(null)} /> : null}
    </DonationsFrame>
  );
}
