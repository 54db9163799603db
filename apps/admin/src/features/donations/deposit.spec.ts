import { describe, expect, it } from '@jest/globals';
import { blankDeposit, differenceText, entriesText, toDepositRequest, validateDeposit } from './deposit.ts';

const now = new Date('2026-11-27T08:00:00Z');
const draft = { ...blankDeposit(55_000, 'Centenary', now), reference: ' CS-1 ' };

describe('a bank deposit', () => {
  it('begins with today, the account of the previous one and the sum of its entries', () =>
    expect(draft).toMatchObject({ depositedOn: '2026-11-27', account: 'Centenary', amount: '55000' }));

  it.each([
    ['amount', '50.5'],
    ['amount', '0'],
    ['amount', '3,000,000,000'],
    ['account', ' '],
    ['depositedOn', ''],
    ['depositedOn', '2026-11-28'],
  ])('is refused with the %s %j', (field, value) =>
    expect(Object.keys(validateDeposit({ ...draft, [field]: value }, now))).toEqual([field]),
  );

  it('is sent without spaces and commas', () => {
    expect(validateDeposit({ ...draft, amount: '50,000' }, now)).toEqual({});
    expect(toDepositRequest({ ...draft, amount: '50 000' }, [3])).toMatchObject({ amount: 50_000, reference: 'CS-1' });
  });

  it('says how much it differs from its entries', () => {
    expect([0, -5_000, 1].map(differenceText)).toEqual(['As in the books', 'UGX 5,000 missing', 'UGX 1 too much']);
    expect(entriesText({ ids: [1], sum: 55_000 }, '50000')).toBe('1 entry of UGX 55,000. UGX 5,000 missing.');
    expect(entriesText({ ids: [1, 2], sum: 55_000 }, '')).toBe('2 entries of UGX 55,000.');
    expect(entriesText({ ids: [1, 2], sum: null }, '5')).toContain('the total is shown after');
  });
});
