import type { StatsResponse } from '@ministry/api-client';

/** What is written to files instead of being sent; null when all leaves the house. */
export function withoutSender({
  mailConfigured,
  textConfigured,
}: NonNullable<StatsResponse['outbox']>): 'email' | 'text' | 'both' | null {
  if (mailConfigured) return textConfigured ? null : 'text';
  return textConfigured ? 'email' : 'both';
}
