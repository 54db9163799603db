import type { StatsResponse } from '@ministry/api-client';

/** Channels whose messages are written to files instead of being sent; null if both are sent. */
export function withoutSender({
  mailConfigured,
  textConfigured,
}: NonNullable<StatsResponse['outbox']>): 'email' | 'text' | 'both' | null {
  if (mailConfigured) return textConfigured ? null : 'text';
  return textConfigured ? 'email' : 'both';
}
