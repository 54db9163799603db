import { afterEach, describe, expect, it } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { GalleryResponse } from '@ministry/api-client';
import { seedSite } from '@ministry/domain';
import { createReads, type ReadAnswers } from '../../app/reads.ts';
import { SiteProvider } from '../../app/site.tsx';
import { galleriesPath, galleryPath, galleryReads, useGalleries } from './api/use-galleries.ts';
import { GalleryView } from './components/gallery-view.tsx';
import Lightbox from './components/lightbox.tsx';
import { galleryAddress } from './gallery-address.ts';
import { downloadAddress } from './photo-download.ts';

const photo = {
  id: 7,
  url: '/uploads/0123456789abcdef01234567-1200x800.jpg',
  caption: 'The choir / 2nd evening',
  filename: 'a.jpg',
  width: 1_200,
  height: 800,
  bytes: 28_000,
};
const album: GalleryResponse = {
  id: 3,
  title: 'Eye Camp',
  description: '',
  eventDate: '2026-05-12',
  photoCount: 1,
  photos: [photo],
};
const settings = { ...seedSite, publicUrl: 'http://localhost', giveUrl: null, sampleContent: false, saveData: false };

const around = (answers: ReadAnswers, address = '/gallery') =>
  function Around({ children }: { children: ReactNode }) {
    return (
      <MemoryRouter initialEntries={[address]}>
        <QueryClientProvider client={createReads(answers)}>
          <SiteProvider settings={settings} renderedAt={0}>
            {children}
          </SiteProvider>
        </QueryClientProvider>
      </MemoryRouter>
    );
  };
const open = (answers: ReadAnswers, address?: string) =>
  render(<GalleryView base="/gallery" level={2} />, { wrapper: around(answers, address) });
const albums = (body: unknown, status = 200): ReadAnswers => ({ [galleriesPath]: { status, body } });

describe('the gallery', () => {
  afterEach(cleanup);

  it('says that it is loading', () => {
    globalThis.fetch = () => new Promise(() => undefined);
    open({});
    expect(screen.getByRole('status').textContent).toContain('Loading photo galleries');
  });

  // GAL-06
  it('says that the albums could not be loaded, and offers to try again', () => {
    open(albums({ message: 'Busy' }, 503));
    expect(screen.getByRole('alert').textContent).toBe(
      'Error loading galleriesPlease try refreshing the pageTry again',
    );
  });

  it.each(['/gallery?album=3', '/gallery?album=3&photo=7'])('%s marks a caption that is not translated', (address) => {
    const answer = { ...album, photos: [{ ...photo, language: 'en' }] };
    open({ [galleryPath(3)]: { status: 200, body: answer } }, address);
    expect(screen.getByText(photo.caption).closest('[lang]')?.getAttribute('lang')).toBe('en');
    expect(screen.getByRole('heading', { name: 'Eye Camp' }).closest('[lang]')).toBeNull();
  });

  // GAL-11
  it('reports a failed request with the name of what was requested', () => {
    const { result } = renderHook(useGalleries, { wrapper: around(albums({ message: 'Busy' }, 503)) });
    expect(result.current).toMatchObject({
      state: 'failed',
      error: { message: 'Failed to fetch photo galleries', cause: { status: 503 } },
    });
  });

  // GAL-08
  it.each([
    ['albums', galleriesPath, '/gallery', {}],
    ['albums', galleriesPath, '/gallery', [{ id: 1 }]],
    ['an album', galleryPath(3), '/gallery?album=3', []],
    ['an album', galleryPath(3), '/gallery?album=3', { ...album, photos: null }],
  ])('says that the answer for %s is invalid', (_what, path, address, body) => {
    open({ [path]: { status: 200, body } }, address);
    expect(screen.getByRole('alert').textContent).toBe('Error: Invalid gallery data');
  });

  // GAL-09
  it('says that there are no albums', () => {
    open(albums([]));
    expect(screen.getByRole('heading').textContent).toBe('No Photo Galleries Yet');
  });

  // GAL-07
  it('says that the album does not exist', () => {
    open({ [galleryPath(3)]: { status: 404, body: { message: 'There is no such album.' } } }, '/gallery?album=3');
    expect(screen.getByRole('heading').textContent).toBe('Gallery not found');
    expect(screen.getByRole('link', { name: 'Back to Albums' }).getAttribute('href')).toBe('/gallery');
  });

  // GAL-10
  it('says that the album has no photos', () => {
    open({ [galleryPath(3)]: { status: 200, body: { ...album, photos: [], photoCount: 0 } } }, '/gallery?album=3');
    expect(screen.getByRole('heading', { name: 'No photos in this gallery yet' }).textContent).toBeTruthy();
  });

  it('shows the date of an album and the number of its photos', () => {
    open(albums([album, { ...album, id: 4, title: 'Without a day', eventDate: null, photoCount: 12 }]));
    expect(screen.getAllByText(/photos?$/).map(({ textContent }) => textContent)).toEqual([
      '12 May 2026 · 1 photo',
      '12 photos',
    ]);
  });
});

describe('the lightbox', () => {
  afterEach(cleanup);

  // GAL-14: content behind an open dialog is neither visible nor announced
  it('announces the result of a download while the photo is shown', () => {
    Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined, close: () => undefined });
    window.open = () => null;
    const gallery = {
      ...album,
      photos: [
        { ...photo, url: 'https://example.org/a.jpg' },
        { ...photo, id: 8 },
      ],
    };
    const box = (index: number) => (
      <Lightbox
        gallery={gallery}
        index={index}
        onShow={() => undefined}
        onClose={() => undefined}
        onUnavailable={() => undefined}
      />
    );
    const { rerender } = render(box(0));
    const status = () => screen.getByRole('status', { hidden: true }).textContent;
    expect(status()).toBe('');
    fireEvent.click(screen.getByRole('link', { name: /^Open photo/, hidden: true }));
    expect(status()).toBe('Opening in New Tab ');
    rerender(box(1));
    expect(status()).toBe('');
  });
});

describe('the address of a place in the gallery', () => {
  it.each([
    ['/gallery', {}, '/gallery'],
    ['/gallery', { album: 3 }, '/gallery?album=3'],
    ['/community?tab=gallery', { album: 3, photo: 7 }, '/community?tab=gallery&album=3&photo=7'],
  ])('below %s for %j is %s', (base, place, address) => {
    expect(galleryAddress(base, place)).toBe(address);
  });

  it.each([
    ['', [galleriesPath]],
    ['album=3&photo=7', [galleryPath(3)]],
    ['album=../admin', []],
    ['album=99999999999', []],
  ])('with ?%s reads %j', (query, paths) => {
    expect(galleryReads(new URLSearchParams(query))).toEqual(paths);
  });

  it('of a download has a name for the file, if the photo is our own', () => {
    expect(downloadAddress(photo, 'Eye Camp')).toBe(`${photo.url}?download=The%20choir%20%2F%202nd%20evening`);
    expect(downloadAddress({ ...photo, caption: null }, 'Eye Camp')).toBe(`${photo.url}?download=Eye%20Camp`);
    expect(downloadAddress({ ...photo, url: 'https://example.org/a.jpg' }, 'Eye Camp')).toBe(
      'https://example.org/a.jpg',
    );
  });
});
