import { Button } from 'antd';
import { useState } from 'react';
import type { AuditEntryResponse } from '@ministry/api-client';
import { apiPath } from '@ministry/api-client';
import { kampalaDay } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { PageFrame } from '../../components/page-frame.tsx';
import { contentCopy } from '../../content/content.copy.ts';
import { download } from '../../content/download.ts';
import type { ListFilter } from '../../lists/filter-chip.tsx';
import { ListFrame } from '../../lists/list-frame.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { usePagedList } from '../../lists/use-paged-list.ts';
import { api } from '../../session.ts';
import { useAttempt } from '../../use-attempt.ts';
import { auditCopy as copy } from './audit.copy.ts';
import { AuditChangesTable } from './audit-changes-table.tsx';
import { auditColumns } from './audit-columns.tsx';

const filters: ListFilter[] = [
  { name: 'entity', label: copy.whatChanged, options: { '': copy.everything, ...copy.entities } },
  {
    name: 'actor',
    label: copy.who,
    options: { '': copy.everybody, system: copy.system },
    load: async () => (await api.read(apiPath('/api/staff-accounts'))).map(({ username }) => username),
  },
];
/** Shown only if the address names one item: there is no list of all items to choose from. */
const oneThing: ListFilter = { name: 'entityId', label: common.number, options: { '': copy.everything } };

function useAuditLog() {
  const address = useListAddress({ search: '', entity: '', entityId: '', actor: '', from: '', to: '', sort: '' });
  const { page, entityId, ...same } = address.query;
  const asked = { ...same, entityId: Number(entityId) || undefined };
  const list = usePagedList((rows) => apiPath('/api/audit-log', { query: { ...asked, ...rows } }), page);
  return { address, list, exportPath: apiPath('/api/audit-log/export.csv', { query: asked }) };
}

/** The audit log: what was done, by whom and when. */
export default function AuditPage() {
  const { address, list, exportPath } = useAuditLog();
  const { isBusy, attempt } = useAttempt();
  const [opened, setOpened] = useState<readonly number[]>([]);
  const exportAll = () =>
    attempt(
      async () => download(await api.readFile(exportPath), `audit-log-${kampalaDay(new Date())}.csv`),
      contentCopy.exportFailed({ many: copy.list.many }),
    );
  const toggle = ({ id }: AuditEntryResponse) =>
    setOpened(opened.includes(id) ? opened.filter((one) => one !== id) : [...opened, id]);

  return (
    <PageFrame
      title={copy.title}
      lead={copy.lead}
      action={
        <Button disabled={list.isFetching} onClick={list.refetch}>
          {common.refresh}
        </Button>
      }
    >
      <ListFrame<AuditEntryResponse>
        name="audit"
        address={address}
        list={list}
        searchLabel={copy.search}
        path="/api/audit-log"
        filters={address.query.entityId ? [...filters, oneThing] : filters}
        days={common.date}
        wraps
        columns={auditColumns({ sort: address.query.sort, opened, onToggle: toggle })}
        opened={{
          ids: opened,
          render: (entry) => (
            <AuditChangesTable
              entry={entry}
              onEntity={() => address.change({ entity: entry.entity, entityId: String(entry.entityId ?? '') })}
            />
          ),
        }}
        copy={copy.list}
        nameOf={({ summary }) => summary}
        onExport={() => void exportAll()}
        isExporting={isBusy}
      />
    </PageFrame>
  );
}
