// Memory of the built server under load. Linux only, for /proc and the settings of the C library's allocator.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { load } from './bench/reads.mjs';
import { startProduct } from './product.mjs';

/** Maximum in MB at the peak: 300 were measured here, and 465 with V8's default heap growth. */
const most = 380;

const peakOf = (pid) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;

describe('the built server under load', { skip: process.platform !== 'linux' }, () => {
  it(`never holds more than ${most} MB while pages are rendered and lists are read`, async () => {
    const product = await startProduct({ LOG_LEVEL: 'warn' });
    const fresh = { kind: 'fresh', encoding: 'br', connections: 8 };
    try {
      await load({ ...fresh, url: `${product.url}/api/events`, query: 'offset', values: 250, seconds: 4 });
      await load({ ...fresh, url: `${product.url}/store`, query: 'cart', seconds: 10 });
      const peak = peakOf(product.pid);
      assert.ok(peak <= most, `${Math.round(peak)} MB`);
    } finally {
      await product.stop();
    }
  });
});
