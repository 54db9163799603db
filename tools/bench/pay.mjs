// Simultaneous buyers or donors, in a separate process: node pay.mjs '{"origin": …, "kind": "checkout"}' → JSON.
// 'checkout': an order with online payment, up to the page of the test provider. 'payment': a gift, from the form through the
// page of the test provider to the result and the receipt.
import { randomUUID } from 'node:crypto';

const { origin, kind, productId, connections = 16, seconds = 6 } = JSON.parse(process.argv[2]);

const json = (body) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  body: JSON.stringify(body),
});

/** Follows no redirect. @throws if the status is not the expected one */
async function ask(url, status, options = {}) {
  const answer = await fetch(url, { redirect: 'manual', ...options });
  const text = await answer.text();
  if (answer.status !== status) throw new Error(`${url} answered ${answer.status}: ${text.slice(0, 200)}`);
  return { text, location: new URL(answer.headers.get('location') ?? '/', origin) };
}

const journeys = {
  async checkout() {
    const order = {
      items: [{ productId, quantity: 1 }],
      customerName: 'Aber Lakica',
      customerEmail: `${randomUUID()}@example.org`,
      payment: 'online',
      provider: 'sandbox',
      method: 'card',
    };
    const { text } = await ask(`${origin}/api/orders`, 201, json(order));
    if (!JSON.parse(text).redirect_url) throw new Error('An order had no page to pay on');
  },
  async payment() {
    const gift = {
      amount: 92_500,
      currency: 'UGX',
      category: 'general',
      method: 'card',
      donorName: 'Aber Lakica',
      donorEmail: `${randomUUID()}@example.org`,
    };
    const { redirect_url: page, order_id: reference } = JSON.parse(
      (await ask(`${origin}/api/create-sandbox-payment`, 201, json(gift))).text,
    );
    const chosen = await ask(page, 303, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'outcome=succeed',
    });
    await ask(chosen.location.href, 303);
    const { status } = JSON.parse((await ask(`${origin}/api/payments/${reference}`, 200)).text);
    if (status !== 'completed') throw new Error(`A payment is ${status}`);
  },
};

const times = [];
const began = performance.now();
const end = began + seconds * 1_000;
await Promise.all(
  Array.from({ length: connections }, async () => {
    while (performance.now() < end) {
      const started = performance.now();
      await journeys[kind]();
      times.push(performance.now() - started);
    }
  }),
);
const perSecond = times.length / ((performance.now() - began) / 1_000);
times.sort((one, other) => one - other);
const at = (share) => times[Math.floor((times.length - 1) * share)] ?? 0;
process.stdout.write(JSON.stringify({ perSecond, p50: at(0.5), p99: at(0.99) }));
