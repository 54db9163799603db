import { Button } from 'antd';
import { useState } from 'react';
import { apiPath } from '@ministry/api-client';
import type { BulkAction } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { bulkLabels } from '../../content/bulk.ts';
import { BulkActions } from '../../lists/bulk-actions.tsx';
import { ListFrame } from '../../lists/list-frame.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { type PagedList, usePagedList } from '../../lists/use-paged-list.ts';
import { type Selection, useSelection } from '../../lists/use-selection.ts';
import { DeleteTestimonials } from './delete-testimonials.tsx';
import { type Testimonial, testimonialCopy } from './testimonial.ts';
import { testimonialColumns } from './testimonial-columns.tsx';
import { testimonialsCopy as copy } from './testimonials.copy.ts';
import type { TestimonialActions } from './use-testimonials.ts';

const statuses = {
  current: copy.waitingAndApproved,
  draft: copy.waiting,
  published: copy.approved,
  archived: copy.archived,
  deleted: common.deleted,
};
const filters = [{ name: 'status', label: common.status, options: statuses }];
const labels: Partial<Record<BulkAction, string>> = { ...bulkLabels, publish: copy.approve, unpublish: copy.unapprove };

function actionsFor(status: string): BulkAction[] {
  if (status === 'deleted') return ['restore'];
  if (status === 'archived') return ['unarchive', 'delete', 'export'];
  return ['publish', 'unpublish', 'archive', 'delete', 'export'];
}

interface TestimonialListProps {
  actions: TestimonialActions;
  onRead(testimonial: Testimonial): void;
}

function useTestimonialList() {
  const address = useListAddress({ status: 'current', search: '', sort: '' });
  const { query } = address;
  const status = Object.hasOwn(statuses, query.status) ? query.status : 'current';
  const asked = { status, search: query.search, sort: query.sort || 'waiting' };
  const list = usePagedList(
    (rows) => apiPath('/api/testimonials', { query: { ...asked, view: 'summary', ...rows } }),
    query.page,
  );
  /** Path of the CSV export of all matching testimonials. @param keys the visible columns */
  const exportPath = (keys: readonly string[]) =>
    apiPath('/api/testimonials/export.csv', {
      query: {
        ...asked,
        columns: [...new Set(keys.flatMap((key) => (key === 'name' ? ['name', 'testimony'] : key)))].join(','),
      },
    });
  return { query, address, status, list, exportPath };
}

/** All testimonials, waiting ones first, with search, filter, sorting and actions on several at once (TST-10). */
export function TestimonialList({ actions, onRead }: TestimonialListProps) {
  const { query, address, status, list, exportPath } = useTestimonialList();
  const selection = useSelection();
  const [asked, setAsked] = useState<Testimonial | 'selected' | null>(null);

  async function run(action: BulkAction) {
    selection.set(await actions.bulk(action, selection.ids));
  }
  function remove() {
    setAsked(null);
    if (asked === 'selected') void run('delete');
    else if (asked) void actions.one('delete', asked);
  }

  return (
    <>
      <ListFrame<Testimonial>
        name="testimonials"
        address={address}
        list={list}
        searchLabel={copy.search}
        filters={filters}
        columns={testimonialColumns({
          sort: query.sort,
          isBusy: actions.isBusy,
          onRead,
          onAct: (action, testimonial) => void actions.one(action, testimonial),
          onDelete: setAsked,
        })}
        copy={testimonialCopy}
        selection={selection}
        nameOf={({ name }) => copy.named({ name })}
        bulk={
          <TestimonialBulk
            selection={selection}
            list={list}
            status={status}
            actions={actions}
            onRun={(action) => (action === 'delete' ? setAsked('selected') : void run(action))}
          />
        }
        onExport={(keys) => void actions.exportAll(exportPath(keys))}
        isExporting={actions.isBusy}
      />
      {asked ? (
        <DeleteTestimonials
          {...(asked === 'selected' ? { count: selection.ids.length } : { count: 1, name: asked.name })}
          onDelete={remove}
          onCancel={() => setAsked(null)}
        />
      ) : null}
    </>
  );
}

interface TestimonialBulkProps {
  selection: Selection;
  list: PagedList<Testimonial>;
  status: string;
  actions: TestimonialActions;
  onRun(action: BulkAction): void;
}

function TestimonialBulk({ selection, list, status, actions, onRun }: TestimonialBulkProps) {
  return (
    <BulkActions selection={selection} list={list} progress={actions.progress}>
      {(canRun) =>
        actionsFor(status).map((action) => (
          <Button
            key={action}
            danger={action === 'delete'}
            disabled={!canRun || actions.isBusy}
            onClick={() => onRun(action)}
          >
            {labels[action]}
          </Button>
        ))
      }
    </BulkActions>
  );
}
