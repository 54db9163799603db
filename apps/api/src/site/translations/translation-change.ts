import type { Translation } from '../../platform/translations/translation.entity.ts';
import type { TranslationRequest } from './translations.dto.ts';

type Columns = Omit<Translation, 'id' | 'language' | 'kind' | 'itemId' | 'field'>;

interface TranslationChange {
  action: 'checked' | 'drafted' | 'draft deleted' | 'deleted';
  /** The new values of the row; null: the row is deleted. */
  columns: Columns | null;
}

/**
 * What a request changes in a translation; undefined: nothing. The translation that visitors see changes when one is checked, and when
 * one is deleted or becomes a draft again while no new wording waits.
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

/** The form in which the audit log stores a translation. */
export const snapshotOf = ({ source, text, state, draft }: Columns) => ({
  ...{ source, text, state },
  ...(draft !== null && { draft }),
});
