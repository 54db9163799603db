// Rows for measurements, written directly into the database; through the API this would take minutes.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { createConnection } from 'mysql2/promise';

const atOnce = 500;

const day = 86_400_000;
/** Formats a date and time as both databases store it. */
const instant = (daysFromNow) =>
  new Date(Date.now() + daysFromNow * day).toISOString().replace('T', ' ').replace('Z', '');
const hash = (text) => createHash('sha256').update(text).digest('hex');
/** About 2,000 characters. One text in a hundred ends with 'needle', the word that the searches look for, and the number. */
const longProse = (n) =>
  `${'The Lord is my shepherd; I shall not want. '.repeat(46)}${n % 100 === 0 ? 'needle' : 'straw'} ${n}`;
const rare = (n, otherwise) => (n % 100 === 0 ? 'needle' : otherwise);

/** One in ten is a draft, one in ten is archived, one in twenty is deleted. */
const publicationState = (n) => ({
  isActive: n % 10 === 1 ? 0 : 1,
  archivedAt: n % 10 === 2 ? instant(-1) : null,
  deletedAt: n % 20 === 3 ? instant(-(n % 29)) : null,
  createdAt: instant(-400),
  updatedAt: instant(-(n % 300)),
  updatedBy: 'admin',
  version: 1,
});
/** A number that differs for each of a million rows: the modulus is a prime above that. */
const shuffled = (n) => (n * 7_919) % 1_000_003;

/** Make row number `n` of each table; `prose` makes its long texts. */
const tables = {
  sermons: (n, prose) => ({
    title: `Sermon ${shuffled(n)}`,
    description: prose(n),
    speaker: `Pastor ${n % 40}`,
    date: instant(-(n % 3_000)),
    category: ['worship', 'teaching', 'evangelism'][n % 3],
    tags: '["grace","faith"]',
    series: `Series ${n % 90}`,
    featuredImage: null,
    audioUrl: null,
    videoUrl: null,
    ...publicationState(n),
  }),
  events: (n, prose) => ({
    title: `Event ${shuffled(n)}`,
    description: prose(n),
    date: instant((n % 3_000) - 2_000),
    endDate: null,
    location: `Place ${n % 60}`,
    category: ['conference', 'crusade', 'service'][n % 3],
    tags: '["youth"]',
    featuredImage: null,
    eventPhotos: '[]',
    attendeeLimit: 100,
    seatsTaken: 0,
    registrationRequired: 1,
    ...publicationState(n),
  }),
  families: (n) => ({
    familyName: `${rare(n, 'Okello')} ${shuffled(n)}`,
    headOfFamily: `Peter ${n}`,
    email: `family${n}@example.org`,
    phone: '+256772123456',
    address: `Plot ${n}, Gulu`,
    latitude: n % 2 ? '2.7746' : null,
    longitude: n % 2 ? '32.2990' : null,
    status: n % 5 ? 'active' : 'inactive',
    registeredAt: instant(-(n % 900)),
    deletedAt: n % 20 === 3 ? instant(-1) : null,
  }),
  contact_messages: (n, prose) => ({
    firstName: 'Mary',
    lastName: `Akello ${n}`,
    email: `mary${n}@example.org`,
    phone: null,
    message: prose(n).slice(-500),
    isRead: n % 4 ? 1 : 0,
    isAnswered: n % 2,
    createdAt: instant(-(n % 700)),
    deletedAt: n % 20 === 3 ? instant(-1) : null,
  }),
  prayer_requests: (n, prose) => ({
    name: `Grace ${n}`,
    request: prose(n).slice(-500),
    isPublic: n % 2,
    isAnswered: n % 3 ? 1 : 0,
    isUrgent: n % 50 ? 0 : 1,
    replyKey: hash(`prayer ${n}`),
    createdAt: instant(-(n % 700)),
    deletedAt: null,
  }),
  newsletter_subscribers: (n) => ({
    email: `${rare(n, 'reader')}${n}@example.org`,
    emailKey: hash(`reader ${n}`),
    token: hash(`token ${n}`).slice(0, 32),
    subscribedAt: instant(-(n % 900)),
    unsubscribedAt: n % 10 ? null : instant(-1),
  }),
  audit_log: (n, prose) => ({
    at: instant(-(n % 300)),
    actor: 'admin',
    action: 'updated',
    entity: 'sermon',
    entityId: n,
    summary: `Sermon updated: ${n}`,
    before: JSON.stringify({ title: 'Old', description: prose(n) }),
    after: JSON.stringify({ title: 'New', description: prose(n) }),
  }),
  event_registrations: (n) => ({
    eventId: 1,
    personKey: hash(`person ${n}`),
    confirmationCode: n.toString(36).toUpperCase().padStart(8, '0'),
    firstName: 'Mary',
    lastName: `${rare(n, 'Akello')} ${n}`,
    email: `mary${n}@example.org`,
    phone: '+256772123456',
    specialRequests: null,
    createdAt: instant(-(n % 100)),
    confirmedAt: null,
  }),
};

/** Yields batches of one table: the column names, and each row as a list of values in the same order. */
function* batchesOf(row, { rowCount, prose }) {
  for (let from = 1; from <= rowCount; from += atOnce) {
    const length = Math.min(atOnce, rowCount - from + 1);
    const rows = Array.from({ length }, (_, index) => row(from + index, prose));
    yield { columns: Object.keys(rows[0]), values: rows.map((each) => Object.values(each)) };
  }
}

/** 10,000 rows of every table. */
export const manyRows = { rowCount: 10_000, prose: longProse, tables };

const { events, sermons, contact_messages, event_registrations } = tables;
/** Rows of the tables that grow, with texts of 500 characters; all registrations are for one event. @param {number} rowCount */
export const largeTables = (rowCount) => ({
  rowCount,
  prose: (n) => longProse(n).slice(-500),
  tables: { events, sermons, contact_messages, event_registrations },
});

/** Fill the tables of a database that the product has created and does not have open. */
export const fillTables = {
  sqlite(dataDir, filling) {
    const database = new BetterSqlite3(join(dataDir, 'ministry.sqlite'));
    for (const [table, row] of Object.entries(filling.tables)) {
      for (const { columns, values } of batchesOf(row, filling)) {
        const insert = database.prepare(
          `INSERT INTO "${table}" (${columns.map((name) => `"${name}"`).join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
        );
        database.transaction(() => values.forEach((each) => insert.run(each)))();
      }
    }
    database.close();
  },
  async mariadb(url, filling) {
    const connection = await createConnection(url.replace(/^mariadb:/, 'mysql:'));
    for (const [table, row] of Object.entries(filling.tables)) {
      for (const { columns, values } of batchesOf(row, filling))
        await connection.query('INSERT INTO ?? (??) VALUES ?', [table, columns, values]);
    }
    await connection.end();
  },
};
