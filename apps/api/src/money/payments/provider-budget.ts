import { ProviderRefusal, ProviderUnavailable } from './payment-provider.ts';

/** Milliseconds that a provider has for one response. */
export const providerBudget = 10_000;

/** Limits a call to the budget, whatever the adapter does. Every error except a refusal counts as no response. @throws ProviderUnavailable, ProviderRefusal */
export async function withinBudget<Answer>(asking: Promise<Answer>, budget = providerBudget): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ProviderUnavailable('No answer in time')), budget);
  });
  try {
    return await Promise.race([asking, tooLate]);
  } catch (error) {
    if (error instanceof ProviderRefusal || error instanceof ProviderUnavailable) throw error;
    throw new ProviderUnavailable('An answer that makes no sense', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
