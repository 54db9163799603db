/** The page of a list from `?page=2`; 1 for anything else. */
export function listPage(search: URLSearchParams): number {
  const text = search.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

/** Requests one row more than is shown, to know whether there is a next page. */
export const pageQuery = (page: number, perPage: number): { limit: number; offset: number | undefined } => ({
  limit: perPage + 1,
  offset: page > 1 ? (page - 1) * perPage : undefined,
});
