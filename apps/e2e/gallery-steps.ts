import type { Locator, Page } from '@playwright/test';
import { type Api, basicAuth } from './fixtures.ts';
import { seedFile } from './upload-steps.ts';

export interface Album {
  id: number;
  title: string;
  photoCount: number;
  version: number;
  photos: { id: number; caption: string | null; url: string; width: number | null; height: number | null }[];
}

/** Creates an album for one test only. */
export async function createAlbum(api: Api, title: string, more: object = {}): Promise<Album> {
  const { status, body } = await api('POST', '/photo-galleries', {
    as: 'admin',
    body: { title, description: 'Four days in Amuru.', eventDate: '2026-05-12', ...more },
  });
  if (status !== 201) throw new Error(`'${title}' was refused: ${status}`);
  return body as Album;
}

/** Uploads photos into an album, named `Choir 1`, `Choir 2` …; returns their ids. */
export async function addPhotos(site: { url: string }, album: Album, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 1; index <= count; index += 1) {
    const form = new FormData();
    form.append('caption', `Choir ${index}`);
    form.append(
      'photo',
      new Blob([new Uint8Array(seedFile(`gallery/eye-${index}.jpg`))], { type: 'image/jpeg' }),
      `choir-${index}.jpg`,
    );
    const answer = await fetch(`${site.url}/api/photo-galleries/${album.id}/photos/upload`, {
      method: 'POST',
      headers: { authorization: basicAuth('admin') },
      body: form,
    });
    if (answer.status !== 201) throw new Error(await answer.text());
    ids.push(((await answer.json()) as { id: number }).id);
  }
  return ids;
}

export const readAlbum = async (api: Api, id: number): Promise<Album> =>
  (await api('GET', `/photo-galleries/${id}`)).body as Album;
export const captionsOf = async (api: Api, id: number): Promise<(string | null)[]> =>
  (await readAlbum(api, id)).photos.map(({ caption }) => caption);

export const albumPage = ({ id }: Pick<Album, 'id'>): `/admin/${string}` => `/admin/community/galleries/${id}`;
export const photoFile = (name: string, seed = 'crusade-1') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: seedFile(`gallery/${seed}.jpg`),
});
export const chooser = (page: Page): Locator => page.locator('input[type=file]');
export const tiles = (page: Page): Locator => page.getByRole('list', { name: 'Photos in order' }).getByRole('listitem');
export const captionBox = (page: Page, place: number): Locator =>
  page.getByRole('textbox', { name: `Caption of photo ${place}`, exact: true });
/** The captions shown in the console, in order. */
export const captions = (page: Page): Promise<string[]> =>
  tiles(page)
    .getByRole('textbox')
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLTextAreaElement).value));
