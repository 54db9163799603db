import { LedgerEntry } from '../../src/money/ledger/ledger-entry.entity.ts';
import type { OrderReceipt } from '../../src/money/orders/order.dto.ts';
import { Payment } from '../../src/money/payments/payment.entity.ts';
import type { ProductResponse } from '../../src/money/products/product.dto.ts';
import { SiteSetting } from '../../src/platform/site-settings/site-setting.entity.ts';
import type {
  ExchangeRateResponse,
  SettingsVersionResponse,
} from '../../src/platform/site-settings/site-settings.dto.ts';
import { SiteSettingsService } from '../../src/platform/site-settings/site-settings.service.ts';
import { beginGift, payAt, sandboxOn } from '../factories/giving.ts';
import { createOrder, createProduct, lookUp, orderRequest } from '../factories/store.ts';
import { addEveryRole, describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';

const url = '/api/site/exchange-rate';
const environment = { ...sandboxOn, UGX_PER_USD: '3600' };

const rateOf = async (api: TestApp): Promise<number> =>
  (await api.send({ url: '/api/payments/methods' })).json<{ rate: number }>().rate;
const priceOf = async (api: TestApp, id: number): Promise<number> =>
  (await api.send({ url: `/api/products/${id}` })).json<ProductResponse>().priceUgx;
const put = (api: TestApp, payload: object, who: 'admin' | 'treasurer' = 'admin') =>
  api.send({ method: 'PUT', url, headers: api.as(who), payload });

describeOnEachDatabase('the exchange rate', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database, environment });
    await addEveryRole(api);
  });
  afterAll(() => api.close());
  afterEach(async () => {
    const settings = api.app.get(SiteSettingsService);
    await api.database.repository(SiteSetting).delete({ part: 'exchange' });
    settings.replaceAfterCommit({ exchange: settings.initial.exchange });
  });

  const read = async (): Promise<ExchangeRateResponse> =>
    (await api.send({ url, headers: api.as('treasurer') })).json<ExchangeRateResponse>();

  it('is the one from the environment until the office sets one', async () => {
    expect(await read()).toEqual({ rate: 3_600, version: 0, updatedAt: null, updatedBy: null });
    expect(await rateOf(api)).toBe(3_600);
  });

  it('can be set by the treasurer too, and cached prices change at once', async () => {
    const { id } = await createProduct(api, { price: '10.00' });
    const list = async () => (await api.send({ url: '/api/products' })).json<ProductResponse[]>();
    expect([await priceOf(api, id), (await list())[0]?.priceUgx]).toEqual([36_000, 36_000]);
    const answer = await put(api, { rate: 3_850, version: 0 }, 'treasurer');
    expect([answer.statusCode, answer.json<ExchangeRateResponse>()]).toEqual([
      200,
      { rate: 3_850, version: 1, updatedAt: expect.any(String), updatedBy: 'treasurer' },
    ]);
    expect([await priceOf(api, id), (await list())[0]?.priceUgx, await rateOf(api)]).toEqual([38_500, 38_500, 3_850]);
    const order = await lookUp(api, await createOrder(api, [{ productId: id, quantity: 1 }]));
    expect([order.amountUgx, order.rate]).toEqual([38_500, 3_850]);
    expect(await read()).toMatchObject({ rate: 3_850, updatedBy: 'treasurer' });
  });

  it.each([0, -3_700, 370, 499, 20_001, 37_000, 3_700.5, 'many', '', null, [3_700]])(
    'refuses %j, naming the field',
    async (rate) => {
      const answer = await put(api, { rate, version: 0 });
      expect([answer.statusCode, answer.json<{ fields: object }>().fields]).toEqual([
        400,
        { rate: 'Rate must be a whole number from 500 to 20,000' },
      ]);
      expect(await rateOf(api)).toBe(3_600);
    },
  );

  it('is saved once for simultaneous changes', async () => {
    const answers = await Promise.all([3_700, 3_710, 3_720, 3_730].map((rate) => put(api, { rate, version: 0 })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    const saved = answers.find(({ statusCode }) => statusCode === 200)?.json<ExchangeRateResponse>();
    expect([await rateOf(api), await read()]).toEqual([saved?.rate, saved]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json<object>()).toMatchObject({
      code: 'VERSION_CONFLICT',
      message: expect.stringContaining('has changed the exchange rate in the meantime'),
    });
  });

  it('has a history of who set it, with each earlier rate', async () => {
    await put(api, { rate: 3_800, version: 0 }, 'treasurer');
    await put(api, { rate: 3_900, version: 1 });
    const history = (await api.send({ url: `${url}/history`, headers: api.as('admin') })).json<
      SettingsVersionResponse[]
    >();
    expect(history.slice(0, 2)).toMatchObject([
      { actor: 'admin', changed: ['rate'], settings: { rate: 3_900 } },
      { actor: 'treasurer', changed: ['rate'], settings: { rate: 3_800 } },
    ]);
    expect(history.at(-1)).toMatchObject({ id: 0, actor: null, settings: { rate: 3_600 } });
    const log = await api.send({ url: '/api/audit-log?entity=site%20setting', headers: api.as('admin') });
    expect(log.json<object[]>()[0]).toMatchObject({ summary: 'Exchange rate of the site updated', actor: 'admin' });
  });

  it('does not change for gifts, payments and orders that were already begun', async () => {
    const { id } = await createProduct(api, { price: '10.00' });
    const gift = (await beginGift(api, { amount: 10, unit: 'USD' })).json<{ redirect_url: string; order_id: string }>();
    const cart = orderRequest([{ productId: id, quantity: 1 }], { payment: 'online', provider: 'sandbox' });
    const order = (await api.send({ method: 'POST', url: '/api/orders', payload: cart })).json<OrderReceipt>();
    expect((await put(api, { rate: 4_000, version: 0 })).statusCode).toBe(200);
    const { reference, secret } = order;
    // A second payment attempt for an order asks for the same amount at the same rate.
    const again = await api.send({
      method: 'POST',
      url: '/api/orders/lookup/pay',
      payload: { reference, secret, provider: 'sandbox', method: 'mobile-money' },
    });
    expect(again.statusCode).toBe(200);
    const payments = await api.database.repository(Payment).find({ order: { id: 'ASC' } });
    expect(payments.slice(-3).map(({ purpose, amount, rate }) => ({ purpose, amount, rate }))).toEqual([
      { purpose: 'donation', amount: 36_000, rate: 3_600 },
      { purpose: 'order', amount: 36_000, rate: 3_600 },
      { purpose: 'order', amount: 36_000, rate: 3_600 },
    ]);
    await payAt(api, gift.redirect_url);
    const entry = await api.database.repository(LedgerEntry).findOneByOrFail({ purpose: 'donation' });
    expect([entry.amount, entry.rate, entry.cents]).toEqual([36_000, 3_600, 1_000]);
    const next = (await beginGift(api, { amount: 10, unit: 'USD' })).json<{ order_id: string }>();
    expect(await api.database.repository(Payment).findOneByOrFail({ reference: next.order_id })).toMatchObject({
      amount: 40_000,
      rate: 4_000,
    });
  });
});
