/** The album and the photo in the address. */
interface GalleryPlace {
  album?: number;
  photo?: number;
}

/** An id in the address: null if there is none, NaN if it is not valid. */
export function idIn(search: URLSearchParams, name: 'album' | 'photo'): number | null {
  const text = search.get(name);
  if (text === null) return null;
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : NaN;
}

/** @param base address of the albums, with or without a query: `/gallery`, `/community?tab=gallery` */
export function galleryAddress(base: string, { album, photo }: GalleryPlace = {}): string {
  const [path = '', query = ''] = base.split('?');
  const search = new URLSearchParams(query);
  if (album !== undefined) search.set('album', String(album));
  if (photo !== undefined) search.set('photo', String(photo));
  return search.size > 0 ? `${path}?${search}` : path;
}
