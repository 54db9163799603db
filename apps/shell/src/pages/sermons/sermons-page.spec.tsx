import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { SermonResponse } from '@ministry/api-client';
import { seedSite } from '@ministry/domain';
import { App } from '../../app/app.tsx';
import { loadPage } from '../../app/page.tsx';
import { findPage } from '../../app/pages.ts';
import { createReads, type ReadAnswers } from '../../app/reads.ts';
import { allPath, facetsPath, recentPath, searchedPath, viewOf } from '../../features/sermons/sermons-view.ts';

const now = new Date('2026-11-21T12:00:00Z');
const sermon = (id: number, own: Partial<SermonResponse> = {}): SermonResponse => {
  const date = new Date(now.getTime() - id * 7 * 86_400_000).toISOString();
  return {
    id,
    title: `Sermon ${id}`,
    description: 'Fear not.',
    speaker: 'Grace Akello',
    date,
    category: 'teaching',
    tags: [],
    series: null,
    featuredImage: null,
    audioUrl: null,
    videoUrl: null,
    audio: null,
    video: null,
    isActive: true,
    status: 'published',
    createdAt: date,
    updatedAt: date,
    ...own,
  } as SermonResponse;
};
const facets = {
  total: 24,
  speakers: [
    { name: 'David Okello', count: 5 },
    { name: 'Grace Akello', count: 19 },
  ],
  series: [
    { name: 'Walking in Faith', count: 1 },
    { name: 'The Power of Prayer', count: 12 },
  ],
};
const ok = (body: unknown) => ({ status: 200, body });
const recent = (...sermons: SermonResponse[]): ReadAnswers => ({ [recentPath]: ok(sermons), [facetsPath]: ok(facets) });

async function open(answers: ReadAnswers, { address = '/sermons', sampleContent = false, saveData = false } = {}) {
  await loadPage(findPage('/sermons').page);
  const settings = { ...seedSite, publicUrl: 'http://localhost', giveUrl: null, sampleContent, saveData };
  render(
    <MemoryRouter initialEntries={[address]}>
      <App reads={createReads(answers)} settings={settings} renderedAt={now.getTime()} />
    </MemoryRouter>,
  );
  return within(screen.getByRole('main'));
}
type Scope = Awaited<ReturnType<typeof open>>;
const titles = (scope: Scope) => scope.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const panel = (page: Scope) => within(page.getByRole('region', { name: /sermons|AI Search/i }));
const latest = (page: Scope) => within(page.getByRole('article', { name: /./ }));

afterEach(cleanup);

describe('the sermons page', () => {
  // SER-01
  it('says that it is loading', async () => {
    globalThis.fetch = () => new Promise(() => undefined);
    const page = await open({});
    expect(page.getByRole('status').textContent).toContain('Loading sermons');
  });

  it('says that the list could not be loaded, and offers to try again', async () => {
    const page = await open({ [recentPath]: { status: 503, body: { message: 'Busy' } }, [facetsPath]: ok(facets) });
    expect(page.getByRole('alert').textContent).toContain('The sermons could not be loaded.');
    expect(page.getByRole('button', { name: 'Try again' }).textContent).toBe('Try again');
  });

  // experience.md, Save-Data
  it('fetches no picture for a visitor who saves data', async () => {
    const featuredImage = '/uploads/a-1200x800.jpg';
    const page = await open(recent(sermon(1, { featuredImage }), sermon(2, { featuredImage })), { saveData: true });
    expect(latest(page).getByText('Latest').textContent).toBe('Latest');
    expect(document.querySelector('img, source')).toBeNull();
  });

  // SER-02, SER-03, SER-04, SER-10, SER-11
  it('features the latest with a play button, and lists the ones before it', async () => {
    const page = await open(recent(sermon(1, { audioUrl: '/uploads/1.mp3' }), sermon(2), sermon(3)));
    expect(latest(page).getByRole('heading', { name: 'Sermon 1' }).textContent).toBe('Sermon 1');
    expect(latest(page).getByText('Latest').textContent).toBe('Latest');
    expect(latest(page).getByRole('button', { name: 'Play: Sermon 1' }).textContent).toContain('Play');
    expect(titles(panel(page))).toEqual(['Sermon 2', 'Sermon 3']);
  });

  // SER-05, SER-06
  it('has two tabs and says how many sermons there are', async () => {
    const page = await open(recent(sermon(1)));
    const tabs = within(page.getByRole('navigation', { name: 'Find a sermon' })).getAllByRole('link');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Browse Sermons', 'AI Search']);
    expect(page.getByRole('link', { name: 'View All Sermons (24)' }).getAttribute('href')).toBe(
      '/sermons?view=all#browse',
    );
  });

  // SER-12, SER-13, DATA-09: title, description, count and picture of each series of the fixed list
  it('shows the series with the number of their sermons', async () => {
    const page = await open(recent(sermon(1)));
    const cards = within(page.getByRole('region', { name: 'Sermon Series' })).getAllByRole('article');
    expect(
      cards.map((card) => [within(card).getByRole('heading').textContent, card.querySelector('p')?.textContent]),
    ).toEqual([
      ['Walking in Faith', '1 sermon'],
      ['The Power of Prayer', '12 sermons'],
      ['Hope for the Family', 'Starts soon'],
    ]);
    for (const card of cards) {
      expect(card.querySelectorAll('p')[1]?.textContent?.length).toBeGreaterThan(20);
      expect(card.querySelector('svg')).not.toBeNull();
    }
  });

  // SER-20, SER-23
  it('says that there are no sermons if samples are off', async () => {
    const page = await open(recent());
    expect(page.getByRole('heading', { name: 'No Sermons Available' }).textContent).toBeTruthy();
    expect(page.queryByText('Sample')).toBeNull();
  });

  // SER-22, SER-23
  it('shows samples, marked as such and with disabled buttons, while there are no sermons', async () => {
    const page = await open(recent(), { sampleContent: true });
    expect(page.queryByText('No Sermons Available')).toBeNull();
    expect(page.getAllByText('Sample')).toHaveLength(3);
    const buttons = page.getAllByRole<HTMLButtonElement>('button', { name: /Play|Download/ });
    expect(buttons.length).toBeGreaterThan(2);
    for (const button of buttons) expect(button.disabled).toBe(true);
  });
});

describe('playing and downloading', () => {
  // SER-18
  it('says that a sermon without recordings has nothing to play', async () => {
    const page = await open(recent(sermon(1), sermon(2)));
    for (const part of [latest(page), panel(page)])
      expect(part.getByText('No media available for this sermon yet.').textContent).toBeTruthy();
    expect(page.queryByRole('button', { name: /^Play/ })).toBeNull();
  });

  // SER-24, SER-25, SER-26, SER-27
  it('says which recording is missing, and that there is no file to download', async () => {
    const page = await open(recent(sermon(1)));
    expect(latest(page).getByText('Video coming soon').textContent).toBeTruthy();
    expect(latest(page).getByText('Audio coming soon').textContent).toBeTruthy();
    fireEvent.click(latest(page).getByRole('button', { name: 'Download audio' }));
    expect(page.getByRole('alert').textContent).toBe('Audio file not available for this sermon.');
    fireEvent.click(latest(page).getByRole('button', { name: 'Download video' }));
    expect(page.getByRole('alert').textContent).toBe('Video file not available for this sermon.');
  });

  // SER-28
  it('offers each file under its name, with its size and length', async () => {
    const page = await open(
      recent(
        sermon(1, {
          audioUrl: '/uploads/a.mp3',
          audio: { bytes: 9_000_000, seconds: 2_460 },
          videoUrl: '/uploads/a.mp4',
          video: { bytes: 90_000_000, seconds: 2_460 },
        }),
      ),
    );
    expect(latest(page).getByRole('link', { name: 'Download audio' }).getAttribute('download')).toBe(
      'Sermon 1 - Grace Akello.mp3',
    );
    expect(latest(page).getByRole('link', { name: 'Download video' }).getAttribute('download')).toBe(
      'Sermon 1 - Grace Akello.mp4',
    );
    expect(
      latest(page)
        .getAllByRole('button')
        .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual(['Play: Sermon 1', 'Video, 90 MB, 41 min', 'Audio, 9 MB, 41 min']);
  });

  it('offers the audio first with Save-Data', async () => {
    const page = await open(recent(sermon(1, { audioUrl: '/uploads/a.mp3', videoUrl: '/uploads/a.mp4' })), {
      saveData: true,
    });
    expect(
      latest(page)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Play: Sermon 1', 'Audio', 'Video']);
  });
});

describe('the all view', () => {
  const all = (query: string, ...sermons: SermonResponse[]): ReadAnswers => ({
    ...recent(sermon(1), sermon(2)),
    [allPath(viewOf(new URLSearchParams(query)))]: ok(sermons),
  });

  // SER-07, SER-09, SER-10
  it('has the latest sermon too, a speaker filter and a link back', async () => {
    const page = await open(all('view=all', sermon(1), sermon(2)), { address: '/sermons?view=all' });
    expect(titles(panel(page))).toEqual(['Sermon 1', 'Sermon 2']);
    expect(page.getByRole('link', { name: 'Back to Recent' }).getAttribute('href')).toBe('/sermons#browse');
    const speakers = within(page.getByRole('combobox', { name: 'Speaker' })).getAllByRole('option');
    expect(speakers.map(({ textContent }) => textContent)).toEqual([
      'All speakers',
      'David Okello (5)',
      'Grace Akello (19)',
    ]);
    expect(page.queryByRole('link', { name: 'Reset View' })).toBeNull();
  });

  // SER-08, SER-21
  it('says that nothing was found and offers to reset the view', async () => {
    const page = await open(all('view=all&speaker=Nobody'), { address: '/sermons?view=all&speaker=Nobody' });
    expect(page.getByRole('heading', { name: 'No sermons found' }).textContent).toBeTruthy();
    expect(page.getByRole('link', { name: 'Reset View' }).getAttribute('href')).toBe('/sermons?view=all#browse');
    expect(page.getByRole<HTMLSelectElement>('combobox', { name: 'Speaker' }).value).toBe('Nobody');
  });
});

describe('the search', () => {
  const address = '/sermons?tab=search&q=faith';

  // SER-32, SER-38
  it('searches the loaded list without a request of its own, and shows how well each result matches', async () => {
    globalThis.fetch = () => Promise.reject(new Error('nothing may be asked for'));
    const page = await open(
      {
        ...recent(sermon(1)),
        [searchedPath]: ok([sermon(1, { tags: ['Faith'] }), sermon(2, { title: 'Faith' }), sermon(3)]),
      },
      { address },
    );
    expect(page.getByRole('status').textContent).toBe('2 sermons for “faith”');
    expect(page.getByText('86% match').textContent).toBeTruthy();
    expect(page.getByText('43% match').textContent).toBeTruthy();
  });

  // SER-40
  it('offers the twenty quick topics', async () => {
    const page = await open({ ...recent(sermon(1)), [searchedPath]: ok([]) }, { address: '/sermons?tab=search' });
    const topics = within(panel(page).getByRole('list')).getAllByRole('link');
    expect(topics.map(({ textContent }) => textContent)).toEqual([
      'Faith',
      'Prayer',
      'Love',
      'Hope',
      'Forgiveness',
      'Healing',
      'Purpose',
      'Wisdom',
      'Strength',
      'Peace',
      'Joy',
      'Salvation',
      'Grace',
      'Mercy',
      'Fellowship',
      'Worship',
      'Discipleship',
      'Evangelism',
      'Family',
      'Marriage',
    ]);
  });

  // SER-21, SER-41
  it('has nothing to show if the list cannot be loaded', async () => {
    const page = await open(
      { ...recent(sermon(1)), [searchedPath]: { status: 503, body: { message: 'Busy' } } },
      { address },
    );
    expect(page.getByRole('status').textContent).toContain('No sermons found');
    expect(page.queryByText(/match$/)).toBeNull();
  });
});
