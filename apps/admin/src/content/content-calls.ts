import type { RichTextNode } from '@ministry/api-client';
import { dataOf } from '@ministry/api-client';
import { api } from '../session.ts';
import type { BulkOutcome, ContentCalls, Draft } from './content-type.ts';

type Method = (path: string, options?: object) => Promise<{ data?: unknown }>;

/**
 * The calls of one kind of content. All kinds have the same paths, which the typed client cannot see from a variable;
 * the types of the request and of the answer are the API's own.
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
