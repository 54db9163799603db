import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { apiPath } from '@ministry/api-client';
import type { BulkAction } from '@ministry/domain';
import { contentLimits } from '@ministry/domain';
import { Choice } from '../../components/choice.tsx';
import { bulkLabels } from '../../content/bulk.ts';
import { BulkActions } from '../../lists/bulk-actions.tsx';
import { DataTable } from '../../lists/data-table.tsx';
import { ListToolbar } from '../../lists/list-toolbar.tsx';
import { SearchBox } from '../../lists/search-box.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { usePagedList } from '../../lists/use-paged-list.ts';
import { type Selection, useSelection } from '../../lists/use-selection.ts';
import { DeleteQuestion } from './delete-question.tsx';
import { type Testimonial, testimonialCopy } from './testimonial.ts';
import { testimonialColumns } from './testimonial-columns.tsx';
import type { TestimonialActions } from './use-testimonials.ts';

const statuses = {
  current: 'Waiting and approved',
  draft: 'Waiting',
  published: 'Approved',
  archived: 'Archived',
  deleted: 'Deleted',
};
const labels: Partial<Record<BulkAction, string>> = { ...bulkLabels, publish: 'Approve', unpublish: 'Unapprove' };

function actionsFor(status: string): BulkAction[] {
  if (status === 'deleted') return ['restore'];
  if (status === 'archived') return ['unarchive', 'delete', 'export'];
  return ['publish', 'unpublish', 'archive', 'delete', 'export'];
}

interface TestimonialListProps {
  actions: TestimonialActions;
  onRead(testimonial: Testimonial): void;
  add: ReactNode;
}

function useTestimonialList() {
  const { query, ...address } = useListAddress({ status: 'current', search: '', sort: '' });
  const status = Object.hasOwn(statuses, query.status) ? query.status : 'current';
  const list = usePagedList(
    (rows) =>
      apiPath('/api/testimonials', {
        query: { status, search: query.search, sort: query.sort || 'waiting', view: 'summary', ...rows },
      }),
    query.page,
  );
  return { query, address, status, list };
}

/** All testimonials, those that wait first, with search, filter, sorting, and several at once (TST-10). */
export function TestimonialList({ actions, onRead, add }: TestimonialListProps) {
  const { query, address, status, list } = useTestimonialList();
  const selection = useSelection();
  const [asked, setAsked] = useState<Testimonial | 'selected' | null>(null);

  async function run(action: BulkAction) {
    if (await actions.bulk(action, selection.ids)) selection.clear();
  }
  function remove() {
    setAsked(null);
    if (asked === 'selected') void run('delete');
    else if (asked) void actions.one('delete', asked);
  }

  return (
    <>
      <ListToolbar action={add}>
        <SearchBox
          label="Search testimonials"
          value={query.search}
          onSearch={(search) => address.change({ search }, true)}
        />
        <Choice
          aria-label="Status"
          value={status}
          options={statuses}
          onChange={(next) => address.change({ status: next })}
        />
      </ListToolbar>
      <TestimonialBulk
        selection={selection}
        status={status}
        isBusy={actions.isBusy}
        onRun={(action) => (action === 'delete' ? setAsked('selected') : void run(action))}
      />
      <DataTable<Testimonial>
        list={list}
        columns={testimonialColumns({
          sort: query.sort,
          isBusy: actions.isBusy,
          onRead,
          onAct: (action, testimonial) => void actions.one(action, testimonial),
          onDelete: setAsked,
        })}
        copy={testimonialCopy}
        isNarrowed={address.isNarrowed}
        onClear={address.clear}
        onChange={address.change}
        sort={query.sort}
        selection={selection}
        nameOf={({ name }) => `the testimonial of ${name}`}
      />
      {asked ? (
        <DeleteQuestion
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
  status: string;
  isBusy: boolean;
  onRun(action: BulkAction): void;
}

function TestimonialBulk({ selection, status, isBusy, onRun }: TestimonialBulkProps) {
  return (
    <BulkActions selection={selection} most={contentLimits.bulkItems}>
      {(canRun) =>
        actionsFor(status).map((action) => (
          <Button key={action} danger={action === 'delete'} disabled={!canRun || isBusy} onClick={() => onRun(action)}>
            {labels[action]}
          </Button>
        ))
      }
    </BulkActions>
  );
}
