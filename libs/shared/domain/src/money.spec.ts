import fc from 'fast-check';
import { averageCents, formatDollars, formatShillings, parseCents, toCents, toDecimal, toShillings } from './money.ts';

const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
const rate = fc.integer({ min: 1, max: 100_000 });

describe('money in whole units', () => {
  it('reads back what it wrote', () => {
    fc.assert(fc.property(fc.nat(10_000_000_000), (amount) => parseCents(toDecimal(amount)) === amount));
  });

  it.each(['', '.', '1.', '.5', '1.234', '-1', '1e3', '1,000', 'NaN', '0x10', '१', '9999999999'])(
    'does not read %j as money',
    (text) => {
      expect(parseCents(text)).toBeNull();
    },
  );

  it.each([
    ['12', 1_200],
    ['12.5', 1_250],
    ['0.05', 5],
    [' 7.10 ', 710],
  ])('reads %j as %i cents', (text, amount) => {
    expect(parseCents(text)).toBe(amount);
  });

  // CONST-16
  it('turns 25 dollars at 3,700 into 92,500 shillings', () => {
    expect(toShillings(2_500, 3_700)).toBe(92_500);
  });

  it('is rounded to the nearest whole shilling, halves away from zero', () => {
    fc.assert(
      fc.property(cents, rate, (amount, perDollar) => {
        const off = BigInt(toShillings(amount, perDollar)) * 100n - BigInt(amount) * BigInt(perDollar);
        return off >= -50n && off <= 50n && (off !== -50n || amount < 0) && (off !== 50n || amount > 0);
      }),
    );
  });

  // ANL-13, ANL-14
  it('is averaged to the nearest cent, and is zero without people', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 1_000_000 }), (amount, count) => {
        const off = 2n * (BigInt(averageCents(amount, count)) * BigInt(count) - BigInt(amount));
        return off >= -BigInt(count) && off <= BigInt(count);
      }),
    );
    expect([averageCents(2_002, 3), averageCents(1, 2), averageCents(2_500, 0)]).toEqual([667, 1, 0]);
  });

  it('gives an amount and its opposite the same shillings', () => {
    fc.assert(
      fc.property(
        cents,
        rate,
        (amount, perDollar) => toShillings(amount, perDollar) + toShillings(-amount, perDollar) === 0,
      ),
    );
  });

  it('converts back to the same cents if a shilling is at most a cent', () => {
    fc.assert(
      fc.property(
        cents,
        fc.integer({ min: 100, max: 100_000 }),
        (amount, perDollar) => toCents(toShillings(amount, perDollar), perDollar) === amount,
      ),
    );
  });

  // CONST-17
  it.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [250_000, '$2,500.00'],
    [-1_234_567, '-$12,345.67'],
  ])('writes %i cents as %s', (amount, text) => {
    expect(formatDollars(amount)).toBe(text);
  });

  it.each([
    [0, 'UGX 0'],
    [92_500, 'UGX 92,500'],
    [-1_000, '-UGX 1,000'],
  ])('writes %i shillings as %s', (amount, text) => {
    expect(formatShillings(amount)).toBe(text);
  });
});
