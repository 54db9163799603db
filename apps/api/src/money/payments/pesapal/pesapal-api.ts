import type { PaymentSettings } from '../../../platform/config/config.ts';
import { AsyncCache } from '../async-cache.ts';
import { ProviderUnavailable } from '../payment-provider.ts';
import { providerBudget } from '../provider-budget.ts';
import { type Answer, before, callProvider, idOf, objectOf, shortText } from '../provider-call.ts';

/** Milliseconds that a token is used. It is valid for five minutes; the margin is for clocks that differ and for slow calls. */
const tokenLife = 4 * 60_000;

/**
 * The calls of Pesapal API 3.0, with the token that each of them needs. Work that several callers share gets only part of
 * their time, so that it ends before the first caller gives up and the next one can start again.
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
    // A token may expire early, for example when keys are replaced: one more attempt with a new token.
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

/** The error in a response. Pesapal also sends an empty error object with successful responses, and sends refusals with status 200. */
export function errorOf(body: Record<string, unknown>): { code: string; message: string | null } | undefined {
  const error = objectOf(body.error);
  const code = idOf(error?.code);
  const message = shortText(error?.message);
  return code || message ? { code: code ?? 'unnamed', message } : undefined;
}
