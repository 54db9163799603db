import { addressProblem, pageLimits } from './pages.ts';

describe('addressProblem', () => {
  it.each([
    ['building-fund', undefined],
    ['2026-camp', undefined],
    ['Building Fund', 'form'],
    ['2026', 'form'],
    ['a'.repeat(pageLimits.address + 1), 'form'],
    ['events', 'reserved'],
  ])('of %j is %j', (address, problem) => expect(addressProblem(address)).toBe(problem));
});
