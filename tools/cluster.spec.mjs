// Checks that the invariants of `npm run cluster` detect errors, and that its figures show what people experienced.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { figuresOf } from './cluster/figures.mjs';
import { invariantsOf } from './cluster/invariants.mjs';
import { aims } from './cluster/report.mjs';

/** One record of each kind, all of them correct. */
const journal = () => ({
  events: [{ id: 1, seats: 1 }],
  products: [{ id: 7, units: 1 }],
  registrations: [
    { key: 'r1', eventId: 1, status: 201, code: 'AAA' },
    { key: 'r2', eventId: 1, status: 409 },
  ],
  orders: [
    { key: 'o1', productId: 7, status: 201, reference: 'K1' },
    { key: 'o2', productId: 7, status: 409 },
  ],
  payments: ['P1'],
  officeGifts: [{ key: 'g1', status: 201 }],
  announcements: [{ id: 3, titles: ['Second'] }],
  uploads: ['/uploads/a.jpg'],
});
const found = () => ({
  events: [{ id: 1, seatsTaken: 1 }],
  registrations: [{ key: 'r1', eventId: 1, code: 'AAA' }],
  products: [{ id: 7, stock: 0 }],
  movements: [
    { productId: 7, change: 1 },
    { productId: 7, change: -1 },
  ],
  orders: [{ key: 'o1', productId: 7, reference: 'K1', holdsStock: true, quantity: 1 }],
  gifts: [{ key: 'd1' }],
  payments: [{ id: 5, reference: 'P1', status: 'completed', amount: 92_500 }],
  ledger: [
    { paymentId: 5, kind: 'payment', amount: 92_500, note: null },
    { paymentId: null, kind: 'office', amount: 50_000, note: 'g1' },
  ],
  announcements: [{ id: 3, title: 'Second' }],
  uploads: ['/uploads/a.jpg'],
  nodes: [{ events: '1' }, { events: '1' }, { events: '1' }],
});

/** Names of the invariants that are broken. */
const brokenBy = (change) => {
  const rows = [journal(), found()];
  change(...rows);
  return invariantsOf(...rows)
    .filter(({ broken }) => broken.length > 0)
    .map(({ name }) => name);
};
const seats = 'no seat given twice, none refused while free';
const stock = 'no unit sold twice, none refused while there';
const acknowledged = 'every acknowledged write is there';
const once = 'one result for one key';
const ledger = 'ledger equals completed payments';
const nodes = 'all nodes hold the same';

describe('the invariants of npm run cluster', () => {
  it('hold if the database matches the answers that people got', () => {
    assert.deepEqual(
      brokenBy(() => {}),
      [],
    );
  });

  it('allow a write without an answer, and do not require it', () => {
    const gaveUp = { key: 'o3', productId: 7, status: 503 };
    assert.deepEqual(
      brokenBy((said) => said.orders.push(gaveUp)),
      [],
    );
  });

  for (const [what, change, names] of [
    [
      'a seat given twice',
      (_said, held) => {
        held.registrations.push({ key: 'r2', eventId: 1, code: 'BBB' });
        held.events[0].seatsTaken = 2;
      },
      [seats],
    ],
    ['a seat that is counted and not taken', (_said, held) => (held.events[0].seatsTaken = 2), [seats]],
    [
      'a seat refused while one was free',
      (said) => {
        said.events[0].seats = 2;
      },
      [seats],
    ],
    [
      'a unit sold twice',
      (_said, held) => {
        held.orders.push({ key: 'o2', productId: 7, reference: 'K2', holdsStock: true, quantity: 1 });
        held.products[0].stock = -1;
        held.movements.push({ productId: 7, change: -1 });
      },
      [stock],
    ],
    [
      'a unit that was sold and is still there',
      (said, held) => {
        said.orders.pop();
        held.products[0].stock = 1;
        held.movements.pop();
      },
      [stock],
    ],
    ['a movement that was not written', (_said, held) => held.movements.pop(), [stock]],
    [
      'a unit refused while there was one',
      (said, held) => {
        said.products[0].units = 2;
        held.products[0].stock = 1;
        held.movements[0].change = 2;
      },
      [stock],
    ],
    ['a lost registration', (said) => said.registrations.push({ key: 'r9', status: 201, code: 'ZZZ' }), [acknowledged]],
    ['another code than was answered', (_said, held) => (held.registrations[0].code = 'BBB'), [acknowledged]],
    ['a lost order', (said) => said.orders.push({ key: 'o9', status: 201, reference: 'K9' }), [acknowledged]],
    ['a lost gift of the office', (said) => said.officeGifts.push({ key: 'g9', status: 201 }), [acknowledged]],
    ['a title that is as before', (_said, held) => (held.announcements[0].title = 'First'), [acknowledged]],
    ['a lost file', (_said, held) => held.uploads.pop(), [acknowledged]],
    [
      'an order doubled for one key',
      (_said, held) => {
        held.orders.push({ ...held.orders[0], reference: 'K1', holdsStock: false });
      },
      [once],
    ],
    ['a gift doubled for one key', (_said, held) => held.gifts.push({ key: 'd1' }), [once]],
    ['a gift of the office doubled for one key', (_said, held) => held.ledger.push({ ...held.ledger[1] }), [once]],
    ['a payment without its ledger entry', (_said, held) => held.ledger.shift(), [ledger]],
    ['a payment with two ledger entries', (_said, held) => held.ledger.push({ ...held.ledger[0] }), [ledger]],
    [
      'ledger entries that have changed places',
      (_said, held) => {
        held.payments.push({ id: 6, reference: 'P2', status: 'completed', amount: 1 });
        held.ledger[0].amount = 1;
        held.ledger.push({ paymentId: 6, kind: 'payment', amount: 92_500, note: null });
      },
      [ledger],
    ],
    [
      'a ledger entry of no payment',
      (_said, held) => held.ledger.push({ paymentId: 9, kind: 'payment', amount: 1, note: null }),
      [ledger],
    ],
    [
      'a payment that was paid and is not completed',
      (_said, held) => {
        held.payments[0].status = 'pending';
        held.ledger.shift();
      },
      [ledger],
    ],
    ['a node that differs', (_said, held) => (held.nodes[2].events = '2'), [nodes]],
    ['a node without a table', (_said, held) => delete held.nodes[1].events, [nodes]],
  ])
    it(`find ${what}`, () => {
      assert.deepEqual(brokenBy(change), names);
    });
});

describe('the figures of npm run cluster', () => {
  const answer = (at, end, more = {}) => ({
    kind: 'page',
    path: '/',
    at,
    end,
    tries: 1,
    isServedAtFirstTry: true,
    isServed: true,
    lastResult: '200',
    ...more,
  });
  const episodes = [{ name: 'Redis, SIGKILL', began: 10_000, ended: 20_000 }];

  it('count an answer as during an outage if it overlaps the outage or the five seconds after it', () => {
    const answers = [answer(0, 9_999), answer(9_000, 10_000), answer(25_000, 25_001), answer(25_001, 25_002)];
    const { between, during } = figuresOf(answers, episodes);
    assert.deepEqual([between.asked, during.asked], [2, 2]);
  });

  it('say when the last person affected by an outage was answered', () => {
    const answers = [
      answer(10_100, 10_700),
      answer(11_000, 14_000, { isServedAtFirstTry: false }),
      answer(15_000, 15_400),
    ];
    const [episode] = figuresOf(answers, episodes).episodes;
    assert.deepEqual([episode.normalAfterMs, episode.asked, episode.repeated], [4_000, 3, 1]);
  });

  it('miss the aim if more than one in a thousand is not served', () => {
    const isMet = (refused, served) => {
      const answers = [
        ...Array.from({ length: served }, () => answer(0, 1)),
        ...Array.from({ length: refused }, () => answer(0, 1, { isServed: false, lastResult: '503' })),
      ];
      const all = aims({ figures: figuresOf(answers, []), invariants: [], badExits: [] });
      return all.every((aim) => aim.isMet);
    };
    assert.deepEqual([isMet(1, 999), isMet(2, 998)], [true, false]);
  });

  it('miss the aim if one in fifty waits longer than half a second', () => {
    const answers = Array.from({ length: 100 }, (_, at) => answer(0, at < 2 ? 501 : 10));
    const slow = aims({ figures: figuresOf(answers, []), invariants: [], badExits: [] }).filter(({ isMet }) => !isMet);
    assert.deepEqual(
      slow.map(({ name }) => name),
      ['p99 between outages'],
    );
  });
});
