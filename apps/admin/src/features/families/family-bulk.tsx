import { Button } from 'antd';
import type { FamilyResponse } from '@ministry/api-client';
import { commonCopy as common } from '../../common.copy.ts';
import { BulkActions } from '../../lists/bulk-actions.tsx';
import type { PagedList } from '../../lists/use-paged-list.ts';
import type { Selection } from '../../lists/use-selection.ts';
import { familiesCopy as copy } from './families.copy.ts';
import type { FamilyActions } from './use-family-actions.ts';

interface FamilyBulkProps {
  selection: Selection;
  list: PagedList<FamilyResponse>;
  isTrash: boolean;
  actions: FamilyActions;
  /** Runs an action on the selected families and clears the selection when it is done. */
  run(work: (ids: number[]) => Promise<number[]>): void;
  onDelete(): void;
}

/** Actions on several families at once. */
export function FamilyBulk({ selection, list, isTrash, actions, run, onDelete }: FamilyBulkProps) {
  return (
    <BulkActions selection={selection} list={list} progress={actions.progress}>
      {(canRun) => {
        const disabled = !canRun || actions.isBusy;
        return (
          <>
            {isTrash ? (
              <Button disabled={disabled} onClick={() => run(actions.restore)}>
                {common.restore}
              </Button>
            ) : (
              <>
                <Button disabled={disabled} onClick={() => run((ids) => actions.setStatus(ids, 'active'))}>
                  {copy.markActive}
                </Button>
                <Button disabled={disabled} onClick={() => run((ids) => actions.setStatus(ids, 'inactive'))}>
                  {copy.markInactive}
                </Button>
                <Button danger disabled={disabled} onClick={onDelete}>
                  {common.delete}
                </Button>
              </>
            )}
            <Button disabled={disabled} onClick={() => void actions.exportSome(selection.ids)}>
              {common.export}
            </Button>
          </>
        );
      }}
    </BulkActions>
  );
}
