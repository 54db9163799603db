import { blankGift, shillingsOf, toGiftRequest, validate, validateAmount, worthOf } from './gift.ts';

const now = new Date('2026-11-21T22:00:00Z');
const gift = (own = {}) => ({ ...blankGift(now), amount: '50,000', ...own });

describe('a gift that came to the office', () => {
  it('begins as cash, received today in Kampala', () =>
    expect(blankGift(now)).toMatchObject({
      currency: 'UGX',
      method: 'cash',
      category: 'general',
      receivedOn: '2026-11-22',
    }));

  it.each([
    ['UGX', '50,000', 50_000],
    ['UGX', ' 50 000 ', 50_000],
    ['UGX', '50.5', null],
    ['USD', '12.50', 46_250],
    ['USD', '12.505', null],
    ['UGX', '-5', null],
    ['UGX', '', null],
  ])('in %s of %j is %j shillings', (currency, amount, shillings) =>
    expect(shillingsOf({ currency, amount }, 3_700)).toBe(shillings),
  );

  it('shows its worth in the other currency', () => {
    expect([
      worthOf(gift(), 3_700),
      worthOf(gift({ currency: 'USD', amount: '25' }), 3_700),
      worthOf(gift({ amount: 'x' }), 3_700),
    ]).toEqual(['About $13.51.', 'About UGX 92,500.', '']);
  });

  it.each([
    [{}, []],
    [{ amount: '0' }, ['amount']],
    [{ amount: '100,000,001' }, ['amount']],
    [{ receivedOn: '' }, ['receivedOn']],
    [{ receivedOn: '2026-11-23' }, ['receivedOn']],
    [{ sendReceipt: true }, ['email']],
    [{ sendReceipt: true, email: 'a@example.org' }, []],
  ])('%j has errors in %j', (own, fields) => expect(Object.keys(validate(gift(own), 3_700, now))).toEqual(fields));

  it('may be corrected to zero', () =>
    expect([
      validateAmount({ amount: '0', currency: 'UGX' }, 3_700, true),
      validateAmount({ amount: 'x', currency: 'UGX' }, 3_700, true),
    ]).toEqual([undefined, expect.any(String)]));

  it('is sent without the separators typed between its digits', () =>
    expect(toGiftRequest(gift()).amount).toBe('50000'));
});
