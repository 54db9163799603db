import { exampleOf, toRequest, toValues } from './exchange-rate.ts';

describe('the form of the exchange rate', () => {
  it('sends the number that was typed, grouped or not', () => {
    expect(toRequest(toValues({ rate: 3_700 }), 2)).toEqual({ rate: 3_700, version: 2 });
    expect(toRequest({ rate: ' 3,850 ' }, 2).rate).toBe(3_850);
    expect(toRequest({ rate: '' }, 2).rate).toBeNaN();
  });

  it('shows an example price with the rate, or the allowed values', () => {
    expect(exampleOf({ rate: '3700' })).toBe('$25.00 is UGX 92,500.');
    for (const rate of ['', '370', '37000', '3700.5', 'many'])
      expect(exampleOf({ rate })).toBe('A whole number from 500 to 20,000.');
  });
});
