import { conflict, DomainError, notFound } from '../errors/domain-error.ts';
import { itemTexts } from '../errors/items.copy.ts';
import type { CustomMessageText } from './custom-message-text.entity.ts';
import { templateTexts } from './message-templates.copy.ts';

export const templateNotFound = (): DomainError => notFound(templateTexts.notFound);

/** Someone else has changed the words since the caller has read them. */
export const templateConflict = (current: CustomMessageText | null): DomainError =>
  new DomainError(
    409,
    'VERSION_CONFLICT',
    itemTexts.changed({ by: current?.updatedBy ?? itemTexts.someoneElse, kind: 'message' }),
    undefined,
    undefined,
    current
      ? { version: current.version, updatedAt: current.updatedAt.toISOString(), updatedBy: current.updatedBy }
      : { version: 0 },
  );

export const noOwnAddress = (): DomainError => conflict('NO_OWN_ADDRESS', templateTexts.noOwnAddress);
