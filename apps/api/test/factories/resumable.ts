import type { ApiAnswer } from '../api-client.ts';
import type { TestApp } from '../test-app.ts';

export const tus = { 'tus-resumable': '1.0.0' } as const;
export const resumable = '/api/upload/resumable';

/** Encodes the `Upload-Metadata` header of the tus protocol. */
export const metadata = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');

export interface Announced {
  kind?: string;
  fileName?: string;
  type?: string;
  length?: number;
}

/** Announces a file as the admin. */
export const begin = (
  api: TestApp,
  { kind = 'audio', fileName = 'first-light.mp3', type = 'audio/mpeg', length = 10 }: Announced = {},
  headers: Record<string, string> = api.as('admin'),
): Promise<ApiAnswer> =>
  api.send({
    method: 'POST',
    url: resumable,
    headers: {
      ...tus,
      ...headers,
      'upload-length': String(length),
      'upload-metadata': metadata({ kind, filename: fileName, filetype: type }),
    },
  });

/** Sends bytes starting at an offset. */
export const proceed = (
  api: TestApp,
  url: string,
  offset: number,
  payload: Buffer,
  headers: Record<string, string> = api.as('admin'),
): Promise<ApiAnswer> =>
  api.send({
    method: 'PATCH',
    url,
    headers: { ...tus, ...headers, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    payload,
  });

/** Asks how many bytes of an upload have arrived. */
export const ask = (api: TestApp, url: string, headers: Record<string, string> = api.as('admin')): Promise<ApiAnswer> =>
  api.send({ method: 'HEAD', url, headers: { ...tus, ...headers } });

export const finish = (
  api: TestApp,
  url: string,
  headers: Record<string, string> = api.as('admin'),
): Promise<ApiAnswer> => api.send({ method: 'POST', url: `${url}/finish`, headers });

/** Announces and sends a whole file. Returns the address of the upload. */
export async function sendInChunks(
  api: TestApp,
  content: Buffer,
  announced: Announced = {},
  piece = 200_000,
): Promise<string> {
  const url = String((await begin(api, { ...announced, length: content.length })).headers['location']);
  for (let at = 0; at < content.length; at += piece) await proceed(api, url, at, content.subarray(at, at + piece));
  return url;
}
