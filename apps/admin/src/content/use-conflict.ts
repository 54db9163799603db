import { useState } from 'react';
import { api } from '../session.ts';
import type { ContentItem, ContentType, Draft } from './content-type.ts';
import type { Conflict } from './versions/conflict-dialog.tsx';

/** What somebody else has saved since the form was opened, and the form that was refused because of it. */
export function useConflict<Item extends ContentItem>(content: ContentType<Item>) {
  const [conflict, setConflict] = useState<{ item: Item; mine: Draft } | null>(null);
  return {
    ...conflict,
    /** Reads what they saved, for both to be looked at. */
    async read(id: number, mine: Draft) {
      setConflict({ item: await api.read(content.itemPath(id)), mine });
    },
    clear: () => setConflict(null),
    /** For the dialog. @param base what both began with */
    compared: (base: Draft): Conflict | null =>
      conflict && {
        base,
        mine: conflict.mine,
        theirs: content.toDraft(conflict.item),
        by: conflict.item.updatedBy ?? 'Somebody',
        at: conflict.item.updatedAt,
      },
  };
}
