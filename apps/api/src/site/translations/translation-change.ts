import type { Translation } from '../../platform/translations/translation.entity.ts';
import type { TranslationRequest } from './translations.dto.ts';

type Columns = Omit<Translation, 'id' | 'language' | 'kind' | 'itemId' | 'field'>;

interface TranslationChange {
  action: 'checked' | 'drafted' | 'draft deleted' | 'deleted';
  /** What the row says from now on; null: nothing, it goes. */
  columns: Columns | null;
}

/**
 * What a request makes of a translation; undefined: nothing. What visitors read is changed by what is checked, and by what is
 * deleted or taken back while no draft waits.
 */
export function changeOf(
  before: Columns | null,
  source: string,
  { text, isChecked }: Pick<TranslationRequest, 'text' | 'isChecked'>,
  actor: string | null,
): TranslationChange | undefined {
  const updatedAt = new Date();
  const shown = before?.state === 'checked' && before.source === source ? before : null;
  if (shown && !isChecked) {
    const isNew = text !== '' && text !== shown.text;
    if (isNew) return { action: 'drafted', columns: { ...shown, draft: text, updatedAt } };
    if (shown.draft !== null) return { action: 'draft deleted', columns: { ...shown, draft: null, updatedAt } };
  }
  if (!text) return before ? { action: 'deleted', columns: null } : undefined;
  const columns = { source, text, draft: null, updatedAt };
  return isChecked
    ? { action: 'checked', columns: { ...columns, state: 'checked', checkedBy: actor, checkedAt: updatedAt } }
    : { action: 'drafted', columns: { ...columns, state: 'draft', checkedBy: null, checkedAt: null } };
}

/** As the audit log keeps it. */
export const snapshotOf = ({ source, text, state, draft }: Columns) => ({
  ...{ source, text, state },
  ...(draft !== null && { draft }),
});
