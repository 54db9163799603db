import { apiPath } from '@ministry/api-client';
import { searchLimits } from '@ministry/domain';

/** The question in the address, without spaces around it. */
export const questionIn = (search: URLSearchParams): string => (search.get('q') ?? '').trim();

/** Why a question cannot be searched for; null if it can. */
export function problemOf(question: string): 'tooShort' | 'tooLong' | null {
  if ([...question].length > searchLimits.longest) return 'tooLong';
  return question.length < searchLimits.shortest ? 'tooShort' : null;
}

export const addressOf = (question: string): string => `/search?q=${encodeURIComponent(question)}`;
export const searchPath = (question: string) => apiPath('/api/search', { query: { q: question } });
