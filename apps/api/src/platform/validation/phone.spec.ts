import { internationalPhone } from './phone.ts';

describe('a phone number', () => {
  it.each([
    ['0772 123 456', '+256772123456'],
    ['0772-123456', '+256772123456'],
    ['256772123456', '+256772123456'],
    ['+256 (0)772 123456', '+256772123456'],
    ['+254 712 345678', '+254712345678'],
    ['12', null],
    ['ask my sister', null],
    ['', null],
    [null, null],
  ])('%j is %j in international form', (typed, expected) => {
    expect(internationalPhone(typed)).toBe(expected);
  });
});
