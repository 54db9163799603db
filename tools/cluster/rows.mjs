// Reads the rows that the invariants need from the database.

/** The Idempotency-Key is the part of the e-mail address before the @. */
const keyIn = (column) => `SUBSTRING_INDEX(${column}, '@', 1) AS \`key\``;

const statements = {
  events: 'SELECT id, seatsTaken FROM events',
  registrations: `SELECT eventId, confirmationCode AS code, ${keyIn('email')} FROM event_registrations`,
  products: 'SELECT id, stockQuantity AS stock FROM products',
  movements: 'SELECT productId, `change` FROM stock_moves',
  orders: `SELECT reference, holdsStock, productId, quantity, ${keyIn('customerEmail')} FROM orders
    JOIN order_lines ON order_lines.orderId = orders.id`,
  gifts: `SELECT ${keyIn('email')} FROM donations`,
  payments: 'SELECT id, reference, status, amount FROM payments',
  ledger: 'SELECT paymentId, kind, amount, note FROM ledger_entries',
  announcements: 'SELECT id, title FROM announcements',
};

/** @param {import('mysql2/promise').Connection} connection */
export async function readRows(connection) {
  const found = {};
  for (const [name, statement] of Object.entries(statements)) {
    const [rows] = await connection.query(statement);
    found[name] = rows;
  }
  found.orders = found.orders.map((order) => ({ ...order, holdsStock: Boolean(order.holdsStock) }));
  return found;
}

/** @param {import('mysql2/promise').Connection} connection @returns {Promise<Record<string, string>>} a checksum of each table */
export async function readChecksums(connection) {
  const [tables] = await connection.query(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE'",
  );
  const [sums] = await connection.query(`CHECKSUM TABLE ${tables.map(({ name }) => `\`${name}\``).join(', ')}`);
  return Object.fromEntries(sums.map(({ Table, Checksum }) => [Table.split('.').at(-1), String(Checksum)]));
}
