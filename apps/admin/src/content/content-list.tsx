import { Grid } from 'antd';
import { useState } from 'react';
import { commonCopy as common } from '../common.copy.ts';
import { BulkActions } from '../lists/bulk-actions.tsx';
import { ListFrame } from '../lists/list-frame.tsx';
import { useSelection } from '../lists/use-selection.ts';
import { useMay } from '../use-may.ts';
import { BulkButtons } from './bulk-buttons.tsx';
import { contentCopy } from './content.copy.ts';
import type { ContentItem, ContentType } from './content-type.ts';
import { DeleteItem } from './delete-item.tsx';
import { DraftsBanner } from './drafts-banner.tsx';
import { ItemPreview } from './item-preview.tsx';
import { listColumns } from './list-columns.tsx';
import { statusFilters } from './list-query.ts';
import { useContentActions } from './use-content-actions.ts';
import { useContentList } from './use-content-list.ts';
import layout from '../components/layout.module.css';

interface ContentListProps<Item extends ContentItem> {
  content: ContentType<Item>;
  /** Whether the role may change what is listed. */
  publishes: boolean;
  onEdit(id: number | 'new'): void;
}

const statusFilter = { name: 'status', label: common.status, options: statusFilters };

/** The list of one kind of content: search, filters, sorting, paging, several rows at once (EDIT-05 to EDIT-08). */
export function ContentList<Item extends ContentItem>({ content, publishes, onEdit }: ContentListProps<Item>) {
  const { address, status, list, exportPath } = useContentList(content);
  const actions = useContentActions(content);
  const selection = useSelection();
  const [previewed, setPreviewed] = useState<Item | null>(null);
  const [asked, setAsked] = useState<Item | null>(null);
  const isNarrow = !Grid.useBreakpoint().md;
  const reads = useMay()('content.read');

  return (
    <>
      {publishes ? <DraftsBanner content={content} onOpen={onEdit} /> : null}
      {status === 'deleted' ? (
        <p className={layout.muted}>{contentCopy.deletedKept({ many: content.copy.many })}</p>
      ) : null}
      <ListFrame<Item>
        name={content.type}
        address={address}
        list={list}
        searchLabel={content.copy.searchLabel}
        path={content.path}
        filters={reads ? [statusFilter, ...content.filters] : content.filters}
        columns={listColumns({
          content,
          status,
          sort: address.query['sort'] ?? '',
          isNarrow,
          actions,
          publishes,
          onEdit: (item) => onEdit(item.id),
          onPreview: setPreviewed,
          onDelete: setAsked,
        })}
        copy={content.copy}
        selection={publishes ? selection : undefined}
        nameOf={content.nameOf}
        bulk={
          <BulkActions selection={selection} list={list} progress={actions.progress}>
            {(canRun) => (
              <BulkButtons content={content} selection={selection} status={status} actions={actions} canRun={canRun} />
            )}
          </BulkActions>
        }
        {...(reads ? { onExport: (keys) => void actions.exportAll(exportPath(keys)) } : {})}
        isExporting={actions.isBusy}
      />
      {previewed ? (
        <ItemPreview
          content={content}
          item={previewed}
          onClose={() => setPreviewed(null)}
          {...(publishes ? { onEdit: () => onEdit(previewed.id) } : {})}
        />
      ) : null}
      {asked ? <DeleteItem content={content} item={asked} actions={actions} onClose={() => setAsked(null)} /> : null}
    </>
  );
}
