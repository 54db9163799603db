import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { AnnouncementResponse } from '@ministry/api-client';
import { seedSite } from '@ministry/domain';
import { App } from '../../app/app.tsx';
import { loadPage } from '../../app/page.tsx';
import { findPage } from '../../app/pages.ts';
import { createReads, type ReadAnswers } from '../../app/reads.ts';
import { announcementsPath } from '../../features/announcements/api/use-announcements.ts';

const now = new Date('2026-11-21T09:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
const announcement = (id: number, own: Partial<AnnouncementResponse> = {}): AnnouncementResponse => ({
  id,
  title: `Notice ${id}`,
  content: 'Come.',
  richText: [{ tag: 'p', children: [{ text: `Text ${id}` }] }],
  priority: 'medium',
  date: daysAgo(id),
  validUntil: '2026-12-31',
  featuredImage: null,
  isActive: true,
  status: 'published',
  createdAt: daysAgo(id),
  updatedAt: daysAgo(id),
  ...own,
});

async function open(answers: ReadAnswers, address = '/announcements', saveData = false) {
  await loadPage(findPage(address).page);
  const settings = { ...seedSite, publicUrl: 'http://localhost', giveUrl: null, sampleContent: false, saveData };
  render(
    <MemoryRouter initialEntries={[address]}>
      <App reads={createReads(answers)} settings={settings} renderedAt={now.getTime()} />
    </MemoryRouter>,
  );
  return within(screen.getByRole('main'));
}
const list = (body: unknown, status = 200, page = 1): ReadAnswers => ({ [announcementsPath(page)]: { status, body } });
const card = (page: Awaited<ReturnType<typeof open>>, title: string) =>
  within(page.getByRole('article', { name: title }));

describe('the announcements', () => {
  let logged: unknown[][];
  beforeEach(() => {
    logged = [];
    jest.useFakeTimers({ now, doNotFake: ['queueMicrotask', 'nextTick', 'setTimeout', 'setImmediate', 'performance'] });
    jest.spyOn(console, 'warn').mockImplementation((...copy) => void logged.push(copy));
  });
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  // ANN-01, ANN-10, DATA-07
  it('are shown as cards with priority, dates and text', async () => {
    const page = await open(
      list([
        announcement(1, { priority: 'high' }),
        announcement(2),
        announcement(3, { priority: 'low', validUntil: null }),
      ]),
    );
    expect(page.getAllByRole('article')).toHaveLength(3);
    const first = card(page, 'Notice 1');
    for (const text of ['Important', 'Friday 20 November 2026', '31 December 2026', 'Text 1'])
      expect(first.getByText(text).textContent).toBe(text);
    expect(card(page, 'Notice 2').getByText('Notice').textContent).toBeTruthy();
    expect(card(page, 'Notice 3').getByText('Good to know').textContent).toBeTruthy();
    expect(card(page, 'Notice 3').queryByText(/Until/)).toBeNull();
  });

  // ANN-02
  it("say 'New' for fourteen days", async () => {
    const page = await open(list([announcement(13), announcement(14)]));
    expect(card(page, 'Notice 13').getByText('New').textContent).toBe('New');
    expect(card(page, 'Notice 14').queryByText('New')).toBeNull();
  });

  // ANN-08, ANN-09: hidden here; the gallery draws a placeholder instead
  it('hide a picture that cannot be loaded', async () => {
    const page = await open(list([announcement(1, { featuredImage: '/uploads/gone.jpg' })]));
    const picture = () => page.getByRole('article').querySelector('img');
    expect(picture()?.getAttribute('src')).toBe('/uploads/gone.jpg');
    const known = new Set<Element>();
    await waitFor(
      () => {
        const image = picture();
        if (image && !known.has(image)) fireEvent.error(image);
        if (image) known.add(image);
        expect(image).toBeNull();
      },
      { timeout: 4_000 },
    );
    expect(page.getByRole('article').querySelector(':not([hidden]) > svg')).toBeNull();
  });

  // experience.md, Save-Data
  it('fetch a picture on a tap for a visitor who saves data', async () => {
    const page = await open(list([announcement(1, { featuredImage: '/uploads/choir.jpg' })]), '/announcements', true);
    expect(page.getByRole('article').querySelector('img')).toBeNull();
    fireEvent.click(page.getByRole('link', { name: 'Tap to see the picture' }));
    expect(page.getByRole('article').querySelector('img')?.getAttribute('src')).toBe('/uploads/choir.jpg');
  });

  // ANN-03
  it('say when there are none', async () => {
    const page = await open(list([]));
    expect(page.getByRole('heading', { name: 'No Announcements Yet' }).textContent).toBeTruthy();
  });

  // ANN-04, ANN-05, ANN-06, ANN-07: used only if the response is ok; a failure is logged by its name, and is not shown
  // as an empty list
  it('can be requested again after a failure, which is logged', async () => {
    const page = await open(list([announcement(1)], 503));
    expect(page.queryByRole('article')).toBeNull();
    expect(page.queryByText('No Announcements Yet')).toBeNull();
    expect(page.getByRole('alert').textContent).toContain('Failed to fetch announcements');
    expect(String(logged[0])).toMatch(/^Failed to fetch announcements: 503/);
    expect(page.getByRole('button', { name: 'Try again' }).textContent).toBe('Try again');
  });

  it('say that they are loading', async () => {
    globalThis.fetch = () => new Promise(() => undefined);
    const page = await open({});
    expect(page.getByRole('status').textContent).toContain('Loading announcements');
  });

  it('do not claim that there are none on a page beyond the last', async () => {
    const page = await open(list([], 200, 9), '/announcements?page=9');
    expect(page.queryByText('No Announcements Yet')).toBeNull();
    expect(page.getByRole('link', { name: 'Newer' }).getAttribute('href')).toBe('/announcements?page=8');
  });

  it('continue on a further page if there are many', async () => {
    const many = Array.from({ length: 13 }, (_, index) => announcement(index + 1));
    const page = await open(list(many));
    expect(page.getAllByRole('article')).toHaveLength(12);
    expect(page.getByRole('link', { name: 'Older' }).getAttribute('href')).toBe('/announcements?page=2');
    cleanup();
    const second = await open(list([announcement(13)], 200, 2), '/announcements?page=2');
    expect(second.getByRole('link', { name: 'Newer' }).getAttribute('href')).toBe('/announcements');
    expect(second.queryByRole('link', { name: 'Older' })).toBeNull();
  });
});
