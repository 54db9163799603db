import createClient from 'openapi-fetch';
import { ApiError } from './api-error.ts';
import type { ApiPath } from './api-path.ts';
import type { paths } from './schema.ts';

/** Source of the credential of signed-in staff, with a callback for a credential that the server refuses. */
export interface Credential {
  /** The whole header value (`Basic …`), or null while nobody is signed in. */
  authorization(): string | null;
  /** Called with the header value that was refused, which a later sign-in may have replaced already. */
  onUnauthorized(authorization: string): void;
  /** Further headers of each call. */
  headers?(): Readonly<Record<string, string>>;
  /** Asks the person for a one-time code if a call needs one. True if the call can be repeated, with the new values of `headers`. */
  requestOneTimeCode?(): Promise<boolean>;
}

interface ReadOptions {
  /** Return null on 401 instead of throwing (API-08). */
  nullOnUnauthorized?: boolean;
  signal?: AbortSignal;
}

/** The path of a read in a language. The key in the query cache does not contain the language. */
const inLanguage = (path: string, language?: string): string =>
  language ? `${path}${path.includes('?') ? '&' : '?'}language=${language}` : path;

/**
 * The calls of one visitor or staff member. Every call sends cookies, a JSON header only with a body, and throws
 * `ApiError` on anything but success (API-01 to API-07).
 * @param language language of the texts; without it the originals are read
 */
export function createApi(credential?: Credential, language?: string) {
  async function send(request: Request): Promise<Response> {
    // The body is read in advance for a call that may be repeated: a cloned request would send its body as a stream.
    const body = credential?.requestOneTimeCode && request.method !== 'GET' ? await request.arrayBuffer() : undefined;
    const whole = () => (body?.byteLength ? new Request(request, { body }) : request);
    const authorization = credential?.authorization();
    if (authorization) request.headers.set('Authorization', authorization);
    for (const [name, value] of Object.entries(credential?.headers?.() ?? {})) request.headers.set(name, value);
    const response = await globalThis.fetch(whole());
    if (response.ok) return response;
    if (response.status === 401 && authorization) credential?.onUnauthorized(authorization);
    const { status, statusText, headers } = response;
    const error = new ApiError(status, statusText, await response.text(), headers.get('Retry-After'));
    if (error.code === 'SECOND_FACTOR_REQUIRED' && (await credential?.requestOneTimeCode?.())) return send(whole());
    throw error;
  }

  const fetchPath = (path: string, signal?: AbortSignal) =>
    send(new Request(path, { credentials: 'include', ...(signal ? { signal } : {}) }));

  // The one place that trusts the API to answer as its documentation says.
  const readJson = async <T>(path: ApiPath<T>, signal?: AbortSignal) => {
    const response = await fetchPath(inLanguage(path, language), signal);
    return { response, body: (await response.json()) as T };
  };

  async function read<T>(path: ApiPath<T>, options: ReadOptions & { nullOnUnauthorized: true }): Promise<T | null>;
  async function read<T>(path: ApiPath<T>, options?: ReadOptions): Promise<T>;
  async function read<T>(
    path: ApiPath<T>,
    { nullOnUnauthorized = false, signal }: ReadOptions = {},
  ): Promise<T | null> {
    try {
      return (await readJson(path, signal)).body;
    } catch (error) {
      if (nullOnUnauthorized && error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  }

  return {
    /** Typed calls by path, as in the API's own documentation: `calls.PUT('/api/events/{id}', {…})`. */
    calls: createClient<paths>({ credentials: 'include', fetch: send }),
    /** GET a path, parsed; the path (with its query) is also the key of the query cache. */
    read,
    /** GET one page of a list with the number of rows there are in all (`X-Total-Count`). */
    async readPage<T>(path: ApiPath<T[]>, signal?: AbortSignal): Promise<Page<T>> {
      const { response, body: items } = await readJson(path, signal);
      return { items, total: Number(response.headers.get('X-Total-Count') ?? items.length) };
    },
    /** GET a file that only signed-in staff may read. A plain link could not send the credential. */
    readFile: async (path: string): Promise<Blob> => (await fetchPath(path)).blob(),
    /** Size of a file in bytes, without fetching the file; null if the server does not send the size. */
    async fileBytes(path: string, signal: AbortSignal): Promise<number | null> {
      const { headers } = await send(new Request(path, { method: 'HEAD', credentials: 'include', signal }));
      return Number(headers.get('Content-Length')) || null;
    },
  };
}

export type Api = ReturnType<typeof createApi>;

export interface Page<T> {
  items: T[];
  /** Rows on all pages together. */
  total: number;
}

/** The parsed body of a typed call; an error response has already been thrown as `ApiError`. */
export async function dataOf<T>(call: Promise<{ data?: T }>): Promise<NonNullable<T>> {
  const { data } = await call;
  if (data === undefined || data === null) throw new Error('The server sent an empty answer.');
  return data;
}
