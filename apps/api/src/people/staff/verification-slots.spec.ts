import { setTimeout as pause } from 'node:timers/promises';
import { VerificationSlots } from './verification-slots.ts';

describe('VerificationSlots', () => {
  it('lets two run at once and the others wait', async () => {
    const slots = new VerificationSlots();
    let running = 0;
    let most = 0;
    const work = async (): Promise<void> => {
      most = Math.max(most, (running += 1));
      await pause(2);
      running -= 1;
    };
    await Promise.all(Array.from({ length: 10 }, () => slots.run(work)));
    expect(most).toBe(2);
  });

  it('answers 429 with Retry-After beyond two running and two hundred waiting', async () => {
    const slots = new VerificationSlots();
    const outcomes = await Promise.allSettled(Array.from({ length: 210 }, () => slots.run(() => pause(1))));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(8);
    expect(refused[0]?.reason).toMatchObject({ status: 429, retryAfter: 1 });
  });

  it('lets known devices go before all others, even if these fill the queue', async () => {
    const slots = new VerificationSlots();
    const order: string[] = [];
    const others = Array.from({ length: 210 }, () =>
      slots.run(() => {
        order.push('other');
        return pause(1);
      }),
    );
    const known = slots.run(() => Promise.resolve(order.push('known')), true);
    await Promise.allSettled([...others, known]);
    expect(order.indexOf('known')).toBe(2);
  });

  it('gives the slot back when the work fails', async () => {
    const slots = new VerificationSlots();
    await Promise.allSettled(Array.from({ length: 5 }, () => slots.run(() => Promise.reject(new Error('broken')))));
    await expect(slots.run(() => Promise.resolve('done'))).resolves.toBe('done');
  });
});
