import { jest } from '@jest/globals';
import type { BackgroundWork } from './background-work.ts';
import type { Payment } from './payment.entity.ts';
import { PaymentRecheck } from './payment-recheck.ts';
import type { PaymentSettlement } from './payment-settlement.ts';

const [day, pause] = [86_400_000, 15_000];

describe('PaymentRecheck', () => {
  afterEach(() => jest.restoreAllMocks());

  const start = (age: number): { schedule: () => void; run: jest.Mock } => {
    const run = jest.fn();
    const recheck = new PaymentRecheck({} as PaymentSettlement, { run } as unknown as BackgroundWork);
    const createdAt = new Date(Date.now() - age);
    const payment = { id: 1, status: 'pending', checkoutUrl: 'https://pay.example/', createdAt } as Payment;
    return { schedule: () => recheck.schedule(payment), run };
  };

  it('asks about no payment younger than fifteen seconds', () => {
    const { schedule, run } = start(pause - 5_000);
    schedule();
    expect(run).not.toHaveBeenCalled();
  });

  it.each([-day, 0, day])('asks again after fifteen seconds, while the clock is set by %d ms', (shift) => {
    const { schedule, run } = start(pause);
    schedule();
    const [clock, began] = [Date.now(), Math.ceil(performance.now())];
    let passed = 0;
    jest.spyOn(Date, 'now').mockImplementation(() => clock + shift + passed);
    jest.spyOn(performance, 'now').mockImplementation(() => began + passed);
    passed = pause - 1_000;
    schedule();
    expect(run).toHaveBeenCalledTimes(1);
    passed = pause;
    schedule();
    expect(run).toHaveBeenCalledTimes(2);
  });
});
