import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { describeCommonErrors, type OperationObject } from './platform/http/api-errors.ts';
import { anyQueryName, languageParameter } from './platform/http/query-parameters.ts';

/** A sentence for each group of routes; a tag without one fails the test of the description. */
const tags: Record<string, string> = {
  Events: 'Events with their time and place, and their registrations.',
  'Check-in': 'The attendee list for the gate of an event, and who has come in.',
  Sermons: 'Sermons to read, listen to and watch, by category, speaker, series and topic.',
  Ministries: 'The ministries of the church, each with its page.',
  Announcements: 'Notices on the site for a limited time, by priority.',
  Testimonials: 'Testimonies that visitors send and the office verifies.',
  Pages: 'Pages that the office makes from blocks, each with its address and its place in the navigation.',
  'Photo galleries': 'Albums of events with their photos.',
  Feeds: 'Calendars (iCalendar) and the podcast (RSS) that other programs subscribe to; files, not JSON.',
  Live: 'Whether a service is being broadcast, and where to watch it.',
  Search: 'Search of the whole public site.',
  Newsletter: 'Subscriptions of visitors, the list of subscribers, and the newsletters of the office.',
  Contact: 'Messages from visitors to the office, and its answers.',
  Prayer: 'Prayer requests, and their replies, which require the reply code.',
  Families: 'Families that register with the church.',
  Giving: 'Gifts, and the ledger of all money received and paid back.',
  Payments: 'Ways of paying for a gift or an order, and the state of each payment.',
  Store: 'Products, orders, stock and sales figures.',
  Session: 'Checks a credential; there are no sessions to open or close.',
  'Staff accounts': 'Accounts for the consoles, their roles and invitations.',
  Administration: 'Figures, open work and search of the admin console.',
  'Work items': 'Assignments of messages, prayer requests and orders, and internal notes about them.',
  Presence: 'Who has the same item open in an editor.',
  Content: 'Suggestions, calendar and history of items, the same for every content kind.',
  Imports: 'Imports of CSV files: checked first, stored in one transaction, undone as a whole.',
  Uploads: 'Uploads of pictures and recordings, in one request or resumable (tus).',
  'Site settings':
    'Identity of the church, people, weekly programme, exchange rate, texts, sections and languages of the site.',
  Translations: 'Texts of the office and of the product, with their translations.',
  'Site archive': 'The whole site as one archive: export, check and import.',
  'Media library': 'All uploaded files: where they are used, what they show; replacement and deletion.',
  'Editor drafts': 'Unsaved forms of the consoles, each for the account that typed it.',
  Notifications: 'Notifications on devices by Web Push: what a device is notified of, and how to end that.',
  'Messages out': 'E-mails, texts and notifications that are waiting, sent or given up.',
  'Personal data': 'Everything stored about one person: find, export and erase.',
  'Audit log': 'What staff did, and when.',
  'Media team': 'Stream keys, approval and going live.',
  Recordings: 'Recordings of broadcasts.',
  'Media server': 'Callbacks of SRS and nginx-rtmp; not for other clients.',
  Placeholders: 'Drawn pictures for places without a picture.',
};

/** Descriptions of path parameters that mean the same in every route; a route may describe its own instead. */
const pathParameters: Record<string, string> = {
  id: 'Id of the item',
  entryId: 'Id of the version in the history',
  noteId: 'Id of the note',
  code: 'The reply code that was returned for the request',
  reference: 'Reference of the payment',
  provider: 'A provider from `GET /api/payments/methods`',
  file: 'Name of the file, with its extension',
};

function describePathParameters({ paths }: OpenAPIObject): void {
  for (const { parameters = [] } of Object.values(paths).flatMap((path) => Object.values(path) as OperationObject[]))
    for (const parameter of parameters)
      if ('in' in parameter && parameter.in === 'path') parameter.description ??= pathParameters[parameter.name];
}

function describeErrors({ paths }: OpenAPIObject): void {
  for (const [path, operations] of Object.entries(paths)) {
    const hasNotFound = Object.keys(pathParameters).some((name) => path.includes(`{${name}}`));
    for (const [method, operation] of Object.entries(operations as Record<string, OperationObject>))
      describeCommonErrors(method, operation, hasNotFound);
  }
}

/** Adds the language parameter to every public read, except links and callbacks, which accept any query parameter. */
function describeLanguage({ paths }: OpenAPIObject): void {
  for (const [path, { get }] of Object.entries(paths)) {
    if (!/^\/(api|feeds)\//.test(path) || !get || get.security) continue;
    get.parameters ??= [];
    if (!get.parameters.some((parameter) => 'in' in parameter && parameter.name === anyQueryName))
      get.parameters.push(languageParameter);
  }
}

/** Describes every route of the application. Complete only when the Swagger compiler plugin has run (`npm run openapi`). */
export function describeApi(app: INestApplication): OpenAPIObject {
  const description = new DocumentBuilder()
    .setTitle('Church website API')
    .setDescription(
      'The website, the admin console and the media console use only this API. Public reads need no credential. ' +
        'Staff routes use HTTP Basic authentication. Dates with a time are ISO 8601 in UTC, calendar days are `YYYY-MM-DD`. Every error has the shape `ErrorResponse`.',
    )
    .setVersion('1')
    .addBasicAuth(
      {
        type: 'http',
        scheme: 'basic',
        description: 'A staff account; its role decides what it may do',
      },
      'staff',
    )
    .addServer('/', 'The server that serves this description')
    .build();
  description.tags = Object.entries(tags).map(([name, sentence]) => ({ name, description: sentence }));
  const document = SwaggerModule.createDocument(app, description, {
    operationIdFactory: (controller, method) => method + controller.replace(/Controller$/, ''),
  });
  describePathParameters(document);
  describeLanguage(document);
  describeErrors(document);
  return document;
}
