import type { Comfort } from './comfort.copy.ts';
import { supportCopy } from './prayer.copy.ts';

/** PRAY-09: the states of the prayer assistant. */
export type Support =
  { phase: 'idle' } | { phase: 'loading'; request: string } | { phase: 'answered'; comfort: Comfort };

export type SupportEvent =
  | { type: 'asked'; request: string }
  | { type: 'found'; comfort: Comfort }
  | { type: 'failed' }
  /** The request was sent or emptied. */
  | { type: 'left' };

export const idle: Support = { phase: 'idle' };

/** PRAY-07, PRAY-08: whether there is a text and no answer is being prepared. */
export const canAsk = (support: Support, request: string): boolean =>
  support.phase !== 'loading' && request.trim() !== '';

/** The reducer; an action that is impossible in a state changes nothing. */
export function after(support: Support, event: SupportEvent): Support {
  switch (event.type) {
    case 'asked':
      return canAsk(support, event.request) ? { phase: 'loading', request: event.request } : support;
    case 'found':
      return support.phase === 'loading' ? { phase: 'answered', comfort: event.comfort } : support;
    case 'failed':
      return support.phase === 'loading' ? { phase: 'answered', comfort: supportCopy.fallback } : support;
    case 'left':
      return idle;
  }
}
