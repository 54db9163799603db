import type { IncomingHttpHeaders } from 'node:http';
import { type AnsweredRequest, begunBytes, countVisit, pageName } from './visit-rules.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

/** What a request adds, as 'metric name amount'. */
function counts(own: Partial<AnsweredRequest> = {}, headers: IncomingHttpHeaders = {}): string[] {
  const added: string[] = [];
  countVisit(
    {
      method: 'GET',
      route: '/*',
      url: '/events?tab=all',
      status: 200,
      bytes: 9_000,
      ...own,
      headers: { host: 'church.example', 'user-agent': phone, ...headers },
    },
    'church.example',
    (metric, name, amount) => added.push([metric, name, amount].join(' ').replace('  ', ' ')),
  );
  return added;
}
const recording = (own: Partial<AnsweredRequest> = {}, headers: IncomingHttpHeaders = {}): string[] =>
  counts({ route: '/uploads/:name', url: '/uploads/0f1e.mp3', bytes: begunBytes, ...own }, headers);

describe('a page', () => {
  it('counts by its path, as a visit and by its bytes', () =>
    expect(counts()).toEqual(['bytes pages 9000', 'page /events 1', 'visit 1']));

  it('is a visit unless it was opened on this site', () => {
    expect(counts({}, { referer: 'https://church.example/sermons' })).not.toContain('visit 1');
    expect(counts({}, { referer: 'http://localhost:3000/sermons', host: 'localhost:3000' })).not.toContain('visit 1');
  });

  it.each([
    ['https://www.Facebook.com/', 'facebook.com'],
    ['https://l.facebook.com/l.php?u=secret', 'l.facebook.com'],
    ['android-app://com.google.android.gm/', 'com.google.android.gm'],
    ['http://news.example:8080/a', 'news.example'],
  ])('comes from %s, of which only the host is counted', (referer, host) =>
    expect(counts({}, { referer })).toContain(`referrer ${host} 1`),
  );

  it.each(['', 'about:blank', 'https://<script>/', `https://${'a'.repeat(101)}.example/`])(
    'has no referrer when the browser sends %j',
    (referer) => {
      expect(counts({}, { referer })).toContain('visit 1');
      expect(counts({}, { referer }).join()).not.toContain('referrer');
    },
  );

  it('is counted separately where the visitor saves data, by header or setting', () => {
    expect(counts({}, { 'save-data': 'on' })).toEqual([
      'bytes-saving pages 9000',
      'page /events 1',
      'page-saving 1',
      'visit 1',
    ]);
    expect(counts({}, { cookie: 'save-data=on' })).toContain('page-saving 1');
  });

  it.each([
    ['was not found', { status: 404 }],
    ['could not be shown', { status: 503 }],
    ['was only asked for its headers', { method: 'HEAD' }],
  ])('counts only by its bytes when it %s', (_, own) => expect(counts(own)).toEqual(['bytes pages 9000']));

  it('counts when the browser had it already', () => expect(counts({ status: 304 })).toContain('page /events 1'));
  it('counts when it was prefetched by a press on its link', () =>
    expect(counts({}, { 'sec-purpose': 'prefetch', 'sec-fetch-dest': 'document' })).toContain('page /events 1'));
  it('does not count when a script or a frame fetched it', () =>
    expect(counts({}, { 'sec-fetch-dest': 'empty' })).toEqual(['bytes pages 9000']));
});

describe('the name of a page', () => {
  it.each([
    ['/', '/'],
    ['/events/', '/events'],
    ['/events/12', '/events/12'],
    ['/store/checkout', '/store/checkout'],
    ['/orders/FW7K2QW9', '/orders/…'],
    ['/events/12/photos', '/events/…'],
    ['/Mary%20Akello', '/…'],
  ])('of %s is %s', (path, name) => expect(pageName(path)).toBe(name));
});

describe('nothing is counted', () => {
  it.each(['Googlebot/2.1 (+http://www.google.com/bot.html)', 'WhatsApp/2.23.20.0 A', 'curl/8.5.0', undefined])(
    'for %s',
    (userAgent) => expect(counts({}, { 'user-agent': userAgent })).toEqual([]),
  );
  it('for staff who are signed in', () => expect(counts({}, { authorization: 'Basic eA==' })).toEqual([]));
  it.each([
    '/admin',
    '/admin/events',
    '/sw/admin/events',
    '/media-setup',
    '/page-preview?kind=events',
    '/remotes/admin/main.js',
  ])('for %s', (url) => expect(counts({ url })).toEqual([]));
  it('for what the consoles load', () =>
    expect(
      counts({ route: '/assets/*', url: '/assets/vendor.js' }, { referer: 'https://church.example/admin/events' }),
    ).toEqual([]));
});

describe('a recording', () => {
  it('counts as played when its beginning is requested, and by the bytes sent', () => {
    const both = ['bytes recordings 64000', 'play-bytes 0f1e.mp3 64000', 'play 0f1e.mp3 1'];
    expect(recording()).toEqual(both);
    expect(recording({ status: 206 }, { range: 'bytes=0-' })).toEqual(both);
  });
  it('counts as played once when the player continues in the middle', () =>
    expect(recording({ status: 206 }, { range: 'bytes=500000-' })).toEqual([
      'bytes recordings 64000',
      'play-bytes 0f1e.mp3 64000',
    ]));
  it('does not count as played when a player only requests its first bytes', () =>
    expect(recording({ status: 206, bytes: 500 }, { range: 'bytes=0-1' }).join()).not.toContain('play 0f1e'));
  it('counts as played, without its bytes, where a bucket sends it', () =>
    expect(recording({ status: 302, bytes: 600 })).toEqual(['bytes recordings 600', 'play 0f1e.mp3 1']));
  it('counts as a download when it is saved', () =>
    expect(recording({ url: '/uploads/0f1e.mp3?download=Grace' })).toEqual([
      'bytes recordings 64000',
      'download 0f1e.mp3 1',
    ]));
  it('counts as one download when a device saves it in pieces', () => {
    const piece = (range: string) => recording({ url: '/uploads/0f1e.mp3?offline', status: 206 }, { range });
    expect(piece('bytes=0-524287')).toEqual(['bytes recordings 64000', 'download 0f1e.mp3 1']);
    expect(piece('bytes=524288-1048575')).toEqual(['bytes recordings 64000']);
  });
  it('is heard in a podcast app too', () =>
    expect(recording({}, { 'user-agent': 'AntennaPod/3.4.0' })).toContain('play 0f1e.mp3 1'));
  it('does not count when it is not there', () =>
    expect(recording({ status: 404 })).toEqual(['bytes recordings 64000']));
});

it.each([
  ['/uploads/:name', '/uploads/0f1e-700x500.320.avif', 'pictures'],
  ['/assets/*', '/assets/main.js', 'styles-and-script'],
  ['/api/events', '/api/events', 'data'],
  ['/hls/*', '/hls/live/1.ts', 'live'],
  ['/feeds/sermons.xml', '/feeds/sermons.xml', 'other'],
])('counts the bytes of %s by type', (route, url, sort) =>
  expect(counts({ route, url })).toEqual([`bytes ${sort} 9000`]),
);
