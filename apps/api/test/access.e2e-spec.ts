import { contentKinds, type ContentPlural } from '@ministry/domain';
import { newAddress } from './addresses.ts';
import { basic, startTestApp, type TestApp } from './test-app.ts';

/** Every kind of content. Whoever adds one has nothing to declare here: visitors read it, admins change it. */
const plurals = Object.keys(contentKinds) as ContentPlural[];

function changesOf(plural: ContentPlural): string[] {
  const item = `/api/${plural}/:id`;
  const changes = [`PUT ${item}`, `DELETE ${item}`, `POST ${item}/restore`, `POST ${item}/duplicate`];
  // Visitors send in testimonies, which are plain text.
  const ofAdmins = plural === 'testimonials' ? [] : [`POST /api/${plural}`, `POST /api/${plural}/preview`];
  return [...ofAdmins, ...changes, `POST /api/${plural}/bulk`];
}

/**
 * Who may call each route: everybody, the staff (admin and media), or admins. `served` routes hand out files and
 * documents that are the same for everybody and look at no credential; those of the front ends (`built`) are there
 * once these are built. `called` ones are for a media server of its own alone, which knows a secret that nobody here has.
 */
const expected: Record<'everybody' | 'staff' | 'admins' | 'called' | 'served' | 'built', string[]> = {
  everybody: [
    'GET /api/payments/methods',
    'GET /api/payments/:reference',
    'GET /api/payments/:provider/return',
    'GET /api/payments/:provider/cancelled',
    'GET /api/payments/:provider/ipn',
    'POST /api/payments/:provider/ipn',
    'POST /api/payments/:provider/webhook',
    'GET /sandbox-checkout/:id',
    'POST /sandbox-checkout/:id',
    'GET /api/photo-galleries',
    'GET /api/photo-galleries/:id',
    'GET /api/placeholder/:width/:height',
    'GET /healthz',
    'GET /readyz',
    ...plurals.flatMap((plural) => [`GET /api/${plural}`, `GET /api/${plural}/:id`]),
    'GET /api/events/:id/calendar.ics',
    'POST /api/events/:id/register',
    'GET /api/sermons/facets',
    'POST /api/testimonials',
    'GET /api/live/status',
    'GET /feeds/services.ics',
    'GET /feeds/services/:file',
    'GET /feeds/events.ics',
    'GET /feeds/sermons.xml',
    'GET /feeds/sermons.jpg',
    'POST /api/contact',
    'POST /api/create-:provider-payment',
    'POST /api/prayer-requests',
    'GET /api/prayer-requests/replies/:code',
    'POST /api/prayer-requests/replies',
    'POST /api/families',
    'POST /api/newsletter/subscribe',
    'GET /api/newsletter/unsubscribe',
    'POST /api/newsletter/unsubscribe',
    'GET /api/search',
    'GET /api/products',
    'GET /api/products/:id',
    'POST /api/orders',
    'GET /api/orders/lookup',
    'POST /api/orders/lookup/pay',
    'POST /api/orders/lookup/cancel',
  ],
  staff: [
    'GET /api/session',
    'GET /api/media/preview/*',
    'GET /api/media/recordings',
    'POST /api/media/recordings/:id/sermon',
    'DELETE /api/media/recordings/:id',
    'GET /api/rtmp/config',
    'GET /api/media/stream-config',
    'POST /api/media/stream-config',
    'GET /api/media/stream-key',
    'POST /api/media/stream-key/rotate',
    'GET /api/media/stream',
    'POST /api/media/approve-stream',
    'POST /api/media/withdraw-approval',
    'POST /api/media/go-live',
  ],
  admins: [
    ...plurals.flatMap(changesOf),
    'GET /api/payments',
    'POST /api/payments/:reference/check',
    'POST /api/payments/:reference/settled',
    'POST /api/photo-galleries',
    'PUT /api/photo-galleries/:id',
    'DELETE /api/photo-galleries/:id',
    'POST /api/photo-galleries/:id/photos/upload',
    'POST /api/photo-galleries/:id/photos/resumable',
    'POST /api/photo-galleries/:id/photos',
    'DELETE /api/photos/:id',
    'POST /api/photo-galleries/:id/restore',
    'PUT /api/photo-galleries/:id/order',
    'GET /api/photo-galleries/:id/deleted-photos',
    'PUT /api/photos/:id',
    'POST /api/photos/:id/restore',
    'POST /api/photos/bulk',
    'POST /api/upload/image',
    'POST /api/upload/audio',
    'POST /api/upload/video',
    'OPTIONS /api/upload/resumable',
    'POST /api/upload/resumable',
    'GET /api/upload/resumable/:id',
    'PATCH /api/upload/resumable/:id',
    'DELETE /api/upload/resumable/:id',
    'POST /api/upload/resumable/:id/finish',
    'GET /api/staff-accounts',
    'POST /api/staff-accounts',
    'PUT /api/staff-accounts/:id/password',
    'DELETE /api/staff-accounts/:id',
    'POST /api/staff-accounts/:id/restore',
    'GET /api/audit-log',
    'GET /api/content/:kind/suggestions',
    'GET /api/content/:kind/:id/history',
    'GET /api/content/:kind/:id/history/:entryId',
    'GET /api/ledger',
    'GET /api/ledger/totals',
    'GET /api/ledger/months',
    'GET /api/ledger/export.csv',
    'GET /api/ledger/:id',
    'POST /api/ledger/gifts',
    'POST /api/ledger/:id/corrections',
    'GET /api/outbox',
    'POST /api/outbox/:id/resend',
    'POST /api/outbox/resend',
    'GET /api/admin/stats',
    'GET /api/admin/today',
    'GET /api/admin/system',
    'GET /api/admin/search',
    'GET /api/newsletter/subscribers',
    'GET /api/newsletter/subscribers.csv',
    'GET /api/newsletter/subscribers/export.csv',
    'DELETE /api/newsletter/subscribers/:id',
    'POST /api/newsletter/subscribers/:id/restore',
    'GET /api/contact-messages',
    'GET /api/contact-messages/:id',
    'PUT /api/contact-messages/:id',
    'POST /api/contact-messages/:id/reply',
    'DELETE /api/contact-messages/:id',
    'POST /api/contact-messages/:id/restore',
    'POST /api/contact-messages/bulk',
    'GET /api/prayer-requests',
    'GET /api/prayer-requests/:id',
    'PUT /api/prayer-requests/:id',
    'POST /api/prayer-requests/:id/reply',
    'DELETE /api/prayer-requests/:id',
    'POST /api/prayer-requests/:id/restore',
    'POST /api/prayer-requests/bulk',
    'POST /api/people/search',
    'POST /api/people/export',
    'POST /api/people/erase',
    'GET /api/families',
    'GET /api/families/export.csv',
    'GET /api/families/map',
    'GET /api/families/:id',
    'POST /api/families/bulk',
    'PUT /api/families/:id',
    'DELETE /api/families/:id',
    'POST /api/families/:id/restore',
    'GET /api/events/:id/registrations',
    'GET /api/events/:id/registrations.csv',
    'GET /api/events/:id/registrations/export.csv',
    'POST /api/products',
    'PUT /api/products/:id',
    'DELETE /api/products/:id',
    'POST /api/products/:id/restore',
    'POST /api/products/bulk',
    'GET /api/products/:id/stock-moves',
    'GET /api/orders',
    'GET /api/orders/packing-list',
    'GET /api/orders/export.csv',
    'GET /api/orders/:id',
    'PUT /api/orders/:id',
    'PUT /api/orders/:id/payment',
    'POST /api/orders/:id/notes',
    'GET /api/store/stats',
  ],
  called: ['POST /api/backups', 'POST /api/media-server/srs', 'POST /api/media-server/nginx'],
  served: [
    'GET /uploads/:name',
    'GET /hls/*',
    'GET /metrics',
    'GET /api/openapi.json',
    'GET /api/docs',
    'GET /api/docs-json',
    'GET /api/docs/',
    'GET /api/docs/tags/:tag',
    'GET /api/docs/swagger-ui',
    'GET /api/docs/swagger-ui/',
    'GET /api/docs/swagger-ui/*',
    'GET /api/docs/swagger-ui/index.html',
    'GET /api/docs/swagger-ui/LICENSE',
    'GET /api/docs/swagger-ui/swagger-ui-init.js',
    'GET /api/docs/swagger-ui/swagger-ui/*',
    'GET /api/docs/swagger-ui/swagger-ui/swagger-ui-init.js',
  ],
  built: [
    'GET /*',
    'GET /assets/*',
    'GET /remotes/admin/*',
    'GET /remotes/media/*',
    'GET /favicon.ico',
    'GET /robots.txt',
    'GET /.well-known/security.txt',
    'GET /sitemap.xml',
    'GET /share/:name',
    'POST /save-data',
  ],
};

/** Milliseconds for a walk over all routes on a busy machine; a bad credential costs a password hash at each. */
const timeoutMs = 120_000;

type Access = keyof typeof expected;
const accessOf = new Map(
  Object.entries(expected).flatMap(([access, routes]) => routes.map((route) => [route, access as Access])),
);

const callers = ['nobody', 'bad credential', 'X-Admin-User only', 'media', 'admin', 'revoked'] as const;
type Caller = (typeof callers)[number];

const open: Record<Caller, 'in'> = {
  nobody: 'in',
  'bad credential': 'in',
  'X-Admin-User only': 'in',
  media: 'in',
  admin: 'in',
  revoked: 'in',
};

/** 401 not signed in, 403 not allowed; 'in' is any other answer: the request has got past the guards. */
const answers: Record<Access, Record<Caller, 'in' | 401 | 403>> = {
  everybody: { nobody: 'in', 'bad credential': 401, 'X-Admin-User only': 'in', media: 'in', admin: 'in', revoked: 401 },
  staff: { nobody: 401, 'bad credential': 401, 'X-Admin-User only': 401, media: 'in', admin: 'in', revoked: 401 },
  admins: { nobody: 401, 'bad credential': 401, 'X-Admin-User only': 401, media: 403, admin: 'in', revoked: 401 },
  called: { nobody: 403, 'bad credential': 401, 'X-Admin-User only': 403, media: 403, admin: 403, revoked: 401 },
  served: open,
  built: open,
};

/** HEAD is GET without its body, and as open. */
const declared = (route: string): string => route.replace(/^HEAD /, 'GET ');
const address = (path: string): string => path.replace(/:id\b/g, '999999').replace('*', 'nothing-here');

// ADM-20, ADM-22, ADM-23, ADM-24, ADM-25, ADM-27, ADM-28, MEDIA-02, MEDIA-11, NEWS-34: the server decides, by a credential it has checked, for every route there is
// On SQLite alone: whether somebody may is decided before any query of a route.
describe('access to every route', () => {
  let test: TestApp;
  const revoked = basic('revoked', 'a revoked long passphrase');

  beforeAll(async () => {
    test = await startTestApp();
    const added = await test.inject({
      method: 'POST',
      url: '/api/staff-accounts',
      headers: test.as('admin'),
      payload: { username: 'revoked', role: 'admin', password: 'a revoked long passphrase' },
    });
    await test.inject({ method: 'DELETE', url: `/api/staff-accounts/${added.json().id}`, headers: test.as('admin') });
  });
  afterAll(() => test.close());

  const headersOf = (caller: Caller): Record<string, string> => {
    if (caller === 'bad credential') return { authorization: basic('admin', 'not the passphrase') };
    // ADM-20
    if (caller === 'X-Admin-User only') return { 'x-admin-user': 'admin', 'X-Admin-User': 'admin' };
    if (caller === 'revoked') return { authorization: revoked };
    return caller === 'nobody' ? {} : test.as(caller);
  };

  async function call(route: string, caller: Caller): Promise<'in' | 401 | 403> {
    const [method, path = ''] = route.split(' ') as ['GET', string];
    const response = await test.inject({
      method,
      url: address(path),
      headers: headersOf(caller),
      remoteAddress: newAddress(),
    });
    expect(response.statusCode).toBeLessThan(500);
    expect(response.statusCode).not.toBe(429);
    return response.statusCode === 401 || response.statusCode === 403 ? response.statusCode : 'in';
  }

  it('declares a level of access for each registered route, and for no other', () => {
    const registered = new Set([...test.routes].map(declared));
    expect([...registered].filter((route) => !accessOf.has(route))).toEqual([]);
    expect([...accessOf.keys()].filter((route) => !registered.has(route) && accessOf.get(route) !== 'built')).toEqual(
      [],
    );
  });

  it.each(callers)(
    'allows and refuses %s as declared',
    async (caller) => {
      const seen: Record<string, unknown> = {};
      const wanted: Record<string, unknown> = {};
      for (const route of test.routes) {
        seen[route] = await call(route, caller);
        wanted[route] = answers[accessOf.get(declared(route)) ?? 'admins'][caller];
      }
      expect(seen).toEqual(wanted);
    },
    timeoutMs,
  );

  it('ignores X-Admin-User beside a credential', async () => {
    const response = await test.inject({
      url: '/api/staff-accounts',
      headers: { ...test.as('media'), 'x-admin-user': 'admin' },
      remoteAddress: newAddress(),
    });
    expect(response.statusCode).toBe(403);
  });
});
