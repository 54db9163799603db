// A client that follows docs/api.md: a read is sent once, a write again with the same Idempotency-Key until it is answered.
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds for which a write is repeated, and the timeout of one attempt: nginx itself waits 35 s. */
const giveUpMs = 30_000;
const attemptMs = 40_000;
/** Used where the server sends no Retry-After. */
const againMs = 1_000;

/**
 * @typedef {object} Answer one request with all its attempts
 * @property {string} kind
 * @property {string} path
 * @property {number} at due time in milliseconds of `performance.now()`
 * @property {number} end when its last attempt was answered
 * @property {number} tries
 * @property {boolean} isServedAtFirstTry
 * @property {boolean} isServed 2xx, 3xx or an expected refusal, at the last attempt
 * @property {string} lastResult status and error code of the last attempt
 */

/** Whether to repeat the request: nothing was done, the outcome is unknown, or another attempt is still in progress. */
const isOpen = ({ status, body }) => status === 0 || status >= 502 || body?.code === 'IDEMPOTENCY_IN_FLIGHT';

async function attempt(url, options) {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(attemptMs), ...options });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json');
    return { status: answer.status, headers: answer.headers, body: isJson && text ? JSON.parse(text) : text };
  } catch (error) {
    return { status: 0, headers: new Headers(), body: { code: String(error.cause?.code ?? error.name) } };
  }
}

export class Client {
  /** @type {Answer[]} */
  answers = [];

  /** @param {string} origin */
  constructor(origin) {
    this.origin = origin;
  }

  /**
   * @param {string} kind
   * @param {string} path with its query
   * @param {object} [options]
   * @param {number} [options.at] due time
   * @param {RequestInit} [options.init]
   * @param {boolean} [options.isWrite] repeat until answered
   * @param {string[]} [options.refusals] error codes that count as served
   */
  async ask(kind, path, { at = performance.now(), init = {}, isWrite = false, refusals = [] } = {}) {
    const deadline = performance.now() + giveUpMs;
    const isServed = ({ status, body }) => (status >= 200 && status < 400) || refusals.includes(body?.code);
    let last = await attempt(`${this.origin}${path}`, init);
    const isServedAtFirstTry = isServed(last);
    let tries = 1;
    for (; isWrite && isOpen(last) && performance.now() < deadline; tries += 1) {
      await pause((Number(last.headers.get('retry-after')) || againMs / 1_000) * 1_000);
      last = await attempt(`${this.origin}${path}`, init);
    }
    const lastResult = [last.status || 'no answer', last.body?.code].filter(Boolean).join(' ');
    const end = performance.now();
    this.answers.push({ kind, path, at, end, tries, isServedAtFirstTry, isServed: isServed(last), lastResult });
    return last;
  }
}
