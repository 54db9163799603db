// Bytes that a browser fetches for a first view, on the wire and with headers.
import { chromium } from '@playwright/test';
import { chromiumPath } from '../chromium.mjs';

const launch = () =>
  chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });

/**
 * @param {string} origin @param {string[]} paths
 * @returns {Promise<{path: string, saveData: boolean, document: number, script: number, other: number, requests: number}[]>}
 */
export async function pageBytes(origin, paths) {
  const browser = await launch();
  try {
    const rows = [];
    for (const path of paths) {
      for (const saveData of [false, true]) {
        const context = await browser.newContext({
          viewport: { width: 360, height: 780 },
          ...(saveData ? { extraHTTPHeaders: { 'Save-Data': 'on' } } : {}),
        });
        rows.push({ path, saveData, ...(await view(context, origin + path)) });
      }
    }
    return rows;
  } finally {
    await browser.close();
  }
}

/**
 * Measures each page of a console as the first page opened. `script` excludes the shell's vendor chunk: React, the router and the query client.
 * @param {string} origin @param {string} credential as stored in session storage @param {string[]} paths the login page is added as 'login'
 * @returns {Promise<{path: string, script: number, other: number, requests: number}[]>}
 */
export async function consoleBytes(origin, credential, paths) {
  const browser = await launch();
  try {
    const rows = [{ path: 'login', ...(await view(await browser.newContext(), `${origin}/admin`)) }];
    for (const path of paths) {
      const context = await browser.newContext();
      await context.addInitScript((value) => sessionStorage.setItem('adminAuth', value), credential);
      rows.push({ path, ...(await view(context, origin + path)) });
    }
    return rows.map(({ path, script, vendor, other, requests }) => ({
      path,
      script: script - vendor,
      other,
      requests,
    }));
  } finally {
    await browser.close();
  }
}

async function view(context, address) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const answers = new Map();
  const sums = { document: 0, script: 0, vendor: 0, other: 0, requests: 0 };
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    answers.set(requestId, { type, path: new URL(response.url).pathname }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { type, path } = answers.get(requestId) ?? {};
    sums[{ Document: 'document', Script: 'script' }[type] ?? 'other'] += encodedDataLength;
    if (path?.startsWith('/assets/vendor.') && path.endsWith('.js')) sums.vendor += encodedDataLength;
    sums.requests += 1;
  });
  await page.goto(address, { waitUntil: 'load' });
  // Hydration waits until the browser is idle and then fetches its scripts.
  await page.waitForTimeout(2_500);
  await context.close();
  return sums;
}
