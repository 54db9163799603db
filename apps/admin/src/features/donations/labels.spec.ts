import { dayInCopy } from './labels.ts';

it('writes a day of the books as the office says it', () => expect(dayInCopy('2026-11-01')).toBe('1 Nov 2026'));
