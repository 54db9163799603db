import { noteLimits, type WorkItemKind, workItemKinds } from '@ministry/domain';
import { conflict, DomainError, invalid, notFound } from '../errors/domain-error.ts';
import { workItemTexts } from './work-items.copy.ts';

const nameOf = (kind: WorkItemKind): string => workItemKinds[kind].name;

export const workItemNotFound = (kind: WorkItemKind): DomainError =>
  notFound(workItemTexts.notFound({ kind: nameOf(kind) }));
export const noteNotFound = (): DomainError => notFound(workItemTexts.noteNotFound);

export const mayNotSee = (kind: WorkItemKind): DomainError =>
  invalid({ assignee: workItemTexts.mayNotSee({ kind: nameOf(kind) }) });

/** Somebody else has changed the assignment since the caller read it. @param assignee the current assignee */
export const assignedMeanwhile = (kind: WorkItemKind, assignee: string | null): DomainError =>
  conflict(
    'ASSIGNED_MEANWHILE',
    workItemTexts.assignedMeanwhile({ holder: assignee ?? workItemTexts.nobody, kind: nameOf(kind) }),
    { details: { assignee } },
  );

export const notYourNote = (): DomainError => new DomainError(403, 'NOT_YOUR_NOTE', workItemTexts.notYourNote);

export const noteTooOld = (): DomainError =>
  conflict('NOTE_TOO_OLD', workItemTexts.noteTooOld({ minutes: noteLimits.editableMinutes }));
