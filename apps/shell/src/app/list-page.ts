/** `?page=2`: which part of a long list is shown, counted from 1; anything else in the address is the first. */
export function listPage(search: URLSearchParams): number {
  const text = search.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

/** One row more than is shown, which tells whether a further page follows. */
export const pageQuery = (page: number, perPage: number): string =>
  `limit=${perPage + 1}${page > 1 ? `&offset=${(page - 1) * perPage}` : ''}`;
