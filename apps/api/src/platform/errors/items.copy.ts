import { type AnyText, message, messages } from '../texts/sentence.ts';

/** Errors about items that the office works with. `kind` is the kind of item: 'event', 'message', 'family'. */
export const itemTexts = messages('api.items', {
  notFoundAmong: message<{ kind: string; ids: string }>('There is no {kind} with the id {ids}; nothing was changed.'),
  changed: message<{ by: AnyText; kind: string }>('{by} has changed this {kind} in the meantime. Nothing was saved.'),
  someoneElse: 'Someone else',
});
