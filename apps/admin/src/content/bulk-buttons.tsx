import { Button } from 'antd';
import { useState } from 'react';
import type { BulkAction } from '@ministry/domain';
import { DeleteQuestion } from '../components/delete-question.tsx';
import type { Selection } from '../lists/use-selection.ts';
import { actionsFor, bulkLabels, deleteQuestion } from './bulk.ts';
import { contentCopy } from './content.copy.ts';
import type { ContentItem, ContentType } from './content-type.ts';
import type { ListStatus } from './list-query.ts';
import type { ContentActions } from './use-content-actions.ts';

interface BulkButtonsProps<Item extends ContentItem> {
  content: ContentType<Item>;
  selection: Selection;
  status: ListStatus;
  actions: ContentActions<Item>;
  canRun: boolean;
}

/** Actions for the selected items (EDIT-49 to EDIT-54). Deleting asks for confirmation first, with the number of items (EDIT-56). */
export function BulkButtons<Item extends ContentItem>({
  content,
  selection,
  status,
  actions,
  canRun,
}: BulkButtonsProps<Item>) {
  const [isAsking, setAsking] = useState(false);

  async function run(action: BulkAction) {
    selection.set(await actions.bulk(action, selection.ids));
  }

  return (
    <>
      {actionsFor(status).map((action) => (
        <Button
          key={action}
          danger={action === 'delete'}
          disabled={!canRun || actions.isBusy}
          onClick={() => (action === 'delete' ? setAsking(true) : void run(action))}
        >
          {bulkLabels[action]}
        </Button>
      ))}
      {isAsking ? (
        <DeleteQuestion
          title={contentCopy.deleteMany({ many: content.copy.many })}
          onDelete={() => {
            setAsking(false);
            void run('delete');
          }}
          onCancel={() => setAsking(false)}
        >
          {deleteQuestion(selection.ids.length, content.copy)}
        </DeleteQuestion>
      ) : null}
    </>
  );
}
