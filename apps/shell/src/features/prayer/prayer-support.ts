import type { Comfort } from './comfort.content.ts';
import { supportWords } from './prayer.content.ts';

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

/** Whether the assistant can be asked: there is something to answer, and no answer is under way (PRAY-07, PRAY-08). */
export const canAsk = (support: Support, request: string): boolean =>
  support.phase !== 'loading' && request.trim() !== '';

/** The state after something has happened; what cannot happen in a state changes nothing. */
export function after(support: Support, event: SupportEvent): Support {
  switch (event.type) {
    case 'asked':
      return canAsk(support, event.request) ? { phase: 'loading', request: event.request } : support;
    case 'found':
      return support.phase === 'loading' ? { phase: 'answered', comfort: event.comfort } : support;
    case 'failed':
      return support.phase === 'loading' ? { phase: 'answered', comfort: supportWords.fallback } : support;
    case 'left':
      return idle;
  }
}
