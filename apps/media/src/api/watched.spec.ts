import { isStale, newer, type Polled } from './watched.ts';

const seen = (value: string, second: number, problem: string | null = null): Polled<string> => ({
  value,
  at: new Date(Date.UTC(2026, 10, 22, 4, 0, second)),
  problem,
});
const never: Polled<string> = { value: null, at: null, problem: 'not reached' };

describe('two answers about the same', () => {
  it('the newer one counts, whichever came first', () => {
    expect(newer(seen('old', 1), seen('new', 2)).value).toBe('new');
    expect(newer(seen('new', 2), seen('old', 1)).value).toBe('new');
  });
  it('one that never came counts for nothing', () => {
    expect(newer(never, seen('new', 2)).value).toBe('new');
    expect(newer(seen('new', 2), never).value).toBe('new');
  });
});

describe('what is shown', () => {
  const after = (seconds: number) => new Date(Date.UTC(2026, 10, 22, 4, 0, 10 + seconds));
  it('is relied on while the server answers, and a little longer', () => {
    expect(isStale(seen('live', 10), after(60))).toBe(false);
    expect(isStale(seen('live', 10, 'not reached'), after(10))).toBe(false);
  });
  it('is a memory once the server has been silent for a while', () => {
    expect(isStale(seen('live', 10, 'not reached'), after(16))).toBe(true);
    expect(isStale(never, after(60))).toBe(false);
  });
});
