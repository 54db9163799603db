import { expect, it } from '@jest/globals';
import { fieldName } from './field-name.ts';

it('names a field of a list by its position', () => {
  expect(fieldName('title')).toBe('Title');
  expect(fieldName('blocks.2.cards.0.title')).toBe('Block 3, card 1, title');
});

it('names a message by its key, because only the API knows its title', () =>
  expect(fieldName('event-thanks.subject')).toBe('Event-thanks, subject'));
