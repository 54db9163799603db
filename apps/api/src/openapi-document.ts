import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { describeCommonErrors, type OperationObject } from './platform/http/api-errors.ts';
import { anyQueryName, languageParameter } from './platform/http/query-parameters.ts';

/** A sentence for each group of routes; a tag without one fails the test of the description. */
const tags: Record<string, string> = {
  Events: 'What takes place when and where, and who is registered for it.',
  'Check-in': 'The list for the gate of an event, and who came in.',
  Sermons: 'Sermons to read, hear and watch, by category, speaker, series and topic.',
  Ministries: 'What the church does for whom, each with its page.',
  Announcements: 'Notices that stand on the site for a time, by priority.',
  Testimonials: 'Testimonies that visitors send and the office verifies.',
  Pages: 'Pages of the office’s own, made of blocks, each with its address and its place in the navigation.',
  'Photo galleries': 'Albums of events with their photos.',
  Feeds: 'Calendars (iCalendar) and the podcast (RSS) for programs that subscribe to them; files, not JSON.',
  Live: 'Whether a service is on the air, and where to watch it.',
  Search: 'What visitors look for, over the whole site.',
  Newsletter: 'Subscribing and unsubscribing by visitors; the list of subscribers for the office.',
  Contact: 'Messages of visitors to the office, and its answers.',
  Prayer: 'Prayer requests, and the replies that their reply code opens.',
  Families: 'Families that register with the church.',
  Giving: 'Gifts, and the ledger in which all money that came and went is written.',
  Payments: 'How a gift or an order can be paid, and what became of each payment.',
  Store: 'Products, orders, stock and the sales figures.',
  Session: 'Checks a credential; there are no sessions to open or close.',
  'Staff accounts': 'Who may sign in to the consoles and with which role; invitations.',
  Administration: 'Figures, waiting work and the search of the admin console.',
  'Work items': 'Who deals with a message, a prayer request or an order, and what the office notes on it.',
  Presence: 'Who has the same item open in an editor.',
  Content: 'Suggestions and the history of items, alike for every content kind.',
  Imports: 'Rows from a CSV file, checked first, imported in one transaction, undone as one.',
  Uploads: 'Pictures and recordings, in one piece or resumable (tus).',
  'Site settings':
    'What names the church, how to reach it, its weekly programme, the exchange rate, and which sections the site has.',
  Translations: 'Texts of the office and of the product, beside their translations.',
  'Site archive': 'The whole site as one archive: exported, checked and imported.',
  'Media library': 'Everything that was uploaded: what uses it, what it shows, replaced or deleted.',
  'Editor drafts': 'Unsaved forms of the console, each of the account that typed it.',
  Notifications: 'Notifications on devices by Web Push: what a device is notified of, and how it stops.',
  'Messages out': 'E-mails, texts and notifications that wait, were sent or failed for good.',
  'Personal data': 'All that is stored about one person: found, exported or erased.',
  'Audit log': 'What staff did and when.',
  'Media team': 'Stream keys, approval and going live.',
  Recordings: 'What was recorded of broadcasts.',
  'Media server': 'Calls of SRS and nginx-rtmp; not for clients.',
  Placeholders: 'Drawn pictures where there are none.',
};

/** Descriptions of path parameters that mean the same in every route; a route may describe its own instead. */
const pathParameters: Record<string, string> = {
  id: 'Number of the row',
  entryId: 'Number of the version in the history',
  noteId: 'Number of the note',
  code: 'The reply code that the request was answered with',
  reference: 'Reference of the payment',
  provider: 'One of those that `GET /api/payments/methods` offers',
  file: 'Name of the file, with its ending',
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
      'Everything the website, the admin console and the media console do goes through this API. Public reads need no credential. ' +
        'Staff routes take HTTP Basic. Instants are ISO 8601 in UTC, calendar days `YYYY-MM-DD`. Every refusal has the shape `ErrorResponse`.',
    )
    .setVersion('1')
    .addBasicAuth(
      {
        type: 'http',
        scheme: 'basic',
        description: 'A staff account: `admin` (the office) or `media` (the media team)',
      },
      'staff',
    )
    .addServer('/', 'The server that this description comes from')
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
