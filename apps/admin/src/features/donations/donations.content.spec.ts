import { dayInWords } from './donations.content.ts';

it('writes a day of the books as the office says it', () => expect(dayInWords('2026-11-01')).toBe('1 Nov 2026'));
