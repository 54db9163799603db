import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { SiteSearchResponse } from '@ministry/api-client';
import { seedSite } from '@ministry/domain';
import { App } from '../../app/app.tsx';
import { loadPage } from '../../app/page.tsx';
import { findPage } from '../../app/pages.ts';
import { createReads, type ReadAnswers } from '../../app/reads.ts';
import { searchPath } from './question.ts';
import { page } from './search-page.tsx';

const found: SiteSearchResponse = {
  groups: [
    {
      kind: 'event',
      total: 12,
      hits: [
        {
          title: 'Eye camp',
          address: '/events/7',
          date: '2027-01-19T06:00:00.000Z',
          passage: ['For every ', 'eye', '.'],
        },
      ],
    },
  ],
};
const answer = (question: string, body: unknown, status = 200): ReadAnswers => ({
  [searchPath(question)]: { status, body },
});

async function open(address: string, answers: ReadAnswers = {}) {
  await loadPage(findPage(address).page);
  const settings = { ...seedSite, publicUrl: 'http://localhost', giveUrl: null, sampleContent: false, saveData: false };
  render(
    <MemoryRouter initialEntries={[address]}>
      <App reads={createReads(answers)} settings={settings} renderedAt={Date.parse('2026-11-21T09:00:00Z')} />
    </MemoryRouter>,
  );
  return within(screen.getByRole('main'));
}
const readsOf = (query: string) => page.reads?.({ params: {}, search: new URLSearchParams(query) });

describe('the search of the site', () => {
  beforeEach(() => {
    globalThis.fetch = () => new Promise(() => undefined);
  });
  afterEach(cleanup);

  it('shows each result under its kind, with its date, its line and the words that were found', async () => {
    const page = await open('/search?q=eye', answer('eye', found));
    expect(document.title).toMatch(/^Search: eye \|/);
    const events = within(page.getByRole('region', { name: 'Events' }));
    expect(events.getByRole('link').getAttribute('href')).toBe('/events/7');
    expect(events.getByRole('listitem').textContent).toBe('Eye camp19 January 2027 · For every eye.');
    expect(events.getByText('eye').tagName).toBe('MARK');
    expect(page.getByRole('status').textContent).toBe('12 results for “eye”');
    expect(events.getByText(/^The first 1 of 12/).textContent).toBeTruthy();
  });

  it('keeps the question in its field, and asks the next one', async () => {
    const page = await open('/search?q=eye', answer('eye', found));
    const field = page.getByRole<HTMLInputElement>('searchbox');
    expect(field.value).toBe('eye');
    fireEvent.change(field, { target: { value: '  lira ' } });
    fireEvent.submit(page.getByRole('search'));
    expect(page.getByText('Searching…').getAttribute('role')).toBe('status');
    expect(page.getByRole<HTMLInputElement>('searchbox').value).toBe('lira');
  });

  it('offers topics and other pages if nothing was found', async () => {
    const page = await open('/search?q=zzz', answer('zzz', { groups: [] }));
    expect(page.getByRole('heading', { name: 'Nothing found for “zzz”' }).textContent).toBeTruthy();
    expect(page.getByRole('link', { name: 'Healing' }).getAttribute('href')).toBe('/search?q=Healing');
    expect(page.getByRole('link', { name: 'Ask us' }).getAttribute('href')).toBe('/contact');
  });

  it('says when the search did not work, with a way to try again that needs no script', async () => {
    const page = await open('/search?q=eye%26ear', answer('eye&ear', { message: 'Busy' }, 503));
    expect(within(page.getByRole('alert')).getByRole('link').getAttribute('href')).toBe('/search?q=eye%26ear');
  });

  it.each([
    ['', []],
    ['q=%20a%20', []],
    [`q=${'a'.repeat(101)}`, []],
    ['q=%20ab%20', ['/api/search?q=ab']],
  ])('requests for ?%s %j', (query, paths) => expect(readsOf(query)).toEqual(paths));

  it('says what is wrong with a question that is too short', async () => {
    const page = await open('/search?q=a');
    expect(page.getByRole('status').textContent).toBe('Please type at least two letters.');
  });
});
