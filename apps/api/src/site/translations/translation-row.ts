import type { TranslationLanguage } from '@ministry/domain';
import { textNow } from '../../platform/texts/sentence.ts';
import type { ItemTranslations } from '../../platform/translations/item-translations.ts';
import { shippedTexts } from '../../platform/translations/shipped-texts.ts';
import type { TextAt } from '../../platform/translations/texts-at.ts';
import type { TranslatableItem, TranslatableKind } from '../../platform/translations/translatable-kinds.ts';
import type { Translation } from '../../platform/translations/translation.entity.ts';
import { interfaceKind } from '../../platform/translations/translations.service.ts';
import type { InterfaceMessage } from './interface-messages.ts';
import { isOfAnotherText } from './translation-places.ts';
import type { TranslationQuery, TranslationResponse } from './translations.dto.ts';

/** The data that a row is made from. */
export interface RowParts {
  kind: Pick<TranslatableKind, 'name'>;
  item: TranslatableItem;
  at: TextAt;
  language: TranslationLanguage;
  /** The stored translations of the item in the language. */
  stored: ItemTranslations<Translation> | undefined;
  /** Only for the kind `interface`. */
  message?: InterfaceMessage | undefined;
}

/** A text with its translation, in any state. */
export function toRow({
  kind,
  item,
  at: { field, text: source },
  language,
  stored,
  message,
}: RowParts): TranslationResponse {
  const isInterface = kind.name === interfaceKind;
  const text = {
    kind: kind.name,
    itemId: item.id,
    field,
    where: isInterface ? (field.split('.')[0] ?? '') : textNow(item.title),
    isPlain: message?.isPlain ?? true,
    source,
  };
  const current = stored?.find(field, source);
  const shipped = isInterface ? shippedTexts(language)[field] : item.shipped?.(language, field);
  // Visitors see the shipped translation until the draft is checked.
  if (current?.state === 'draft' && shipped !== undefined)
    return { ...text, text: shipped, draft: current.text, state: 'reworded' };
  if (current) return { ...text, ...valuesOf(current), state: stateOf(current), ...checkOf(current) };
  const outdated = stored?.findOutdated(field, source);
  if (outdated && !isOfAnotherText(outdated, source, item))
    return { ...text, ...valuesOf(outdated), state: 'outdated', previousSource: outdated.source, ...checkOf(outdated) };
  return shipped === undefined ? { ...text, text: '', state: 'missing' } : { ...text, text: shipped, state: 'shipped' };
}

const stateOf = ({ state, draft }: Translation) => (draft === null ? state : 'reworded');

const valuesOf = ({ text, draft }: Translation): Pick<TranslationResponse, 'text' | 'draft'> => ({
  text,
  ...(draft !== null && { draft }),
});

const checkOf = ({ checkedBy, checkedAt }: Translation): Pick<TranslationResponse, 'checkedBy' | 'checkedAt'> => ({
  ...(checkedBy !== null && { checkedBy }),
  ...(checkedAt !== null && { checkedAt: checkedAt.toISOString() }),
});

/** Whether a row matches the state and the search of a query. */
export function matches(
  row: TranslationResponse,
  { state, search }: Pick<TranslationQuery, 'state' | 'search'>,
): boolean {
  if (state !== undefined && row.state !== state && !(state === 'draft' && row.state === 'reworded')) return false;
  const words = search?.toLowerCase();
  return (
    !words ||
    [row.source, row.text, row.draft, row.where, row.field].some((text) => text?.toLowerCase().includes(words))
  );
}
