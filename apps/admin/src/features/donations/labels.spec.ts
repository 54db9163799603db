import { dayInCopy } from './labels.ts';

it('writes a day of the ledger in the format of the office', () => expect(dayInCopy('2026-11-01')).toBe('1 Nov 2026'));
