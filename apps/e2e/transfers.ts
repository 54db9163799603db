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

export const sum = (transfers: Transfer[]): number => transfers.reduce((total, { bytes }) => total + bytes, 0);
export const scripts = (transfers: Transfer[]): Transfer[] => transfers.filter(({ type }) => type === 'Script');
