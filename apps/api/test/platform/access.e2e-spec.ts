import {
  asksForCode,
  contentKinds,
  type ContentPlural,
  everyPermission,
  isPermitted,
  type Permission,
  type StaffRole,
  staffRoles,
  type WorkItemKind,
} from '@ministry/domain';
import { StaffAccount } from '../../src/people/staff/staff-account.entity.ts';
import { newAddress } from '../addresses.ts';
import { busyMachineMs } from '../busy-machine.ts';
import { addEveryRole, basic, startTestApp, type TestApp } from '../test-app.ts';

/** Every kind of content. A new kind needs no entry here: visitors read it, admins change it. */
const plurals = Object.keys(contentKinds) as ContentPlural[];

/** Routes for the assignment and the notes of a kind of work item. */
function workItemsOf(kind: WorkItemKind): string[] {
  const item = `/api/work-items/${kind}/:id`;
  const note = `${item}/notes/:noteId`;
  return [
    `GET /api/work-items/${kind}/candidates`,
    `GET ${item}`,
    `PUT ${item}/assignment`,
    `POST ${item}/notes`,
    `PUT ${note}`,
    `DELETE ${note}`,
    `POST ${note}/restore`,
  ];
}

function changesOf(plural: ContentPlural): string[] {
  const item = `/api/${plural}/:id`;
  const changes = [`PUT ${item}`, `DELETE ${item}`, `POST ${item}/restore`, `POST ${item}/duplicate`];
  // Visitors may send testimonials, which are plain text.
  const ofAdmins = plural === 'testimonials' ? [] : [`POST /api/${plural}`];
  return [...ofAdmins, ...changes, `POST /api/${plural}/bulk`];
}

/** Routes of an import. Each kind needs the permission that allows to add such items. */
const importsOf = (kind: string): string[] => [
  `GET /api/imports/${kind}`,
  `POST /api/imports/${kind}/check`,
  `POST /api/imports/${kind}`,
  `POST /api/imports/${kind}/:id/undo`,
];

/**
 * Who may call each route: everybody, all staff, or the roles with a permission. `served` routes return files and documents that are
 * the same for everybody, and check no credential. `built` routes belong to the front ends and exist once these are built.
 * `called` routes are only for an external media server, which knows a secret that no caller in this test has.
 */
const expected: Record<'everybody' | 'staff' | 'called' | 'served' | 'built' | Permission, string[]> = {
  everybody: [
    'GET /api/payments/methods',
    'GET /api/payments/:reference',
    'GET /api/payments/:provider/return',
    'GET /api/payments/:provider/cancelled',
    'GET /api/payments/:provider/ipn',
    'POST /api/payments/:provider/ipn',
    'POST /api/payments/:provider/webhook',
    'GET /tickets/:code',
    'GET /tickets/:code/give-back',
    'POST /tickets/:code/give-back',
    'GET /tickets/:code/transfer',
    'POST /tickets/:code/transfer',
    'GET /waiting-list/:code',
    'POST /waiting-list/:code/take',
    'POST /waiting-list/:code/leave',
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
    'POST /api/events/:id/waiting-list',
    'GET /api/sermons/facets',
    'POST /api/testimonials',
    'GET /api/live/status',
    'GET /feeds/services.ics',
    'GET /feeds/services/:file',
    'GET /feeds/events.ics',
    'GET /feeds/sermons.xml',
    'GET /feeds/sermons.jpg',
    'POST /api/staff-invitations/read',
    'POST /api/staff-invitations/accept',
    'POST /api/contact',
    'POST /api/create-:provider-payment',
    'POST /api/prayer-requests',
    'GET /api/prayer-requests/replies/:code',
    'POST /api/prayer-requests/replies',
    'POST /api/families',
    'GET /api/notifications/key',
    'PUT /api/notifications/subscription',
    'POST /api/notifications/unsubscribe',
    'POST /api/notifications/event-registrations',
    'POST /api/notifications/prayer-requests',
    'POST /api/newsletter/subscribe',
    'GET /api/newsletter/unsubscribe',
    'POST /api/newsletter/unsubscribe',
    'GET /api/search',
    'GET /api/site',
    'GET /api/site/team',
    'GET /api/ministry-quiz',
    'GET /api/assistant',
    'GET /api/site/leaders',
    'GET /api/site/offices',
    'GET /api/site/home-page',
    'GET /api/site/about-page',
    'GET /api/site/contact-page',
    'GET /api/site/live-page',
    'GET /api/site/team-page',
    'GET /api/site/privacy-page',
    'GET /api/site/terms-page',
    'GET /api/site/ministries-page',
    'GET /api/site/projects',
    'GET /api/site/ways-of-giving',
    'GET /api/products',
    'GET /api/products/:id',
    'POST /api/orders',
    'GET /api/orders/lookup',
    'POST /api/orders/lookup/pay',
    'POST /api/orders/lookup/cancel',
  ],
  staff: [
    'GET /api/session',
    'PUT /api/session/password',
    'POST /api/session/sign-out-everywhere',
    'GET /api/session/second-factor',
    'POST /api/session/second-factor/setup',
    'POST /api/session/second-factor/confirm',
    'POST /api/session/second-factor/proof',
    'POST /api/session/second-factor/recovery-codes',
    'POST /api/session/second-factor/remove',
  ],
  'console.open': [
    'GET /api/admin/stats',
    'GET /api/admin/today',
    'GET /api/admin/search',
    'GET /api/admin/trends',
    'PUT /api/presence',
    'GET /api/editor-drafts',
    'GET /api/editor-drafts/:key',
    'PUT /api/editor-drafts/:key',
    'DELETE /api/editor-drafts/:key',
    'GET /api/imports',
  ],
  'visits.read': ['GET /api/admin/visits'],
  'content.read': [
    // Parses a text and stores nothing.
    ...plurals.filter((plural) => plural !== 'testimonials').map((plural) => `POST /api/${plural}/preview`),
    ...plurals.filter((plural) => plural !== 'testimonials').map((plural) => `GET /api/${plural}/export.csv`),
    'GET /api/content-calendar',
    'GET /api/photo-galleries/export.csv',
    'GET /api/content/:kind/suggestions',
    'GET /api/content/:kind/:id/history',
    'GET /api/content/:kind/:id/history/:entryId',
  ],
  'content.publish': [
    ...importsOf('sermons'),
    ...plurals.filter((plural) => plural !== 'testimonials').flatMap(changesOf),
    'POST /api/photo-galleries',
    'POST /api/photo-galleries/bulk',
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
    'POST /api/uploads/:id/replace',
    'PUT /api/uploads/:id/focus',
    'POST /api/uploads/:id/crop',
    'POST /api/uploads/:id/restore-original',
    'POST /api/uploads/delete',
  ],
  'testimonials.manage': [...changesOf('testimonials'), 'GET /api/testimonials/export.csv'],
  'uploads.add': [
    'POST /api/upload/image',
    'POST /api/upload/audio',
    'POST /api/upload/video',
    'OPTIONS /api/upload/resumable',
    'POST /api/upload/resumable',
    'GET /api/upload/resumable/:id',
    'PATCH /api/upload/resumable/:id',
    'DELETE /api/upload/resumable/:id',
    'POST /api/upload/resumable/:id/finish',
    'GET /api/uploads',
    'GET /api/uploads/:id',
    'PUT /api/uploads/:id',
  ],
  'site.write': [
    'GET /api/site/identity',
    'PUT /api/site/identity',
    'GET /api/site/identity/history',
    'GET /api/site/programme',
    'PUT /api/site/programme',
    'GET /api/site/programme/history',
    'GET /api/site/people',
    'PUT /api/site/people',
    'GET /api/site/people/history',
    'GET /api/site/sections',
    'PUT /api/site/sections',
    'GET /api/site/sections/history',
    'GET /api/site/languages',
    'PUT /api/site/languages',
    'GET /api/site/languages/history',
    'GET /api/translations',
    'GET /api/translations/progress',
    'GET /api/translations/export',
    'PUT /api/translations',
    'POST /api/translations/import',
    'GET /api/site/setup',
    'POST /api/site/setup',
    'POST /api/site/setup/dismiss',
    'GET /api/site/quiz',
    'PUT /api/site/quiz',
    'GET /api/site/quiz/history',
    'GET /api/site/assistant',
    'PUT /api/site/assistant',
    'GET /api/site/assistant/history',
    'GET /api/site/message-templates',
    'GET /api/site/message-templates/:key',
    'PUT /api/site/message-templates/:key',
    'GET /api/site/message-templates/:key/history',
    'POST /api/site/message-templates/:key/test',
    'GET /api/site/home-texts',
    'PUT /api/site/home-texts',
    'GET /api/site/home-texts/history',
    'GET /api/site/ministries-texts',
    'PUT /api/site/ministries-texts',
    'GET /api/site/ministries-texts/history',
    'GET /api/site/about-texts',
    'PUT /api/site/about-texts',
    'GET /api/site/about-texts/history',
    'GET /api/site/contact-texts',
    'PUT /api/site/contact-texts',
    'GET /api/site/contact-texts/history',
    'GET /api/site/live-texts',
    'PUT /api/site/live-texts',
    'GET /api/site/live-texts/history',
    'GET /api/site/team-texts',
    'PUT /api/site/team-texts',
    'GET /api/site/team-texts/history',
    'GET /api/site/privacy-texts',
    'PUT /api/site/privacy-texts',
    'GET /api/site/privacy-texts/history',
    'GET /api/site/terms-texts',
    'PUT /api/site/terms-texts',
    'GET /api/site/terms-texts/history',
  ],
  'giving.manage': [
    'GET /api/site/giving',
    'PUT /api/site/giving/proposal',
    'POST /api/site/giving/proposal/confirm',
    'POST /api/site/giving/proposal/withdraw',
    'GET /api/site/giving/history',
  ],
  'registrations.read': [
    'GET /api/events/:id/registrations',
    'GET /api/events/:id/registrations.csv',
    'GET /api/events/:id/registrations/export.csv',
    'GET /api/events/:id/messages',
    'GET /api/events/:id/waiting-list',
    'GET /api/events/:id/waiting-list/export.csv',
    'GET /api/events/:id/attendance',
    'GET /api/events/:id/attendance/people',
    'GET /api/events/:id/attendance/export.csv',
  ],
  'registrations.write': [
    'DELETE /api/events/:id/registrations/:registrationId',
    'POST /api/events/:id/attendance/thanks',
    'POST /api/events/:id/messages',
    'DELETE /api/events/:id/messages/:messageId',
    'DELETE /api/events/:id/waiting-list/:entryId',
  ],
  'check-ins.manage': ['GET /api/events/:id/attendees', 'POST /api/events/:id/check-ins'],
  'media.broadcast': [
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
  'messages.manage': [
    'GET /api/contact-messages',
    'GET /api/contact-messages/:id',
    'PUT /api/contact-messages/:id',
    'POST /api/contact-messages/:id/reply',
    'DELETE /api/contact-messages/:id',
    'POST /api/contact-messages/:id/restore',
    'POST /api/contact-messages/bulk',
    ...workItemsOf('contact-message'),
  ],
  'prayers.manage': [
    'GET /api/prayer-requests',
    'GET /api/prayer-requests/:id',
    'PUT /api/prayer-requests/:id',
    'POST /api/prayer-requests/:id/reply',
    'DELETE /api/prayer-requests/:id',
    'POST /api/prayer-requests/:id/restore',
    'POST /api/prayer-requests/bulk',
    ...workItemsOf('prayer-request'),
  ],
  'families.manage': [
    ...importsOf('families'),
    'GET /api/families',
    'GET /api/families/export.csv',
    'GET /api/families/map',
    'GET /api/families/:id',
    'POST /api/families/bulk',
    'PUT /api/families/:id',
    'DELETE /api/families/:id',
    'POST /api/families/:id/restore',
  ],
  'newsletter.manage': [
    ...importsOf('subscribers'),
    'GET /api/newsletter/subscribers',
    'GET /api/newsletter/subscribers.csv',
    'GET /api/newsletter/subscribers/export.csv',
    'DELETE /api/newsletter/subscribers/:id',
    'POST /api/newsletter/subscribers/:id/restore',
    'GET /api/newsletter/campaigns',
    'POST /api/newsletter/campaigns',
    'GET /api/newsletter/campaigns/recipients',
    'POST /api/newsletter/campaigns/preview',
    'POST /api/newsletter/campaigns/bulletin',
    'POST /api/newsletter/campaigns/picture',
    'POST /api/newsletter/campaigns/test',
    'GET /api/newsletter/campaigns/:id',
    'PUT /api/newsletter/campaigns/:id',
    'DELETE /api/newsletter/campaigns/:id',
    'POST /api/newsletter/campaigns/:id/send',
    'POST /api/newsletter/campaigns/:id/pause',
    'POST /api/newsletter/campaigns/:id/resume',
    'POST /api/newsletter/campaigns/:id/cancel',
  ],
  // Decides which prayer requests the routes of 'prayers.manage' show.
  'prayers.confidential': [],
  'people.manage': ['POST /api/people/search', 'POST /api/people/export', 'POST /api/people/erase'],
  'store.manage': [
    ...importsOf('products'),
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
    ...workItemsOf('order'),
  ],
  'ledger.manage': [
    ...importsOf('gifts'),
    'GET /api/payments',
    'POST /api/payments/:reference/check',
    'POST /api/payments/:reference/settled',
    'GET /api/ledger',
    'GET /api/ledger/totals',
    'GET /api/ledger/months',
    'GET /api/ledger/export.csv',
    'GET /api/ledger/statement',
    'GET /api/ledger/statement.csv',
    'GET /api/ledger/:id',
    'GET /api/ledger/:id/giving',
    'GET /api/ledger/:id/giving-statement.pdf',
    'POST /api/ledger/gifts',
    'GET /api/bank-deposits',
    'GET /api/bank-deposits/:id',
    'POST /api/bank-deposits',
    'DELETE /api/bank-deposits/:id',
    'POST /api/ledger/:id/corrections',
    'GET /api/site/exchange-rate',
    'PUT /api/site/exchange-rate',
    'GET /api/site/exchange-rate/history',
  ],
  'accounts.manage': [
    'GET /api/staff-accounts',
    'POST /api/staff-accounts',
    'PUT /api/staff-accounts/:id/password',
    'DELETE /api/staff-accounts/:id',
    'POST /api/staff-accounts/:id/restore',
    'POST /api/staff-accounts/:id/invitation',
    'POST /api/staff-accounts/:id/sign-out',
    'DELETE /api/staff-accounts/:id/second-factor',
  ],
  'site.move': [
    'GET /api/site/archive',
    'GET /api/site/archive/contents',
    'GET /api/site/archive/previous',
    'POST /api/site/archive/imports/:upload/check',
    'POST /api/site/archive/imports/:upload/apply',
  ],
  'site.manage': [
    'GET /api/audit-log',
    'GET /api/audit-log/export.csv',
    'GET /api/outbox',
    'POST /api/outbox/:id/resend',
    'POST /api/outbox/resend',
    'GET /api/admin/system',
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
    'GET /assets/:build/:name',
    'GET /remotes/admin/*',
    'GET /remotes/admin/:folder(^[a-z]{2,3}$|^[a-z]{2,3}-[0-9a-f]{8}$)/*',
    'GET /remotes/media/*',
    'GET /remotes/media/:folder(^[a-z]{2,3}$|^[a-z]{2,3}-[0-9a-f]{8}$)/*',
    'GET /favicon.ico',
    'GET /robots.txt',
    'GET /service-worker.js',
    'GET /manifest.webmanifest',
    'GET /apple-touch-icon.png',
    'GET /icons/:name',
    'GET /.well-known/security.txt',
    'GET /sitemap.xml',
    'GET /sitemap-:part.xml',
    'GET /share/:name',
    'POST /save-data',
  ],
};

type Access = keyof typeof expected;
const accessOf = new Map(
  Object.entries(expected).flatMap(([access, routes]) => routes.map((route) => [route, access as Access])),
);

const strangers = ['nobody', 'bad credential', 'X-Admin-User only', 'revoked'] as const;
const callers = [...strangers, ...staffRoles];
type Caller = (typeof callers)[number];
type Answer = 'in' | 401 | 403;

const isStaff = (caller: Caller): caller is StaffRole => staffRoles.some((role) => role === caller);
/** These callers get a 401 before anything else is checked, also on public routes. `served` and `built` routes check no credential. */
const isWrong = (caller: Caller): boolean => caller === 'bad credential' || caller === 'revoked';

/** 401: not signed in. 403: not allowed. 'in': any other answer, which means that the request has passed the guards. */
function expectedAnswer(access: Access, caller: Caller): Answer {
  if (access === 'served' || access === 'built') return 'in';
  if (isWrong(caller)) return 401;
  if (access === 'everybody') return 'in';
  if (access === 'called') return 403;
  if (!isStaff(caller)) return 401;
  return access === 'staff' || isPermitted(caller, access) ? 'in' : 403;
}

/** HEAD has the same access as GET. */
const declared = (route: string): string => route.replace(/^HEAD /, 'GET ');
const address = (path: string): string => path.replace(/:id\b/g, '999999').replace('*', 'nothing-here');

// ADM-20, ADM-22, ADM-23, ADM-24, ADM-25, ADM-27, ADM-28, MEDIA-02, MEDIA-11, NEWS-34: for every route the server decides,
// by a credential that it has checked. On SQLite only: access is decided before any query of a route.
describe('access to every route', () => {
  let test: TestApp;
  const revoked = basic('revoked', 'a revoked long passphrase');

  beforeAll(async () => {
    test = await startTestApp();
    const added = await test.send({
      method: 'POST',
      url: '/api/staff-accounts',
      headers: test.as('admin'),
      payload: { username: 'revoked', role: 'admin', password: 'a revoked long passphrase' },
    });
    await test.send({ method: 'DELETE', url: `/api/staff-accounts/${added.json().id}`, headers: test.as('admin') });
    await addEveryRole(test);
  });
  afterAll(() => test.close());

  const headersOf = (caller: Caller): Record<string, string> => {
    if (caller === 'bad credential') return { authorization: basic('admin', 'not the passphrase') };
    // ADM-20
    if (caller === 'X-Admin-User only') return { 'x-admin-user': 'admin', 'X-Admin-User': 'admin' };
    if (caller === 'revoked') return { authorization: revoked };
    return isStaff(caller) ? test.as(caller) : {};
  };

  async function call(route: string, caller: Caller): Promise<Answer> {
    const [method, path = ''] = route.split(' ') as ['GET', string];
    const response = await test.send({
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

  it('knows a route for each permission that stands at one', () => {
    expect(everyPermission.filter((permission) => expected[permission].length === 0)).toEqual(['prayers.confidential']);
  });

  it.each(callers)(
    'allows and refuses %s as declared',
    async (caller) => {
      const seen: Record<string, unknown> = {};
      const wanted: Record<string, unknown> = {};
      for (const route of test.routes) {
        seen[route] = await call(route, caller);
        wanted[route] = expectedAnswer(accessOf.get(declared(route)) ?? 'accounts.manage', caller);
      }
      expect(seen).toEqual(wanted);
    },
    busyMachineMs,
  );

  it(
    'asks an account with one-time codes for one at every route of money and accounts, and at no other',
    async () => {
      const password = 'an administrator with a telephone';
      const payload = { username: 'careful', role: 'admin', password };
      const { id } = (
        await test.send({ method: 'POST', url: '/api/staff-accounts', headers: test.as('admin'), payload })
      ).json<{ id: number }>();
      await test.database.repository(StaffAccount).update({ id }, { secondFactorAt: new Date() });
      const asked: string[] = [];
      for (const route of test.routes) {
        const [method, path = ''] = route.split(' ') as ['GET', string];
        const headers = { authorization: basic('careful', password) };
        const answer = await test.send({ method, url: address(path), headers, remoteAddress: newAddress() });
        if (answer.statusCode === 403 && (method as string) === 'HEAD') asked.push(route);
        else if (answer.body.includes('SECOND_FACTOR_REQUIRED')) asked.push(route);
      }
      const wanted = [...test.routes].filter((route) => {
        const access = accessOf.get(declared(route)) as Permission;
        if (route.startsWith('HEAD ') && access === ('called' as string)) return true;
        return asksForCode(access);
      });
      expect(asked.sort()).toEqual(wanted.sort());
    },
    busyMachineMs,
  );

  it('ignores X-Admin-User beside a credential', async () => {
    const response = await test.send({
      url: '/api/staff-accounts',
      headers: { ...test.as('media'), 'x-admin-user': 'admin' },
      remoteAddress: newAddress(),
    });
    expect(response.statusCode).toBe(403);
  });
});
