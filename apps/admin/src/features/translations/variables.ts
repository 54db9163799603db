import type { TranslationResponse } from '@ministry/api-client';
import { MessageError, variablesOf } from '@ministry/messages/compile';

/** The variables of a message; empty for a plain text. */
export function variablesIn({ isPlain, source }: Pick<TranslationResponse, 'isPlain' | 'source'>): string[] {
  if (isPlain) return [];
  try {
    return variablesOf(source);
  } catch (error) {
    if (error instanceof MessageError) return [];
    throw error;
  }
}

/** Replaces the selection by a variable. @returns the new text and the position of the caret */
export function withVariable(text: string, name: string, [start, end]: readonly [number, number]) {
  const variable = `{${name}}`;
  return { text: text.slice(0, start) + variable + text.slice(end), caret: start + variable.length };
}
