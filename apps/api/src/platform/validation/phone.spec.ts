import { internationalPhone } from './phone.ts';

describe('a phone number', () => {
  it.each([
    ['0772 123 456', '+256772123456'],
    ['0772-123456', '+256772123456'],
    ['256772123456', '+256772123456'],
    ['+256 (0)772 123456', '+256772123456'],
    ['+254 712 345678', '+254712345678'],
    ['+44 20 7946 0018', '+442079460018'],
    ['12', null],
    ['0772 123 45', null],
    ['0772 123 456 or 0782 123 456', null],
    ['ask for Mary: 0772 123 456', null],
    ['0414 123 456 ext 5', null],
    ['ask my sister', null],
    ['', null],
    [null, null],
  ])('%j is %j in international form', (typed, expected) => {
    expect(internationalPhone(typed)).toBe(expected);
  });
});
