// The people who use the site during a run: visitors who read, register, order and give, and an office that writes. The journal
// holds the answers they received, to compare them with the database afterwards.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { credentials } from '../product.mjs';
import { Client } from './client.mjs';

const { username, password } = credentials.admin;
const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
const picture = readFileSync(new URL('../../apps/api/seed-media/samples/product-bible.jpg', import.meta.url));

/** How many actions of a hundred are of each kind. */
const shares = {
  page: 30,
  list: 22,
  'live status': 20,
  registration: 10,
  order: 6,
  payment: 5,
  'office gift': 2,
  announcement: 2,
  upload: 1,
  picture: 2,
};
/** Number of events and of products; every other one has fewer seats or units than are wanted. */
const choices = 6;
const ample = 100_000;
/** Share of the wanted seats or units that a scarce event or product has. */
const scarcity = 0.5;
const day = 86_400_000;

/** The hundred actions, in an order that spreads each kind evenly. @returns {string[]} */
function turns() {
  const places = Object.entries(shares).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, at) => ({ kind, place: (at + 0.5) / count })),
  );
  return places.sort((one, other) => one.place - other.place).map(({ kind }) => kind);
}

export const newJournal = () => ({
  events: [],
  products: [],
  registrations: [],
  orders: [],
  payments: [],
  officeGifts: [],
  announcements: [],
  uploads: [],
});

export class People {
  journal = newJournal();
  #count = 0;
  #watchers = Array.from({ length: 40 }, () => randomUUID());
  #freeAnnouncements = [];
  #underWay = new Set();

  /** @param {string} origin */
  constructor(origin) {
    this.client = new Client(origin);
  }

  /** Creates the content that the run needs. @param {number} actions number of actions of the whole run */
  async prepare(actions) {
    const wanted = (kind) => Math.ceil(((actions * shares[kind]) / 100 / choices) * scarcity);
    for (let at = 0; at < choices; at += 1) {
      const limit = (kind) => (at % 2 === 0 ? wanted(kind) : ample);
      const seats = limit('registration');
      const event = await this.#office('POST', '/api/events', {
        title: `Day of prayer ${at + 1}`,
        description: 'One day of **teaching and prayer**.',
        date: new Date(Date.now() + 14 * day).toISOString(),
        location: 'Headquarters, Gulu',
        category: 'conference',
        registrationRequired: true,
        attendeeLimit: seats,
        isActive: true,
      });
      this.journal.events.push({ id: event.id, seats });
      const units = limit('order');
      const product = await this.#office('POST', '/api/products', {
        name: `Songs of the north ${at + 1}`,
        description: 'Sixty hymns in Acholi and English.',
        price: '12.50',
        category: 'books',
        stockQuantity: units,
      });
      this.journal.products.push({ id: product.id, units });
    }
    for (let at = 0; at < 20; at += 1) {
      const announcement = await this.#office('POST', '/api/announcements', this.#announcement(`Notice ${at + 1}`));
      const entry = { id: announcement.id, titles: [`Notice ${at + 1}`] };
      this.journal.announcements.push(entry);
      this.#freeAnnouncements.push(entry);
    }
    await this.#actions.upload();
    if (this.journal.uploads.length === 0)
      throw new Error(`The first upload was refused: ${this.client.answers.at(-1)?.lastResult}`);
    this.client.answers = [];
  }

  /** Starts `rate` actions a second, however long the answers take. @param {{ rate: number, seconds: number }} options */
  async run({ rate, seconds }) {
    const order = turns();
    const began = performance.now();
    for (let turn = 0; turn < rate * seconds; turn += 1) {
      const at = began + (turn / rate) * 1_000;
      await pause(Math.max(0, at - performance.now()));
      this.#count += 1;
      const action = this.#actions[order[turn % order.length]](at);
      this.#underWay.add(action);
      void action.finally(() => this.#underWay.delete(action));
    }
    await Promise.all(this.#underWay);
  }

  #pick(list) {
    return list[this.#count % list.length];
  }

  /** @throws if it is refused, because the run needs it */
  async #office(method, path, content) {
    const { status, body } = await this.client.ask('preparation', path, { init: this.#officeInit(method, content) });
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  #officeInit(method, content, headers = {}) {
    return {
      method,
      headers: { 'content-type': 'application/json', authorization, ...headers },
      body: JSON.stringify(content),
    };
  }

  #announcement(title) {
    const validUntil = new Date(Date.now() + 30 * day).toISOString().slice(0, 10);
    return { title, content: 'We meet **each evening at six**.', validUntil };
  }

  /** Sends a form of one person with a separate key and mailbox. */
  #send(kind, at, path, content, key, refusals) {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    return this.client.ask(kind, path, {
      at,
      isWrite: true,
      refusals,
      init: { method: 'POST', headers, body: JSON.stringify(content) },
    });
  }

  #actions = {
    page: (at) => {
      const { events, products } = this.journal;
      const path = this.#pick([
        '/',
        '/events',
        `/events/${this.#pick(events).id}`,
        '/sermons',
        '/store',
        `/store/${this.#pick(products).id}`,
        '/contact',
        `/?fbclid=${this.#count}`,
      ]);
      return this.client.ask('page', path, { at });
    },
    list: (at) => {
      const path = this.#pick([
        '/api/events?when=upcoming&sort=date&view=summary',
        '/api/sermons',
        '/api/products',
        '/api/announcements',
        `/api/events/${this.#pick(this.journal.events).id}`,
        '/api/ministries',
        `/api/sermons?limit=${1 + (this.#count % 400)}`,
      ]);
      return this.client.ask('list', path, { at });
    },
    'live status': (at) =>
      this.client.ask('live status', `/api/live/status?watcher=${this.#pick(this.#watchers)}`, { at }),
    registration: async (at) => {
      const key = randomUUID();
      const eventId = this.#pick(this.journal.events).id;
      const person = { firstName: 'Aber', lastName: 'Lakica', email: `${key}@example.org` };
      const path = `/api/events/${eventId}/register`;
      const { status, body } = await this.#send('registration', at, path, { eventId, ...person }, key, ['EVENT_FULL']);
      this.journal.registrations.push({ key, eventId, status, code: body?.confirmationCode });
    },
    order: (at) => this.#order('order', at, { payment: 'pickup' }),
    payment: async (at) => {
      if (this.#count % 2 === 0) {
        const receipt = await this.#order('payment', at, { payment: 'online', provider: 'sandbox', method: 'card' });
        if (receipt?.redirect_url) await this.#pay(receipt.redirect_url);
        return;
      }
      const key = randomUUID();
      const gift = { amount: 92_500, currency: 'UGX', category: 'general', method: 'card' };
      const donor = { donorName: 'Aber Lakica', donorEmail: `${key}@example.org` };
      const { body } = await this.#send('payment', at, '/api/create-sandbox-payment', { ...gift, ...donor }, key);
      if (body?.redirect_url) await this.#pay(body.redirect_url);
    },
    'office gift': async (at) => {
      const key = randomUUID();
      const receivedOn = new Date(Date.now() - day).toISOString().slice(0, 10);
      const gift = { amount: '50000', method: 'cash', category: 'general', receivedOn, note: key };
      const { status } = await this.client.ask('office gift', '/api/ledger/gifts', {
        at,
        isWrite: true,
        init: this.#officeInit('POST', gift, { 'idempotency-key': key }),
      });
      this.journal.officeGifts.push({ key, status });
    },
    announcement: async (at) => {
      const entry = this.#freeAnnouncements.shift();
      if (!entry) return;
      const title = `Notice ${this.#count}`;
      const { status } = await this.client.ask('announcement', `/api/announcements/${entry.id}`, {
        at,
        isWrite: true,
        init: this.#officeInit('PUT', this.#announcement(title)),
      });
      // Without an answer, either title may be stored.
      entry.titles = status === 200 ? [title] : [...entry.titles, title];
      this.#freeAnnouncements.push(entry);
    },
    upload: async (at) => {
      const form = new FormData();
      form.append('photo', new Blob([picture], { type: 'image/jpeg' }), 'bible.jpg');
      const { status, body } = await this.client.ask('upload', '/api/upload/image', {
        at,
        isWrite: true,
        init: { method: 'POST', headers: { authorization }, body: form },
      });
      if (status === 201) this.journal.uploads.push(body.url);
    },
    picture: (at) => this.client.ask('picture', this.#pick(this.journal.uploads), { at }),
  };

  async #order(kind, at, payment) {
    const key = randomUUID();
    const productId = this.#pick(this.journal.products).id;
    const customer = { customerName: 'Aber Lakica', customerEmail: `${key}@example.org` };
    const order = { items: [{ productId, quantity: 1 }], ...customer, ...payment };
    const { status, body } = await this.#send(kind, at, '/api/orders', order, key, ['OUT_OF_STOCK']);
    this.journal.orders.push({ key, productId, status, reference: body?.reference });
    return body;
  }

  /** Pays on the page of the test provider and returns; then polls for the result, as the website does. */
  async #pay(page) {
    const { pathname } = new URL(page, this.client.origin);
    const notice = this.#pick(['before', 'after', 'twice', 'never']);
    const chosen = await this.client.ask('payment', pathname, {
      isWrite: true,
      init: {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ outcome: 'succeed', notice }).toString(),
      },
    });
    const location = chosen.headers.get('location');
    if (!location) return;
    const back = new URL(location, this.client.origin);
    const reference = back.searchParams.get('reference');
    await this.client.ask('payment', `${back.pathname}${back.search}`);
    this.journal.payments.push(reference);
    for (let turn = 0; turn < 60; turn += 1) {
      const { body } = await this.client.ask('payment', `/api/payments/${reference}`);
      if (body?.status === 'completed') return;
      await pause(1_000);
    }
  }
}
