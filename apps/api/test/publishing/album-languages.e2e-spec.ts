import type { GalleryResponse, PhotoResponse } from '../../src/publishing/galleries/gallery.dto.ts';
import type { TranslationResponse } from '../../src/site/translations/translations.dto.ts';
import { createGallery } from '../factories/gallery.ts';
import { post } from '../factories/people.ts';
import { translate } from '../factories/translation.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';

describeOnEachDatabase('the captions of an album in a language', (database) => {
  let api: TestApp;
  let album: GalleryResponse;
  let choir: PhotoResponse;
  beforeAll(async () => {
    api = await startTestApp({ database });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    album = await createGallery(api, { title: 'Easter Crusade', description: '' });
    choir = await addPhoto('The choir');
    await addPhoto('The evening prayer');
    await addPhoto(null);
  });

  const addPhoto = async (caption: string | null): Promise<PhotoResponse> => {
    const payload = { url: `https://example.org/${caption?.length ?? 0}.jpg`, caption };
    return (await post(api, `/api/photo-galleries/${album.id}/photos`, payload, api.as('admin'))).json<PhotoResponse>();
  };
  const put = (field: string, source: string, text: string) =>
    translate(api, { kind: 'galleries', itemId: album.id, field, source, text });
  const read = async (query: string): Promise<GalleryResponse> =>
    (await api.send({ url: `/api/photo-galleries/${album.id}${query}` })).json<GalleryResponse>();
  const captions = async (query: string) =>
    (await read(query)).photos.map(({ caption, language }) => [caption, language]);

  it('are listed among the texts of the album to translate', async () => {
    const url = `/api/translations?language=sw&kind=galleries&itemId=${album.id}`;
    const rows = (await api.send({ url, headers: api.as('admin') })).json<TranslationResponse[]>();
    expect(rows.map(({ field, source }) => [field, source])).toEqual([
      ['title', 'Easter Crusade'],
      ['photos.0.caption', 'The choir'],
      ['photos.1.caption', 'The evening prayer'],
    ]);
    expect((await put('photos.0.caption', 'The choir', 'Kwaya')).statusCode).toBe(200);
  });

  it('are translated one by one; an untranslated one is marked with its language', async () => {
    await put('title', 'Easter Crusade', 'Mkutano wa Pasaka');
    await put('photos.0.caption', 'The choir', 'Kwaya');
    expect(await captions('?language=sw')).toEqual([
      ['Kwaya', undefined],
      ['The evening prayer', 'en'],
      [null, undefined],
    ]);
    expect(await read('?language=sw')).toMatchObject({ title: 'Mkutano wa Pasaka' });
    expect(await read('?language=sw')).not.toHaveProperty('language');
    expect(await captions('')).toEqual([
      ['The choir', undefined],
      ['The evening prayer', undefined],
      [null, undefined],
    ]);
  });

  it('follow their photo to another place, and into the list of albums', async () => {
    await put('photos.0.caption', 'The choir', 'Kwaya');
    const { photos } = await read('');
    const payload = { photos: photos.map(({ id }) => id).reverse() };
    const url = `/api/photo-galleries/${album.id}/order`;
    expect((await api.send({ method: 'PUT', url, headers: api.as('admin'), payload })).statusCode).toBe(200);
    expect(await captions('?language=sw')).toEqual([
      [null, undefined],
      ['The evening prayer', 'en'],
      ['Kwaya', undefined],
    ]);
    const albums = (await api.send({ url: '/api/photo-galleries?language=sw' })).json<GalleryResponse[]>();
    expect(albums.find(({ id }) => id === album.id)?.photos[2]?.caption).toBe('Kwaya');
  });

  it('are shown in the original again after it has changed', async () => {
    await put('photos.0.caption', 'The choir', 'Kwaya');
    const url = `/api/photos/${choir.id}`;
    await api.send({ method: 'PUT', url, headers: api.as('admin'), payload: { caption: 'The choir of Gulu' } });
    expect((await captions('?language=sw'))[0]).toEqual(['The choir of Gulu', 'en']);
  });
});
