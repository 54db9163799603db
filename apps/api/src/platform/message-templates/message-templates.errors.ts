import { conflict, type DomainError, notFound, versionConflict } from '../errors/domain-error.ts';
import { itemTexts } from '../errors/items.copy.ts';
import type { CustomMessageText } from './custom-message-text.entity.ts';
import { templateTexts } from './message-templates.copy.ts';

export const templateNotFound = (): DomainError => notFound(templateTexts.notFound);

/** Someone else has changed the text since the caller read it. */
export const templateConflict = (current: CustomMessageText | null): DomainError =>
  versionConflict(itemTexts.changed({ by: current?.updatedBy ?? itemTexts.someoneElse, kind: 'message' }), current);

export const noOwnAddress = (): DomainError => conflict('NO_OWN_ADDRESS', templateTexts.noOwnAddress);
