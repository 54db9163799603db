import type { ApiAnswer } from '../api-client.ts';
import type { TestApp } from '../test-app.ts';
import { post } from './people.ts';

/** With a database server, test payments are off unless they are turned on. */
export const sandboxOn = { SANDBOX_PAYMENTS: 'on' };

/** A valid gift of 25 dollars; a test overrides only the fields it is about. */
export const giftRequest = (own: Record<string, unknown> = {}): Record<string, unknown> => ({
  amount: 92_500,
  currency: 'UGX',
  description: 'Donation - general',
  donorName: 'Grace Nakato',
  donorEmail: 'grace.nakato@example.org',
  category: 'general',
  method: 'card',
  ...own,
});

export const beginGift = (
  api: TestApp,
  own: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<ApiAnswer> => post(api, '/api/create-sandbox-payment', giftRequest(own), headers);

/** Pays on the sandbox page and follows the redirect back. Returns where the payer's browser ends up. */
export async function payAt(
  api: TestApp,
  redirectUrl: string,
  choice: Record<string, string> = {},
): Promise<string | undefined> {
  const chosen = await api.send({
    method: 'POST',
    url: new URL(redirectUrl).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ outcome: 'succeed', ...choice }).toString(),
  });
  const back = new URL(String(chosen.headers.location), 'http://localhost');
  return (await api.send({ url: `${back.pathname}${back.search}` })).headers.location;
}

/** Makes and pays a gift. Returns the reference of the payment. */
export async function giveByCard(api: TestApp, own: Record<string, unknown> = {}): Promise<string> {
  const { redirect_url: page, order_id: reference } = (await beginGift(api, own)).json<{
    redirect_url: string;
    order_id: string;
  }>();
  await payAt(api, page);
  return reference;
}
