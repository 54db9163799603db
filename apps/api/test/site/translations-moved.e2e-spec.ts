import { Translation } from '../../src/platform/translations/translation.entity.ts';
import type { PageResponse } from '../../src/publishing/pages/own-page.dto.ts';
import type { TranslationResponse } from '../../src/site/translations/translations.dto.ts';
import { createItem, pageRequest } from '../factories/content.ts';
import { translate } from '../factories/translation.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';

describeOnEachDatabase('translations of texts that were moved within their item', (database) => {
  let api: TestApp;
  let page: PageResponse;
  beforeAll(async () => {
    api = await startTestApp({ database });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    page = await createItem<PageResponse>(api, 'pages', {
      ...pageRequest(),
      blocks: blocksOf('Cement', 'Iron sheets', 'Timber'),
      isActive: true,
    } as object);
    await ofItem(0, 'Cement', 'Saruji');
    await ofItem(1, 'Iron sheets', 'Mabati');
  });

  const blocksOf = (...items: string[]) => [{ type: 'list', heading: '', items }];
  const ofItem = (place: number, source: string, text: string, own: object = {}) =>
    translate(api, { kind: 'pages', itemId: page.id, field: `blocks.0.items.${place}`, source, text, ...own });
  const reorder = (...items: string[]) =>
    api.send({
      method: 'PUT',
      url: `/api/pages/${page.id}`,
      headers: api.as('admin'),
      payload: { ...pageRequest(), blocks: blocksOf(...items) },
    });
  const itemsInSwahili = async (): Promise<unknown> => {
    const { blocks } = (await api.send({ url: `/api/pages/${page.id}?language=sw` })).json<PageResponse>();
    return (blocks as { items?: unknown }[])[0]?.items;
  };
  const rowOf = async (source: string): Promise<TranslationResponse | undefined> => {
    const url = `/api/translations?language=sw&kind=pages&itemId=${page.id}`;
    const rows = (await api.send({ url, headers: api.as('admin') })).json<TranslationResponse[]>();
    return rows.find((row) => row.source === source);
  };

  it('are kept when another text is translated in their old place, even if several must move', async () => {
    await reorder('Timber', 'Cement', 'Iron sheets');
    expect(await rowOf('Timber')).toMatchObject({ state: 'missing', text: '' });
    const answer = await ofItem(0, 'Timber', 'Mbao', { replaces: '' });
    expect([answer.statusCode, await itemsInSwahili()]).toEqual([200, ['Mbao', 'Saruji', 'Mabati']]);
    expect(await api.database.repository(Translation).countBy({ kind: 'pages', itemId: page.id })).toBe(3);
  });

  it('are kept when the missing one in their old place is saved as empty', async () => {
    await reorder('Timber', 'Cement', 'Iron sheets');
    expect((await ofItem(0, 'Timber', '')).statusCode).toBe(200);
    expect(await itemsInSwahili()).toEqual(['Timber', 'Saruji', 'Mabati']);
  });

  it('are replaced in their old place when their text does not exist any more', async () => {
    await reorder('Timber', 'Cement', 'Sand');
    expect((await ofItem(0, 'Timber', 'Mbao')).statusCode).toBe(200);
    expect(await itemsInSwahili()).toEqual(['Mbao', 'Saruji', 'Sand']);
  });
});
