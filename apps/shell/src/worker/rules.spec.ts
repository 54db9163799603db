import { describe, expect, it } from '@jest/globals';
import { pages } from '../app/pages.ts';
import {
  documentKey,
  isDocument,
  isFile,
  isGate,
  isGateFile,
  isList,
  isPicture,
  mayStoreDocument,
  mayStoreFile,
  mayStoreList,
  mayStorePicture,
} from './rules.ts';

const at = (path: string) => new URL(path, 'https://site.example');
const answer = (headers: Record<string, string>, { status = 200, redirected = false } = {}) => ({
  status,
  redirected,
  headers: new Headers(headers),
});
const ours = { 'x-request-id': 'a1', 'cache-control': 'public, max-age=0, must-revalidate, s-maxage=15' };

describe('what the service worker answers', () => {
  it('includes every page of the site, and nothing of the consoles', () => {
    for (const { path, browserOnly } of pages)
      expect([path, isDocument(at(path.replace('*', 'x').replace(/:\w+/, '1')))]).toEqual([path, !browserOnly]);
  });

  it.each([
    '/admin',
    '/admin/people',
    '/media-setup',
    '/api/events',
    '/uploads/a.mp3',
    '/sitemap.xml',
    '/feeds/sermons.xml',
  ])('does not include %s as a page', (path) => expect(isDocument(at(path))).toBe(false));

  it('includes the public lists and their items, unless the request has a credential', () => {
    const nobody = new Headers();
    for (const path of ['/api/events?view=summary', '/api/sermons/12', '/api/products'])
      expect([path, isList(at(path), nobody)]).toEqual([path, true]);
    for (const path of [
      '/api/orders/AB12',
      '/api/live',
      '/api/session',
      '/api/admin/today',
      '/api/events/1/registrations',
    ])
      expect([path, isList(at(path), nobody)]).toEqual([path, false]);
    expect(isList(at('/api/events'), new Headers({ authorization: 'Basic YTpi' }))).toBe(false);
  });

  it('includes the check-in page of the consoles, with its files', () => {
    expect([isGate(at('/admin/gate/12')), isGate(at('/admin/gate')), isGate(at('/admin/gate/12/x'))]).toEqual([
      true,
      false,
      false,
    ]);
    expect(isDocument(at('/admin/gate/12'))).toBe(false);
    expect([isGate(at('/sw/admin/gate/12')), isDocument(at('/sw/admin')), isDocument(at('/sw/events'))]).toEqual([
      true,
      false,
      true,
    ]);
    for (const path of ['/assets/index.1a2b3c4d.js', '/remotes/admin/remoteEntry.js'])
      expect([path, isGateFile(at(path))]).toEqual([path, true]);
    for (const path of ['/api/events/12/attendees', '/remotes/media/remoteEntry.js'])
      expect([path, isGateFile(at(path))]).toEqual([path, false]);
  });

  it('includes files that never change under their name, and pictures', () => {
    expect([isFile(at('/assets/index.1a2b3c4d.js')), isFile(at('/assets/icons-1.svg'))]).toEqual([true, true]);
    expect([isFile(at('/remotes/admin/main.1a2b3c4d.js')), isFile(at('/assets/display-licence.txt'))]).toEqual([
      false,
      false,
    ]);
    expect([isPicture(at('/uploads/a.320.avif')), isPicture(at('/api/placeholder/320/180'))]).toEqual([true, true]);
    expect(isPicture(at('/uploads/a.mp3'))).toBe(false);
  });
});

describe('what may be stored', () => {
  const allowed = { ...ours, 'x-offline': '1' };

  it('includes a page that the server allows to be stored', () => {
    expect(mayStoreDocument(answer(allowed))).toBe(true);
    expect(mayStoreDocument(answer(ours))).toBe(false);
  });

  it('excludes what is marked no-store, what failed and what was redirected', () => {
    expect(mayStoreDocument(answer({ ...allowed, 'cache-control': 'no-store' }))).toBe(false);
    expect(mayStoreDocument(answer(allowed, { status: 404 }))).toBe(false);
    expect(mayStoreDocument(answer(allowed, { redirected: true }))).toBe(false);
  });

  it('excludes what a network answers in place of the site', () => {
    const signIn = answer({ 'content-type': 'text/html', 'cache-control': 'public, max-age=60, immutable' });
    for (const mayStore of [mayStoreDocument, mayStoreList, mayStoreFile, mayStorePicture])
      expect(mayStore(signIn)).toBe(false);
  });

  it('includes data, files and pictures only if they have their own type', () => {
    const immutable = { ...ours, 'cache-control': 'public, max-age=31536000, immutable' };
    expect(mayStoreList(answer({ ...ours, 'content-type': 'application/json; charset=utf-8' }))).toBe(true);
    expect(mayStoreList(answer({ ...ours, 'content-type': 'text/html' }))).toBe(false);
    expect(mayStoreFile(answer({ ...immutable, 'content-type': 'text/javascript' }))).toBe(true);
    expect(mayStoreFile(answer({ ...immutable, 'content-type': 'text/html' }))).toBe(false);
    expect(mayStorePicture(answer({ ...immutable, 'content-type': 'image/avif' }))).toBe(true);
    // A substitute for a copy that is not made yet.
    expect(mayStorePicture(answer({ ...ours, 'cache-control': 'no-cache', 'content-type': 'image/jpeg' }))).toBe(false);
  });
});

describe('the name under which a page is stored', () => {
  it.each([
    ['/sermons?utm_source=mail&fbclid=1#latest', '/sermons'],
    ['/events?page=2&gclid=3', '/events?page=2'],
    ['/sermons?q=hope', '/sermons?q=hope'],
  ])('for %s is %s', (url, key) => expect(documentKey(at(url).href)).toBe(at(key).href));
});
