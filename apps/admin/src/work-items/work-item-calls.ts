import type { WorkItemResponse } from '@ministry/api-client';
import { type ApiPath, apiPath, dataOf } from '@ministry/api-client';
import type { WorkItemKind } from '@ministry/domain';
import { api } from '../session.ts';

export const workItemPath = (kind: WorkItemKind, id: number): ApiPath<WorkItemResponse> =>
  apiPath(`/api/work-items/${kind}/{id}`, { path: { id } });

/** User names of the accounts to which items of a kind can be assigned. */
export const loadCandidates = async (kind: WorkItemKind): Promise<string[]> =>
  (await api.read(apiPath(`/api/work-items/${kind}/candidates`))).candidates;

/** API calls for one item; each returns the updated assignment and notes. */
export function workItemCalls(kind: WorkItemKind, id: number) {
  const { POST, PUT, DELETE } = api.calls;
  const ofItem = { params: { path: { id } } };
  const ofNote = (noteId: number) => ({ params: { path: { id, noteId } } });
  return {
    assign: (assignee: string | null, expectedAssignee: string | null) =>
      dataOf(PUT(`/api/work-items/${kind}/{id}/assignment`, { ...ofItem, body: { assignee, expectedAssignee } })),
    /** @param key idempotency key, so that the note is added only once */
    addNote: (text: string, key: string) =>
      dataOf(
        POST(`/api/work-items/${kind}/{id}/notes`, { ...ofItem, body: { text }, headers: { 'Idempotency-Key': key } }),
      ),
    editNote: (noteId: number, text: string) =>
      dataOf(PUT(`/api/work-items/${kind}/{id}/notes/{noteId}`, { ...ofNote(noteId), body: { text } })),
    deleteNote: (noteId: number) => dataOf(DELETE(`/api/work-items/${kind}/{id}/notes/{noteId}`, ofNote(noteId))),
    restoreNote: (noteId: number) =>
      dataOf(POST(`/api/work-items/${kind}/{id}/notes/{noteId}/restore`, ofNote(noteId))),
  };
}
