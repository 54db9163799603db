import { request as httpRequest } from 'node:http';
import type { Page } from '@playwright/test';

export interface Transfer {
  url: string;
  type: string;
  /** Bytes on the wire. */
  bytes: number;
}

/** Records everything that a page fetches from now on. */
export async function recordTransfers(page: Page): Promise<Transfer[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const known = new Map<string, { url: string; type: string }>();
  const transfers: Transfer[] = [];
  session.on('Network.responseReceived', ({ requestId, response, type }) =>
    known.set(requestId, { url: response.url, type }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = known.get(requestId);
    if (request) transfers.push({ ...request, bytes: encodedDataLength });
  });
  return transfers;
}

/** Bytes of an answer on the wire, including headers. */
export function wireBytes(url: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = httpRequest(url, { headers: { 'accept-encoding': 'br', ...headers } }, (answer) => {
      let bytes = answer.rawHeaders.reduce((sum, part) => sum + Buffer.byteLength(part) + 2, 20);
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => resolve(bytes));
    });
    asked.on('error', reject);
    asked.end();
  });
}

export const sum = (transfers: Transfer[]): number => transfers.reduce((total, { bytes }) => total + bytes, 0);
export const scripts = (transfers: Transfer[]): Transfer[] => transfers.filter(({ type }) => type === 'Script');
