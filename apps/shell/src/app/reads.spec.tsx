import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { ApiError, apiPath } from '@ministry/api-client';
import { createReads, isMissing, type ReadAnswers, refresh, useRead } from './reads.ts';

const path = apiPath('/api/events');
const events = (...titles: string[]) => titles.map((title) => ({ title }));
let asked: string[];
/** The response of the server from now on. */
let server: { status: number; body: unknown };

beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  server = { status: 200, body: events('first') };
  globalThis.Request = class {
    readonly url: string;
    readonly headers = new Headers();
    constructor(url: string) {
      this.url = url;
    }
  } as unknown as typeof Request;
  globalThis.fetch = (request) => {
    asked.push((request as Request).url);
    const { status, body } = server;
    return Promise.resolve({
      ok: status < 400,
      status,
      statusText: '',
      headers: new Headers(),
      json: () => Promise.resolve(body),
      text: () => Promise.resolve(JSON.stringify(body)),
    } as Response);
  };
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function List() {
  const { data, error } = useRead(path);
  return <p>{error ? error.message : (data?.map(({ title }) => title).join() ?? 'loading')}</p>;
}
const list = (client: QueryClient) => (
  <QueryClientProvider client={client}>
    <List />
  </QueryClientProvider>
);
async function open(answers: ReadAnswers = {}) {
  const client = createReads(answers);
  const view = render(list(client));
  await rest(0);
  return { client, view };
}
const rest = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const shown = (text: string) => expect(screen.getByText(text).textContent).toBe(text);
const hour = 3_600_000;

describe('a read of the public pages', () => {
  // API-09, API-10, API-12
  it('is made once, and repeated neither after a time nor by another view', async () => {
    const { client, view } = await open();
    shown('first');
    server.body = events('second');
    await rest(24 * hour);
    view.unmount();
    render(list(client));
    await rest(0);
    expect(asked).toEqual([path]);
  });

  // API-09, API-11
  it.each([
    ['the window is looked at again', () => window.dispatchEvent(new Event('focus'))],
    ['the tab is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
    [
      'the network is back',
      () => window.dispatchEvent(new Event('offline')) && window.dispatchEvent(new Event('online')),
    ],
  ])('is not repeated when %s', async (_what, happens) => {
    await open();
    server.body = events('second');
    await rest(hour);
    act(() => void happens());
    await rest(hour);
    expect(asked).toEqual([path]);
    shown('first');
  });

  // API-13
  it('that failed is not repeated automatically', async () => {
    server = { status: 503, body: 'Busy' };
    await open();
    await rest(hour);
    expect(asked).toEqual([path]);
    shown('503: "Busy"');
  });

  it('that the server has made is not repeated by the browser, even if it was refused', async () => {
    await open({ [path]: { status: 200, body: events('rendered') } });
    shown('rendered');
    cleanup();
    await open({ [path]: { status: 404, body: 'Gone' } });
    shown('404: "Gone"');
    expect(asked).toEqual([]);
  });

  it('counts as missing if there is nothing, not if the answer was only postponed', () => {
    const failures = [
      new ApiError(404, '', ''),
      new ApiError(400, '', ''),
      new ApiError(429, '', ''),
      new ApiError(503, '', ''),
      new TypeError('Failed to fetch'),
      null,
    ];
    expect(failures.map(isMissing)).toEqual([true, true, false, false, false, false]);
  });

  // EVT-19
  it('is repeated when its data has changed', async () => {
    const { client } = await open();
    server.body = events('second');
    await act(() => refresh(client, '/api/events'));
    await rest(0);
    expect(asked).toEqual([path, path]);
    shown('second');
  });
});
