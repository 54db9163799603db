import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseUnavailable } from './errors.ts';
import { RowTurns } from './row-turns.ts';
import { withNewBudget } from './time-budget.ts';

describe('RowTurns', () => {
  const turns = new RowTurns();
  /** Work that takes `ms` milliseconds and notes when it begins and ends. */
  const noting = (notes: string[], name: string, ms: number) => async () => {
    notes.push(`${name} begins`);
    await pause(ms);
    notes.push(`${name} ends`);
  };

  it('runs work on the same row one after the other, and work on other rows at the same time', async () => {
    const notes: string[] = [];
    await Promise.all([
      turns.take('events:1', noting(notes, 'first', 30)),
      turns.take('events:1', noting(notes, 'second', 1)),
      turns.take('events:2', noting(notes, 'other', 1)),
    ]);
    expect(notes).toEqual(['first begins', 'other begins', 'other ends', 'first ends', 'second begins', 'second ends']);
  });

  it('gives the turn to the next caller when the work fails', async () => {
    const failing = turns.take('events:1', () => Promise.reject(new Error('refused')));
    const next = turns.take('events:1', () => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('refused');
    expect(await next).toBe('done');
  });

  it('does not begin work when the work of the previous caller took longer than the rest of the budget', async () => {
    const holding = turns.take('events:1', () => pause(1_000));
    const waiting = withNewBudget(() => turns.take('events:1', () => Promise.resolve('done')));
    await expect(waiting).rejects.toThrow(DatabaseUnavailable);
    await holding;
    expect(await turns.take('events:1', () => Promise.resolve('free again'))).toBe('free again');
  });

  it('refuses a waiting caller early, while its time budget would still be enough for the work', async () => {
    const holding = turns.take('events:1', () => pause(1_500));
    const started = performance.now();
    const waiting = withNewBudget(() => turns.take('events:1', () => Promise.resolve()));
    await expect(waiting).rejects.toThrow(DatabaseUnavailable);
    expect(performance.now() - started).toBeLessThan(1_400);
    await holding;
    expect(await turns.take('events:1', () => Promise.resolve('free again'))).toBe('free again');
  });
});
