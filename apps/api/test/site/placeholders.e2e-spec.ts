import { startTestApp, type TestApp } from '../test-app.ts';

describe('GET /api/placeholder/:width/:height', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp();
  });
  afterAll(() => api.close());

  // API-28, GAL-05
  it.each([
    ['400', '300'],
    ['150', '150'],
    ['1', '1'],
    ['2000', '2000'],
  ])('renders a horizon of %s by %s pixels, small and cached for ever', async (width, height) => {
    const answer = await api.send({ url: `/api/placeholder/${width}/${height}` });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    expect(answer.body).toContain(`width="${width}" height="${height}"`);
    expect(answer.body).not.toMatch(/script|href|style|NaN|undefined/);
    expect(answer.body.length).toBeLessThan(900);
  });

  it('renders the same picture for the same size, and another one for another size', async () => {
    const render = async (size: string): Promise<string> =>
      (await api.send({ url: `/api/placeholder/${size}` })).body.replace(/width=.*?viewBox/, '');
    expect(await render('400/300')).toBe(await render('400/300'));
    expect(await render('400/300')).not.toBe(await render('401/300'));
  });

  it.each(['0/300', '2001/300', '400/-1', '400/1e3', '400/3.5', 'a/b', '400/%3Csvg%3E'])(
    'answers 400 for the size %s, naming the side',
    async (size) => {
      const answer = await api.send({ url: `/api/placeholder/${size}` });
      expect(answer.statusCode).toBe(400);
      expect(Object.keys(answer.json<{ fields: object }>().fields)[0]).toMatch(/^(width|height)$/);
    },
  );
});
