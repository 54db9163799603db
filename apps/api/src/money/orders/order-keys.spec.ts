import { isSameSecret } from '../../platform/crypto/same-secret.ts';
import { newOrderReference, newOrderSecret, readReference } from './order-keys.ts';

describe('the reference and the secret of an order', () => {
  it('are readable aloud and long and random, new for each order', () => {
    const references = Array.from({ length: 1_000 }, newOrderReference);
    expect(references.filter((reference) => !/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.test(reference))).toEqual(
      [],
    );
    expect(new Set(references).size).toBe(1_000);
    expect(new Set(Array.from({ length: 100 }, newOrderSecret)).size).toBe(100);
    expect(newOrderSecret()).toMatch(/^[\w-]{43}$/);
  });

  it.each(['K1M0-QXR4', 'k1m0qxr4', ' kim0 qxr4', 'KLMO-QXR4'])(
    'are found when the reference is typed as %j',
    (typed) => expect(readReference(typed)).toBe('K1M0-QXR4'),
  );

  it('match only the same secret, never an empty one', () => {
    expect([
      isSameSecret('abc', 'abc'),
      isSameSecret('abc', 'abd'),
      isSameSecret('abc', ''),
      isSameSecret('', 'abc'),
    ]).toEqual([true, false, false, false]);
  });
});
