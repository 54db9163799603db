import { isStale, newer, type Polled } from './watched.ts';

const seen = (value: string, second: number, problem: string | null = null): Polled<string> => ({
  value,
  at: new Date(Date.UTC(2026, 10, 22, 4, 0, second)),
  problem,
});
const never: Polled<string> = { value: null, at: null, problem: 'not reached' };

describe('two answers to the same question', () => {
  it('are compared by their time, and the newer one counts', () => {
    expect(newer(seen('old', 1), seen('new', 2)).value).toBe('new');
    expect(newer(seen('new', 2), seen('old', 1)).value).toBe('new');
  });
  it('are compared so that a missing one does not count', () => {
    expect(newer(never, seen('new', 2)).value).toBe('new');
    expect(newer(seen('new', 2), never).value).toBe('new');
  });
});

describe('the shown state', () => {
  const after = (seconds: number) => new Date(Date.UTC(2026, 10, 22, 4, 0, 10 + seconds));
  it('is current while the server answers, and a little longer', () => {
    expect(isStale(seen('live', 10), after(60))).toBe(false);
    expect(isStale(seen('live', 10, 'not reached'), after(10))).toBe(false);
  });
  it('is outdated once the server has been silent for a while', () => {
    expect(isStale(seen('live', 10, 'not reached'), after(16))).toBe(true);
    expect(isStale(never, after(60))).toBe(false);
  });
});
