import { noteLimits, type WorkItemKind, workItemKinds } from '@ministry/domain';
import { DomainError, invalid, notFound } from '../errors/domain-error.ts';

const nameOf = (kind: WorkItemKind): string => workItemKinds[kind].name;

export const workItemNotFound = (kind: WorkItemKind): DomainError => notFound(`There is no such ${nameOf(kind)}.`);
export const noteNotFound = (): DomainError => notFound('There is no such note.');

export const mayNotSee = (kind: WorkItemKind): DomainError =>
  invalid({ assignee: `Assignee must be an account that can sign in and may see this ${nameOf(kind)}` });

/** Somebody else has decided it since the caller has read it. @param assignee who has it now */
export const assignedMeanwhile = (kind: WorkItemKind, assignee: string | null): DomainError =>
  new DomainError(
    409,
    'ASSIGNED_MEANWHILE',
    `${assignee === null ? 'Nobody' : assignee} has this ${nameOf(kind)} by now. Nothing was changed.`,
    undefined,
    undefined,
    { assignee },
  );

export const notYourNote = (): DomainError =>
  new DomainError(403, 'NOT_YOUR_NOTE', 'Only its author can change or delete a note.');

export const noteTooOld = (): DomainError =>
  new DomainError(
    409,
    'NOTE_TOO_OLD',
    `A note can be changed for ${noteLimits.editableMinutes} minutes. Add another one, or delete it.`,
  );
