import type { PaymentSettings } from '../../../platform/config/config.ts';
import { AsyncCache } from '../async-cache.ts';
import { ProviderUnavailable } from '../payment-provider.ts';
import { providerBudget } from '../provider-budget.ts';
import { type Answer, before, callProvider, idOf, objectOf, shortText } from '../provider-call.ts';

/** A token is good for five minutes; it is given up a little earlier, for clocks that differ and calls that take their time. */
const tokenLife = 4 * 60_000;

/**
 * The calls of Pesapal API 3.0, with the token that each of them needs. What several callers wait for together gets a part of
 * their time only: it is over before the first of them gives up, and the next one starts again.
 */
export class PesapalApi {
  private readonly token = new AsyncCache(async () => ({
    value: await this.requestToken(),
    until: performance.now() + tokenLife,
  }));

  constructor(
    private readonly settings: NonNullable<PaymentSettings['pesapal']>,
    private readonly timeoutMs = providerBudget,
  ) {}

  /** @throws ProviderUnavailable */
  async call(path: string, signal: AbortSignal, body?: unknown): Promise<Answer> {
    const token = await before(signal, this.token.get());
    const answer = await this.send(path, token, signal, body);
    if (answer.status !== 401) return answer;
    // A token may end early, as when keys are replaced: one more try with a fresh one.
    this.token.drop(token);
    return this.send(path, await before(signal, this.token.get()), signal, body);
  }

  private send(path: string, token: string, signal: AbortSignal, body: unknown): Promise<Answer> {
    return callProvider('Pesapal', `${this.settings.url}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${token}` },
      body,
      signal,
    });
  }

  private async requestToken(): Promise<string> {
    const { body } = await callProvider('Pesapal', `${this.settings.url}/api/Auth/RequestToken`, {
      method: 'POST',
      body: { consumer_key: this.settings.key, consumer_secret: this.settings.secret },
      signal: AbortSignal.timeout(this.timeoutMs / 4),
    });
    const token = shortText(body.token, 10_000);
    if (!token) throw new ProviderUnavailable(`Pesapal gives no token: ${errorOf(body)?.code ?? 'no reason told'}`);
    return token;
  }
}

/** What went wrong. Pesapal sends the object with good answers too, empty; and refusals with the status 200. */
export function errorOf(body: Record<string, unknown>): { code: string; message: string | null } | undefined {
  const error = objectOf(body.error);
  const code = idOf(error?.code);
  const message = shortText(error?.message);
  return code || message ? { code: code ?? 'unnamed', message } : undefined;
}
