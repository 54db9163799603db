import { Button } from 'antd';
import type { FamilyResponse } from '@ministry/api-client';
import { BulkActions } from '../../lists/bulk-actions.tsx';
import type { PagedList } from '../../lists/use-paged-list.ts';
import type { Selection } from '../../lists/use-selection.ts';
import type { FamilyActions } from './use-family-actions.ts';

interface FamilyBulkProps {
  selection: Selection;
  list: PagedList<FamilyResponse>;
  isTrash: boolean;
  actions: FamilyActions;
  /** Runs it on what is chosen, and lets the choice go once it is done. */
  run(work: (ids: number[]) => Promise<number[]>): void;
  onDelete(): void;
}

/** What can be done to several families at once. */
export function FamilyBulk({ selection, list, isTrash, actions, run, onDelete }: FamilyBulkProps) {
  return (
    <BulkActions selection={selection} list={list} progress={actions.progress}>
      {(canRun) => {
        const disabled = !canRun || actions.isBusy;
        return (
          <>
            {isTrash ? (
              <Button disabled={disabled} onClick={() => run(actions.restore)}>
                Restore
              </Button>
            ) : (
              <>
                <Button disabled={disabled} onClick={() => run((ids) => actions.setStatus(ids, 'active'))}>
                  Mark active
                </Button>
                <Button disabled={disabled} onClick={() => run((ids) => actions.setStatus(ids, 'inactive'))}>
                  Mark inactive
                </Button>
                <Button danger disabled={disabled} onClick={onDelete}>
                  Delete
                </Button>
              </>
            )}
            <Button disabled={disabled} onClick={() => void actions.exportSome(selection.ids)}>
              Export
            </Button>
          </>
        );
      }}
    </BulkActions>
  );
}
