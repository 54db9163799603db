import { chromium } from '@playwright/test'; import { writeFileSync } from 'node:fs';
import { chromiumPath } from './tools/chromium.mjs'; import { startProduct } from './tools/product.mjs';
const product = process.env.URL ? { url: process.env.URL, stop() {} } : await startProduct({});
const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] });
const R = Number(process.env.ROUNDS ?? 1), path = process.env.PAGE ?? '/live';
for (let r = 0; r < R; r++) {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 }, hasTouch: true }); const page = await context.newPage();
  const session = await context.newCDPSession(page); await session.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  await page.addInitScript(() => { window.tasks = []; window.fp = 0; new PerformanceObserver(l => l.getEntries().forEach(e => window.fp = e.startTime)).observe({ type: 'paint', buffered: true }); new PerformanceObserver(l => l.getEntries().forEach(e => window.tasks.push([Math.round(e.startTime), Math.round(e.duration)]))).observe({ type: 'longtask', buffered: true }); });
  if (process.env.TRACE) await browser.startTracing(page, { categories: ['devtools.timeline', 'v8.execute', 'disabled-by-default-v8.cpu_profiler', 'disabled-by-default-devtools.timeline','loading','blink.user_timing'] });
  await page.goto(product.url + path, { waitUntil: 'load' }); await page.waitForTimeout(4000);
  if (process.env.TRACE) writeFileSync(process.env.TRACE, await browser.stopTracing());
  const { fp, tasks } = await page.evaluate(() => ({ fp: window.fp, tasks: window.tasks }));
  console.log('paint', Math.round(fp), JSON.stringify(tasks), 'blocked', tasks.filter(([s]) => s >= fp).reduce((a, [, d]) => a + d - 50, 0));
  await context.close();
}
await browser.close(); await product.stop(); process.exit(0);
