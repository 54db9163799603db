// What must be true after a run: compares the database with the answers that people received. Uses no server.

/**
 * @typedef {object} Journal what people requested and the answers they received
 * @property {{ id: number, seats: number }[]} events
 * @property {{ id: number, units: number }[]} products
 * @property {{ key: string, eventId: number, status: number, code?: string }[]} registrations
 * @property {{ key: string, productId: number, status: number, reference?: string }[]} orders
 * @property {string[]} payments references of paid payments, each seen as completed or polled for a minute
 * @property {{ key: string, status: number }[]} officeGifts
 * @property {{ id: number, titles: string[] }[]} announcements `titles`: one of these must be stored
 * @property {string[]} uploads
 *
 * @typedef {object} Found what the database and the bucket hold; `key` is the Idempotency-Key, read from the e-mail address or the note
 * @property {{ id: number, seatsTaken: number }[]} events
 * @property {{ key: string, eventId: number, code: string }[]} registrations
 * @property {{ id: number, stock: number }[]} products
 * @property {{ productId: number, change: number }[]} movements
 * @property {{ key: string, productId: number, reference: string, holdsStock: boolean, quantity: number }[]} orders
 * @property {{ key: string }[]} gifts begun online
 * @property {{ id: number, reference: string, status: string, amount: number }[]} payments
 * @property {{ paymentId: number | null, kind: string, amount: number, note: string | null }[]} ledger
 * @property {{ id: number, title: string }[]} announcements
 * @property {string[]} uploads
 * @property {Record<string, string>[]} nodes checksum of each table, for each node of the cluster
 *
 * @typedef {object} Invariant
 * @property {string} name
 * @property {number} counted
 * @property {string[]} broken a sentence for each case
 */

const sumOf = (rows, of) => rows.reduce((sum, row) => sum + of(row), 0);
const isAcknowledged = ({ status }) => status === 200 || status === 201;
const invariant = (name, counted, broken) => ({ name, counted, broken: broken.filter(Boolean) });
const countBy = (rows, of) => {
  const counts = new Map();
  for (const row of rows) counts.set(of(row), (counts.get(of(row)) ?? 0) + 1);
  return counts;
};
const doubled = (rows, what) =>
  [...countBy(rows, ({ key }) => key)]
    .filter(([, times]) => times > 1)
    .map(([key, times]) => `${times} ${what} ${key}`);

function seats(journal, found) {
  const broken = journal.events.flatMap(({ id, seats: limit }) => {
    const taken = found.events.find((event) => event.id === id)?.seatsTaken;
    const people = found.registrations.filter(({ eventId }) => eventId === id).length;
    const isRefused = journal.registrations.some(({ eventId, status }) => eventId === id && status === 409);
    return [
      people > limit && `event ${id} has ${people} people in ${limit} seats`,
      taken !== people && `event ${id} counts ${taken} seats taken by ${people} people`,
      isRefused && people < limit && `event ${id} refused somebody with ${limit - people} seats free`,
    ];
  });
  return invariant('no seat given twice, none refused while free', journal.events.length, broken);
}

function stock(journal, found) {
  const broken = journal.products.flatMap(({ id, units }) => {
    const left = found.products.find((product) => product.id === id)?.stock;
    const sold = sumOf(
      found.orders.filter(({ productId, holdsStock }) => productId === id && holdsStock),
      ({ quantity }) => quantity,
    );
    const moved = sumOf(
      found.movements.filter(({ productId }) => productId === id),
      ({ change }) => change,
    );
    const isRefused = journal.orders.some(({ productId, status }) => productId === id && status === 409);
    return [
      sold > units && `product ${id} was sold ${sold} times out of ${units}`,
      left + sold !== units && `product ${id} has ${left} left and ${sold} sold of ${units}`,
      moved !== left && `product ${id} has ${left} left, and ${moved} by its movements`,
      isRefused && left > 0 && `product ${id} was refused to somebody with ${left} left`,
    ];
  });
  return invariant('no unit sold twice, none refused while there', journal.products.length, broken);
}

function acknowledged(journal, found) {
  const codes = new Map(found.registrations.map(({ key, code }) => [key, code]));
  const references = new Map(found.orders.map(({ key, reference }) => [key, reference]));
  const notes = new Set(found.ledger.map(({ note }) => note));
  const titles = new Map(found.announcements.map(({ id, title }) => [id, title]));
  const files = new Set(found.uploads);
  const registrations = journal.registrations.filter(isAcknowledged);
  const orders = journal.orders.filter(isAcknowledged);
  const officeGifts = journal.officeGifts.filter(isAcknowledged);
  const broken = [
    ...registrations.map(({ key, code }) => codes.get(key) !== code && `registration ${key} is ${codes.get(key)}`),
    ...orders.map(
      ({ key, reference }) => references.get(key) !== reference && `order ${key} is ${references.get(key)}`,
    ),
    ...officeGifts.map(({ key }) => !notes.has(key) && `office gift ${key} is not there`),
    ...journal.announcements.map(
      ({ id, titles: possible }) => !possible.includes(titles.get(id)) && `announcement ${id} is ${titles.get(id)}`,
    ),
    ...journal.uploads.map((url) => !files.has(url) && `upload ${url} is not there`),
  ];
  return invariant('every acknowledged write is there', broken.length, broken);
}

function onceForOneKey(_journal, found) {
  const officeGifts = found.ledger.filter(({ kind }) => kind === 'office').map(({ note }) => ({ key: note }));
  const kinds = { registrations: found.registrations, orders: found.orders, gifts: found.gifts, officeGifts };
  const broken = Object.entries(kinds).flatMap(([what, rows]) => doubled(rows, `${what} of the key`));
  return invariant(
    'one result for one key',
    sumOf(Object.values(kinds), (rows) => rows.length),
    broken,
  );
}

function ledger(journal, found) {
  const completed = found.payments.filter(({ status }) => status === 'completed');
  const entries = found.ledger.filter(({ kind }) => kind === 'payment');
  const byReference = new Map(found.payments.map((payment) => [payment.reference, payment]));
  const paid = sumOf(completed, ({ amount }) => amount);
  const booked = sumOf(entries, ({ amount }) => amount);
  const broken = [
    ...journal.payments.map(
      (reference) =>
        byReference.get(reference)?.status !== 'completed' &&
        `payment ${reference} was paid and is ${byReference.get(reference)?.status}`,
    ),
    ...completed.map(({ id, amount }) => {
      const own = entries.filter(({ paymentId }) => paymentId === id);
      return (own.length !== 1 || own[0]?.amount !== amount) && `payment ${id} has ${own.length} ledger entries`;
    }),
    paid !== booked && `${paid} shillings were paid, ${booked} are in the ledger`,
  ];
  return invariant('ledger equals completed payments', completed.length, broken);
}

function nodes(_journal, found) {
  const [first = {}, ...others] = found.nodes;
  const broken = others.flatMap((other, at) =>
    [...new Set([...Object.keys(first), ...Object.keys(other)])].map(
      (table) => first[table] !== other[table] && `table ${table} of node ${at + 2} differs from node 1`,
    ),
  );
  return invariant('all nodes hold the same', Object.keys(first).length * found.nodes.length, broken);
}

/** @param {Journal} journal @param {Found} found @returns {Invariant[]} */
export const invariantsOf = (journal, found) =>
  [seats, stock, acknowledged, onceForOneKey, ledger, nodes].map((check) => check(journal, found));
