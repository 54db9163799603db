import { eventLoopClock } from './event-loop-clock.ts';

const pass = (delayMs: number): Promise<void> => new Promise((resolve) => eventLoopClock.after(delayMs, resolve));

function keepBusy(forMs: number): void {
  const end = performance.now() + forMs;
  while (performance.now() < end);
}

describe('eventLoopClock', () => {
  it('reaches a deadline not before its time', async () => {
    const start = performance.now();
    await pass(60);
    expect(performance.now() - start).toBeGreaterThanOrEqual(60);
  });

  it('counts a turn in which the process was busy as 0.1 seconds at most', async () => {
    const passed = pass(150);
    const start = eventLoopClock.now();
    keepBusy(600);
    expect(eventLoopClock.now() - start).toBeLessThanOrEqual(100);
    await passed;
  });

  it('does not reach a deadline that was cancelled', async () => {
    let isPassed = false;
    eventLoopClock.after(10, () => (isPassed = true))();
    await pass(60);
    expect(isPassed).toBe(false);
  });
});
