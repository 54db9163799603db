import { type ApiPath, apiPath } from './api-path.ts';
import { createApi } from './client.ts';
import type { EventResponse } from './schema.ts';

describe('apiPath', () => {
  it('fills in the parameters of the path', () => {
    expect(apiPath('/api/events/{id}', { path: { id: 7 } })).toBe('/api/events/7');
    expect(apiPath('/api/payments/{reference}', { path: { reference: 'a/b c' } })).toBe('/api/payments/a%2Fb%20c');
    expect(apiPath('/api/admin/stats')).toBe('/api/admin/stats');
  });

  it('leaves out empty values, so that equal questions share a cache key', () => {
    const search: string = '';
    expect(apiPath('/api/events', { query: { status: 'all', search, category: undefined, offset: 0 } })).toBe(
      '/api/events?status=all&offset=0',
    );
    expect(apiPath('/api/events', { query: {} })).toBe('/api/events');
  });

  it('writes the query in the given order', () =>
    expect(apiPath('/api/sermons', { query: { view: 'summary', limit: 4, series: 'Faith & hope' } })).toBe(
      '/api/sermons?view=summary&limit=4&series=Faith+%26+hope',
    ));

  it('accepts a text from an address as a choice, which the API checks', () => {
    const status: string = 'draft';
    expect(apiPath('/api/events', { query: { status } })).toBe('/api/events?status=draft');
  });
});

describe('what compiles', () => {
  // `npm run typecheck` checks these lines. It also fails if an expected error is missing.
  it('is a readable path with its parameters', () => {
    // @ts-expect-error no such path
    apiPath('/api/event');
    // @ts-expect-error a path that is written to, never read
    apiPath('/api/events/preview');
    // @ts-expect-error the parameter of the path is missing
    apiPath('/api/events/{id}');
    // @ts-expect-error the parameter of the path has another name
    apiPath('/api/events/{id}', { path: { eventId: 7 } });
  });

  it('is a query that the path accepts', () => {
    // @ts-expect-error no such parameter
    apiPath('/api/events', { query: { state: 'all' } });
    // @ts-expect-error no such choice
    apiPath('/api/events', { query: { view: 'short' } });
    // @ts-expect-error a number is wanted
    apiPath('/api/events', { query: { limit: '4' } });
    const filters = { speaker: 'Grace' };
    // @ts-expect-error no such parameter, though it comes from a variable
    apiPath('/api/events', { query: { ...filters, limit: 4 } });
    // @ts-expect-error a required parameter is missing
    apiPath('/api/orders/lookup', { query: { reference: 'R' } });
    // @ts-expect-error required parameters are missing
    apiPath('/api/orders/lookup');
    // @ts-expect-error it takes none
    apiPath('/api/admin/stats', { query: { day: 'today' } });
  });

  it('is an answer of the type of the path', () => {
    const api = createApi();
    const reads = async () => {
      const event = await api.read(apiPath('/api/events/{id}', { path: { id: 7 } }));
      const title: string = event.title;
      // @ts-expect-error the answer has no such field
      const titel: string = event.titel;
      const { items } = await api.readPage(apiPath('/api/events'));
      const events: EventResponse[] = items;
      // @ts-expect-error one item is no page of a list
      await api.readPage(apiPath('/api/events/{id}', { path: { id: 7 } }));
      // @ts-expect-error text is no path of the API
      await api.read('/api/events');
      // @ts-expect-error the answer of another path
      const other: ApiPath<EventResponse> = apiPath('/api/sermons/{id}', { path: { id: 7 } });
      return { title, titel, events, other };
    };
    expect(reads).toBeInstanceOf(Function);
  });
});
