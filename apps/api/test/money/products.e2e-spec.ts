import type { ProductResponse, StockMovementResponse } from '../../src/money/products/product.dto.ts';
import { Product } from '../../src/money/products/product.entity.ts';
import { ProductsRepository } from '../../src/money/products/products.repository.ts';
import { AuditEntry } from '../../src/platform/audit/audit-entry.entity.ts';
import { busyMachineMs } from '../busy-machine.ts';
import { createOrder, createProduct, orderRequest, productRequest, stockOf } from '../factories/store.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';

describeOnEachDatabase('products', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
  });
  afterAll(() => api.close());

  const asAdmin = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    api.send({ method, url, headers: api.as('admin'), payload });
  const put = (id: number, own: Record<string, unknown>) => asAdmin('PUT', `/api/products/${id}`, productRequest(own));
  const names = async (query: string, headers: Record<string, string> = {}): Promise<string[]> =>
    (await api.send({ url: `/api/products?${query}`, headers })).json<ProductResponse[]>().map(({ name }) => name);
  const moves = async (id: number): Promise<string[]> =>
    (await asAdmin('GET', `/api/products/${id}/stock-moves`))
      .json<StockMovementResponse[]>()
      .map(({ kind, change, by }) => `${kind} ${change} ${by}`);

  describe('GET /api/products', () => {
    beforeAll(async () => {
      await createProduct(api, {
        name: 'Lantern hymns',
        description: 'For evenings',
        price: '3.00',
        category: 'books',
      });
      await createProduct(api, { name: 'Lantern oil', price: '9.00', category: 'other' });
      await createProduct(api, { name: 'Lantern, sold out', stockQuantity: 0 });
      await createProduct(api, { name: 'Lantern, not yet', isActive: false });
      const { id } = await createProduct(api, { name: 'Lantern, deleted' });
      await asAdmin('DELETE', `/api/products/${id}`);
    });

    // STORE-17, STORE-18, STORE-21, STORE-23, API-30
    it('shows visitors what is active and in stock, without the fields of the office', async () => {
      const answer = await api.send({ url: '/api/products?search=lantern' });
      expect(answer.headers).toMatchObject({
        'x-total-count': '2',
        'cache-control': 'public, max-age=15, stale-while-revalidate=60',
      });
      expect(answer.json<ProductResponse[]>()[0]).toEqual({
        id: expect.any(Number),
        name: 'Lantern hymns',
        description: 'For evenings',
        price: '3.00',
        priceUgx: 11_100,
        category: 'books',
        imageUrl: null,
        stockQuantity: 20,
        isActive: true,
      });
    });

    // STORE-03, STORE-05
    it.each([
      ['search=LANTERN', ['Lantern hymns', 'Lantern oil']],
      ['search=EVENING', ['Lantern hymns']],
      ['search=lantern&category=other', ['Lantern oil']],
      ['search=lantern&sort=-price', ['Lantern oil', 'Lantern hymns']],
      ['search=lantern&limit=1&offset=1', ['Lantern oil']],
      ['search=_antern', []],
    ])('filters by ?%s', async (query, found) => expect(await names(query)).toEqual(found));

    it('shows admins the rest', async () => {
      const admin = api.as('admin');
      expect(await names('status=all&search=lantern', admin)).toEqual([
        'Lantern hymns',
        'Lantern oil',
        'Lantern, not yet',
        'Lantern, sold out',
      ]);
      expect(await names('status=inactive&search=lantern', admin)).toEqual(['Lantern, not yet']);
      // ANL-11
      expect(await names('status=low&search=lantern', admin)).toEqual(['Lantern, sold out']);
      expect(await names('status=deleted&search=lantern', admin)).toEqual(['Lantern, deleted']);
    });

    it('allows admins only with status=all', async () => {
      expect((await api.send({ url: '/api/products?status=all' })).statusCode).toBe(401);
      expect((await api.send({ url: '/api/products?status=all', headers: api.as('media') })).statusCode).toBe(403);
    });

    it('shows a sale at once', async () => {
      const { id } = await createProduct(api, { name: 'Quick lamp', stockQuantity: 1 });
      expect(await names('search=quick')).toEqual(['Quick lamp']);
      await createOrder(api, [{ productId: id, quantity: 1 }]);
      expect(await names('search=quick')).toEqual([]);
      expect((await api.send({ url: `/api/products/${id}` })).statusCode).toBe(404);
    });
  });

  describe('POST /api/products', () => {
    // API-31, PROD-25, PROD-26, PROD-27, DATA-29
    it('creates an active product with its first stock', async () => {
      const product = await createProduct(api, {
        description: undefined,
        price: 7.5,
        category: 'other',
        stockQuantity: 3,
      });
      expect(product).toMatchObject({
        price: '7.50',
        priceUgx: 27_750,
        description: '',
        isActive: true,
        isLowStock: true,
        version: 1,
      });
      expect(await moves(product.id)).toEqual(['first 3 admin']);
    });

    it('creates one when a save whose answer was lost is repeated', async () => {
      const save = () =>
        api.send({
          method: 'POST',
          url: '/api/products',
          headers: { ...api.as('admin'), 'idempotency-key': `product-${database}` },
          payload: productRequest({ name: 'Saved twice' }),
        });
      const [first, second] = [await save(), await save()];
      expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
      expect(await names('search=saved%20twice')).toEqual(['Saved twice']);
    });

    // PROD-14, PROD-15, PROD-16, PROD-20, PROD-23
    it.each([
      [{ name: ' ' }, 'name'],
      [{ price: '' }, 'price'],
      [{ price: '12.505' }, 'price'],
      [{ price: -1 }, 'price'],
      [{ price: '100000.01' }, 'price'],
      [{ price: '1e3' }, 'price'],
      [{ stockQuantity: 1.5 }, 'stockQuantity'],
      [{ stockQuantity: -1 }, 'stockQuantity'],
      [{ stockQuantity: 1_000_001 }, 'stockQuantity'],
      [{ category: 'food' }, 'category'],
      [{ imageUrl: 'javascript:alert(1)' }, 'imageUrl'],
      [{ stock: 1 }, 'stock'],
    ])('answers 400 for %j', async (wrong, field) => {
      const answer = await asAdmin('POST', '/api/products', productRequest(wrong));
      expect([answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([400, [field]]);
    });
  });

  describe('PUT /api/products/:id', () => {
    // API-32
    it('changes it and records why the stock changed', async () => {
      const { id } = await createProduct(api, { stockQuantity: 20, imageUrl: '/uploads/a.webp' });
      const after = (
        await put(id, {
          name: 'Songs of the South',
          price: '13',
          stockQuantity: 17,
          description: undefined,
          version: 1,
          stockSeen: 20,
        })
      ).json<ProductResponse>();
      expect(after).toMatchObject({
        name: 'Songs of the South',
        price: '13.00',
        stockQuantity: 17,
        description: 'Sixty hymns in Acholi and English.',
        imageUrl: '/uploads/a.webp',
        version: 2,
      });
      expect(await moves(id)).toEqual(['counted -3 admin', 'first 20 admin']);
      expect((await put(id, { imageUrl: '', stockQuantity: 17 })).json<ProductResponse>().imageUrl).toBeNull();
    });

    it('changes nothing where another admin was first', async () => {
      const { id } = await createProduct(api);
      await put(id, { name: 'First', version: 1 });
      const answer = await put(id, { name: 'Second', version: 1 });
      expect([answer.statusCode, answer.json()]).toEqual([
        409,
        expect.objectContaining({ code: 'VERSION_CONFLICT', details: expect.objectContaining({ version: 2 }) }),
      ]);
      expect((await asAdmin('GET', `/api/products/${id}`)).json<ProductResponse>().name).toBe('First');
    });

    it('changes nothing where units were sold since the admin counted; a sale does not change the version', async () => {
      const { id } = await createProduct(api, { stockQuantity: 20 });
      await createOrder(api, [{ productId: id, quantity: 2 }]);
      const answer = await put(id, { name: 'Counted', stockQuantity: 25, stockSeen: 20, version: 1 });
      expect([answer.statusCode, answer.json()]).toEqual([
        409,
        expect.objectContaining({ code: 'STOCK_CHANGED', details: { stockQuantity: 18 } }),
      ]);
      expect((await asAdmin('GET', `/api/products/${id}`)).json<ProductResponse>()).toMatchObject({
        name: 'Songs of the North',
        stockQuantity: 18,
        version: 1,
      });
    });

    it('answers 404 for an unknown or deleted product', async () => {
      const { id } = await createProduct(api);
      await asAdmin('DELETE', `/api/products/${id}`);
      expect((await put(id, {})).statusCode).toBe(404);
      expect((await put(999_999, {})).statusCode).toBe(404);
    });
  });

  describe('DELETE /api/products/:id and POST /:id/restore', () => {
    // API-33
    it('remove it from the lists and restore it, with audit entries', async () => {
      const { id } = await createProduct(api, { name: 'Come and go' });
      expect((await asAdmin('DELETE', `/api/products/${id}`)).json()).toEqual({ id });
      expect(await names('search=come and go')).toEqual([]);
      expect((await asAdmin('POST', `/api/products/${id}/restore`)).json<ProductResponse>()).toMatchObject({
        deletedAt: null,
        version: 3,
      });
      expect(await names('search=come and go')).toEqual(['Come and go']);
      const entries = await api.database
        .repository(AuditEntry)
        .find({ where: { entity: 'product', entityId: id }, order: { id: 'ASC' } });
      expect(entries.map(({ summary, actor }) => `${actor}: ${summary}`)).toEqual([
        'admin: Product created: Come and go',
        'admin: Product deleted: Come and go',
        'admin: Product restored: Come and go',
      ]);
    });
  });

  describe('POST /api/products/bulk', () => {
    const bulk = (action: string, items: number[]) => asAdmin('POST', '/api/products/bulk', { action, items });

    it('applies one action to all of them', async () => {
      const ids = [(await createProduct(api)).id, (await createProduct(api)).id];
      for (const [action, field, value] of [
        ['deactivate', 'isActive', false],
        ['activate', 'isActive', true],
        ['delete', 'deletedAt', expect.any(String)],
        ['restore', 'deletedAt', null],
      ] as const) {
        expect((await bulk(action, ids)).json()).toEqual({ processed: 2 });
        for (const id of ids)
          expect((await asAdmin('GET', `/api/products/${id}`)).json()).toMatchObject({ [field]: value });
      }
    });

    it('changes nothing where one of them is unknown', async () => {
      const { id } = await createProduct(api);
      const answer = await bulk('deactivate', [id, 999_999]);
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
        404,
        'There is no product with the id 999999; nothing was changed.',
      ]);
      expect((await asAdmin('GET', `/api/products/${id}`)).json<ProductResponse>().isActive).toBe(true);
    });
  });

  // I3: stock ≥ 0, and it adds up
  describe('a stock that is counted while units are sold', () => {
    const countWhileSold = async (): Promise<{ stock: number; sum: number }> => {
      const { id } = await createProduct(api, { stockQuantity: 50 });
      const counts = Array.from({ length: 5 }, (_, turn) => put(id, { stockQuantity: 50 + turn }));
      const sales = Array.from({ length: 8 }, (_, turn) =>
        api.send({
          method: 'POST',
          url: '/api/orders',
          payload: orderRequest([{ productId: id, quantity: 1 }], { customerEmail: `b${turn}@example.org` }),
        }),
      );
      const statuses = (await Promise.all([...counts, ...sales])).map(({ statusCode }) => statusCode);
      // On a busy machine, a request that waits too long for the row is answered with 503, and nothing is done.
      expect(statuses.filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
      expect(statuses).toEqual(expect.arrayContaining([200, 201]));
      const changes = (await asAdmin('GET', `/api/products/${id}/stock-moves`))
        .json<StockMovementResponse[]>()
        .map(({ change }) => change);
      return { stock: await stockOf(api, id), sum: changes.reduce((sum, change) => sum + change, 0) };
    };

    it('equals the sum of its moves', async () => {
      const { stock, sum } = await countWhileSold();
      expect(sum).toBe(stock);
    });

    // On SQLite the transaction queue would hide that the guard is missing.
    if (database !== 'sqlite') {
      it(
        'differs from it when a count does not lock the product (control)',
        async () => {
          const products = api.app.get(ProductsRepository);
          const { lockForUpdate } = products;
          products.lockForUpdate = (id) => products.findById(id) as Promise<Product>;
          let isOff = false;
          for (let tries = 0; tries < 20 && !isOff; tries += 1) {
            const { stock, sum } = await countWhileSold();
            isOff = sum !== stock;
          }
          products.lockForUpdate = lockForUpdate;
          expect(isOff).toBe(true);
          expect(await api.database.repository(Product).countBy({ stockQuantity: -1 })).toBe(0);
        },
        busyMachineMs,
      );
    }
  });
});
