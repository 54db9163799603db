import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { TestApp } from '../test-app.ts';

export interface Part {
  field: string;
  content: Buffer | string;
  /** Only for files; missing for a text field. */
  fileName?: string;
  type?: string;
}

const boundary = 'the-boundary-of-these-tests';

/** The body and header of a multipart form. Written by hand, so that tests can also write malformed forms. */
export function multipart(parts: Part[]): { payload: Buffer; headers: Record<string, string> } {
  const pieces = parts.flatMap(({ field, content, fileName, type }) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${field}"${fileName === undefined ? '' : `; filename="${fileName}"`}\r\n${type === undefined ? '' : `Content-Type: ${type}\r\n`}\r\n`,
    content,
    '\r\n',
  ]);
  const payload = Buffer.concat([...pieces, `--${boundary}--\r\n`].map((piece) => Buffer.from(piece)));
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

/** A picture of one colour. */
export const picture = (
  width: number,
  height: number,
  format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' = 'jpeg',
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0b5148' } })
    .toFormat(format)
    .toBuffer();

/** A recording that ships with the product. */
export const recording = (name: string): Buffer => readFileSync(new URL(`../../seed-media/${name}`, import.meta.url));

export interface UploadAnswer {
  status: number;
  body: {
    url: string;
    filename: string;
    width: number;
    height: number;
    bytes: number;
    seconds: number | null;
    code: string;
    message: string;
    fields?: Record<string, string>;
  };
}

/** Sends a form as the admin. */
export async function send(api: TestApp, path: string, parts: Part[]): Promise<UploadAnswer> {
  const { payload, headers } = multipart(parts);
  const answer = await api.send({
    method: 'POST',
    url: `/api${path}`,
    payload,
    headers: { ...headers, ...api.as('admin') },
  });
  return { status: answer.statusCode, body: answer.json() };
}

export const sendPhoto = async (api: TestApp, content: Buffer, own: Partial<Part> = {}): Promise<UploadAnswer> =>
  send(api, '/upload/image', [{ field: 'photo', fileName: 'choir.jpg', type: 'image/jpeg', content, ...own }]);
