import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Input, Pagination } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { apiPath } from '@ministry/api-client';
import { commonCopy as common } from '../../common.copy.ts';
import { Choice } from '../../components/choice.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageNotice } from '../../components/page-notice.tsx';
import { RowList } from '../../lists/row-list.tsx';
import { pageQuery } from '../../reads.ts';
import { auditCopy as copy } from './audit.copy.ts';
import { AuditRow } from './audit-row.tsx';
import styles from './audit.module.css';

const pageSize = 50;
const entities = { '': copy.entities.all, event: copy.entities.events, 'staff-account': copy.entities.accounts };

function useAuditLog(given: (name: string) => string, page: number) {
  const path = apiPath('/api/audit-log', {
    query: {
      entity: given('entity'),
      entityId: Number(given('entityId')) || undefined,
      actor: given('actor'),
      limit: pageSize,
      offset: (page - 1) * pageSize,
    },
  });
  // What others did since is read anew at each opening.
  return useQuery({
    ...pageQuery(path),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

/** What was done, by whom and when; filters and page stand in the address. */
export default function AuditPage() {
  const [search, setSearch] = useSearchParams();
  const given = (name: string) => search.get(name) ?? '';
  const page = Math.max(1, Number(given('page')) || 1);
  const { data, error, refetch, isFetching } = useAuditLog(given, page);

  function change(next: Record<string, string>) {
    const saved = Object.fromEntries([...search].filter(([name]) => name !== 'page'));
    setSearch(Object.fromEntries(Object.entries({ ...saved, ...next }).filter(([, value]) => value)));
  }

  return (
    <PageFrame
      title={copy.title}
      lead={copy.lead}
      action={
        <Button disabled={isFetching} onClick={() => void refetch()}>
          {common.refresh}
        </Button>
      }
    >
      <AuditFilters given={given} onChange={change} />
      {error ? (
        <LoadFailed title={copy.loadFailed} error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading label={copy.loading} />
      ) : data.items.length === 0 ? (
        <PageNotice text={search.size > 0 ? copy.noMatch : copy.nothingYet} />
      ) : (
        <>
          <RowList isOrdered>
            {data.items.map((entry) => (
              <AuditRow
                key={entry.id}
                entry={entry}
                onEntity={() => change({ entity: entry.entity, entityId: String(entry.entityId ?? '') })}
              />
            ))}
          </RowList>
          <Pagination
            align="center"
            hideOnSinglePage
            showSizeChanger={false}
            current={page}
            pageSize={pageSize}
            total={data.total}
            onChange={(next) => setSearch({ ...Object.fromEntries(search), page: String(next) })}
          />
        </>
      )}
    </PageFrame>
  );
}

interface AuditFiltersProps {
  /** What the address says of a filter. */
  given(name: string): string;
  onChange(next: Record<string, string>): void;
}

function AuditFilters({ given, onChange }: AuditFiltersProps) {
  const [actor, setActor] = useState(given('actor'));
  return (
    <search className={styles.filters}>
      <Choice
        aria-label={copy.whatChanged}
        value={given('entity')}
        options={entities}
        onChange={(entity) => onChange({ entity, entityId: '' })}
      />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onChange({ actor: actor.trim() });
        }}
      >
        <Input.Search
          aria-label={copy.who}
          placeholder={copy.whoHint}
          value={actor}
          allowClear
          onChange={(event) => setActor(event.target.value)}
          onSearch={(value) => onChange({ actor: value.trim() })}
        />
      </form>
      {given('entityId') ? (
        <Button onClick={() => onChange({ entityId: '' })}>{copy.onlyId({ id: given('entityId') })}</Button>
      ) : null}
    </search>
  );
}
