import type { RichTextNode } from '@ministry/api-client';
import { dataOf } from '@ministry/api-client';
import { api } from '../session.ts';
import type { BulkOutcome, ContentCalls, Draft } from './content-type.ts';

type Method = (path: string, options?: object) => Promise<{ data?: unknown }>;

/**
 * API calls of one content kind. All kinds have the same paths, but the typed client cannot check a path that is built
 * from a variable; the types of the request and the response are still those of the API.
 * @param type as in the address, 'events'
 */
export function contentCalls<Item, Request extends object>(
  type: string,
  toRequest: (draft: Draft, now: Date) => Request,
): ContentCalls<Item> {
  const { POST, PUT, DELETE } = api.calls as unknown as Record<'POST' | 'PUT' | 'DELETE', Method>;
  const path = `/api/${type}`;
  const one = `${path}/{id}`;
  const answer = <T>(call: Promise<{ data?: unknown }>) => dataOf(call as Promise<{ data?: T }>) as Promise<T>;
  const byId = (id: number) => ({ params: { path: { id } } });
  return {
    create: (draft, now, key) =>
      answer<Item>(POST(path, { body: toRequest(draft, now), headers: { 'Idempotency-Key': key } })),
    update: (id, draft, now, version) =>
      answer<Item>(
        PUT(one, { ...byId(id), body: { ...toRequest(draft, now), ...(version === undefined ? {} : { version }) } }),
      ),
    remove: (id) => answer<Item>(DELETE(one, byId(id))),
    restore: (id) => answer<Item>(POST(`${one}/restore`, byId(id))),
    duplicate: (id) => answer<Item>(POST(`${one}/duplicate`, byId(id))),
    bulk: (action, items) => answer<BulkOutcome>(POST(`${path}/bulk`, { body: { action, items } })),
    preview: async (description) =>
      (await answer<{ content: RichTextNode[] }>(POST(`${path}/preview`, { body: { description } }))).content,
  };
}
