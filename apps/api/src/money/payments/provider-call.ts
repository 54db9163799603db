import { answerJson } from '../../platform/http/answer-text.ts';
import { ProviderUnavailable } from './payment-provider.ts';

interface Call {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: unknown;
  signal: AbortSignal;
}

export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/**
 * Sends one JSON request. The caller interprets the status, since providers send plain refusals with any status.
 * @throws ProviderUnavailable when the response is not a JSON object or list; a list is returned under `items`
 */
export async function callProvider(
  title: string,
  url: string,
  { method = 'GET', headers, body, signal }: Call,
): Promise<Answer> {
  try {
    const answer = await fetch(url, {
      method,
      headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
      redirect: 'error',
      signal,
    });
    const parsed = await answerJson(answer);
    return { status: answer.status, body: Array.isArray(parsed) ? { items: parsed } : recordOf(parsed, title) };
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw error;
    // The message contains neither the address nor the body: they hold names, amounts and keys.
    throw new ProviderUnavailable(
      `${title} cannot be reached or makes no sense: ${error instanceof Error ? error.name : 'no answer'}`,
    );
  }
}

function recordOf(parsed: unknown, title: string): Record<string, unknown> {
  const record = objectOf(parsed);
  if (!record) throw new ProviderUnavailable(`${title} answered something else than an object`);
  return record;
}

/** Waits for work that others wait for too, but not longer than the signal allows. @throws ProviderUnavailable */
export function before<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => reject(new ProviderUnavailable('The provider took too long'));
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}

/** The value, if it is an object; undefined for anything else. */
export const objectOf = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;

/** The value, if it is a text that is not blank, cut to `most` characters; null for anything else. */
export function shortText(value: unknown, most = 300): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, most) : null;
}

/** The value, if it is an id of a provider that is short enough to be stored; null for anything else. */
export function idOf(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^[\w.:-]{1,64}$/.test(text) ? text : null;
}
