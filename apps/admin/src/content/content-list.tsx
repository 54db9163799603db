import { Button, Grid } from 'antd';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { contentLimits } from '@ministry/domain';
import { useShortcut } from '@ministry/ui/use-shortcut';
import { Choice } from '../components/choice.tsx';
import { Icon } from '../components/icon.tsx';
import { BulkActions } from '../lists/bulk-actions.tsx';
import { DataTable } from '../lists/data-table.tsx';
import { ListToolbar } from '../lists/list-toolbar.tsx';
import { SearchBox } from '../lists/search-box.tsx';
import type { ListAddress } from '../lists/use-list-address.ts';
import { useSelection } from '../lists/use-selection.ts';
import { BulkButtons } from './bulk-buttons.tsx';
import type { ContentItem, ContentType } from './content-type.ts';
import { DraftsBanner } from './drafts-banner.tsx';
import { FilterChoice } from './filter-choice.tsx';
import { ItemPreview } from './item-preview.tsx';
import { listColumns } from './list-columns.tsx';
import { type ListStatus, statusFilters } from './list-query.ts';
import { useContentActions } from './use-content-actions.ts';
import { useContentList } from './use-content-list.ts';
import styles from './content-list.module.css';

/** The list of one kind of content: search, filters, sorting, paging, several rows at once (EDIT-05 to EDIT-08). */
export function ContentList<Item extends ContentItem>({ content }: { content: ContentType<Item> }) {
  const { address, status, list } = useContentList(content);
  const { query, change } = address;
  const actions = useContentActions(content);
  const selection = useSelection();
  const [previewed, setPreviewed] = useState<Item | null>(null);
  const isNarrow = !Grid.useBreakpoint().md;
  const navigate = useNavigate();
  const { search } = useLocation();
  // The address keeps the filters while the editor is open, so that closing it comes back to the same place.
  const edit = (id: number | 'new') => void navigate({ pathname: `${content.address}/${id}`, search });
  useShortcut('n', content.copy.create, () => edit('new'));

  return (
    <div className={styles.list}>
      <ContentToolbar content={content} address={address} status={status} onCreate={() => edit('new')} />
      <DraftsBanner content={content} onOpen={edit} />
      {status === 'deleted' ? (
        <p className={styles.trash}>
          Deleted {content.copy.many} are kept for thirty days; until then they can be restored.
        </p>
      ) : null}
      <BulkActions selection={selection} most={contentLimits.bulkItems}>
        {(canRun) => (
          <BulkButtons content={content} selection={selection} status={status} actions={actions} canRun={canRun} />
        )}
      </BulkActions>
      <DataTable<Item>
        list={list}
        columns={listColumns({
          content,
          status,
          sort: query.sort ?? '',
          isNarrow,
          actions,
          onEdit: (item) => edit(item.id),
          onPreview: setPreviewed,
        })}
        copy={content.copy}
        isNarrowed={address.isNarrowed}
        onClear={address.clear}
        onChange={change}
        sort={query.sort ?? ''}
        selection={selection}
        nameOf={content.nameOf}
      />
      {previewed ? (
        <ItemPreview
          content={content}
          item={previewed}
          onClose={() => setPreviewed(null)}
          onEdit={() => edit(previewed.id)}
        />
      ) : null}
    </div>
  );
}

interface ContentToolbarProps<Item extends ContentItem> {
  content: ContentType<Item>;
  address: ListAddress<Record<string, string>>;
  status: ListStatus;
  onCreate(): void;
}

/** Search, status and the filters of the kind. */
function ContentToolbar<Item extends ContentItem>({
  content,
  address: { query, change },
  status,
  onCreate,
}: ContentToolbarProps<Item>) {
  return (
    <ListToolbar
      action={
        <Button type="primary" icon={<Icon name="plus" />} onClick={onCreate}>
          {content.copy.create}
        </Button>
      }
    >
      <SearchBox
        label={content.copy.searchLabel}
        value={query.search ?? ''}
        onSearch={(text) => change({ search: text }, true)}
      />
      <Choice
        aria-label="Status"
        value={status}
        options={statusFilters}
        onChange={(next) => change({ status: next })}
      />
      {content.filters.map((filter) => (
        <FilterChoice
          key={filter.name}
          path={content.path}
          filter={filter}
          value={query[filter.name] ?? ''}
          onChange={(value) => change({ [filter.name]: value })}
        />
      ))}
    </ListToolbar>
  );
}
