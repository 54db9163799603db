import type { ImportCheckRequest, ImportRequest, ImportUndoResponse } from '@ministry/api-client';
import { apiPath, dataOf, randomId } from '@ministry/api-client';
import type { ImportKind } from '@ministry/domain';
import { api } from '../../session.ts';

/** API calls of the imports. Each kind has its own routes with its own permission. */
export const describePath = (kind: ImportKind) => apiPath(`/api/imports/${kind}`);

export const checkFile = (kind: ImportKind, body: ImportCheckRequest) =>
  dataOf(api.calls.POST(`/api/imports/${kind}/check`, { body }));

export const importFile = (kind: ImportKind, body: ImportRequest, key: string) =>
  dataOf(api.calls.POST(`/api/imports/${kind}`, { body, headers: { 'Idempotency-Key': key } }));

export const undoImport = (kind: ImportKind, id: number): Promise<ImportUndoResponse> =>
  dataOf(
    api.calls.POST(`/api/imports/${kind}/{id}/undo`, {
      params: { path: { id } },
      headers: { 'Idempotency-Key': randomId() },
    }),
  );
