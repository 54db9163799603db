import { mayBecome, type PaymentState, paymentStates } from './payments.ts';

describe('the states of a payment', () => {
  it('never lead back to an earlier one', () => {
    const reach = (from: PaymentState): PaymentState[] =>
      paymentStates.filter((to) => mayBecome(from, to)).flatMap((to) => [to, ...reach(to)]);
    for (const state of paymentStates) expect(reach(state)).not.toContain(state);
  });

  it('allow only a reversal once the money has arrived', () => {
    expect(paymentStates.filter((to) => mayBecome('completed', to))).toEqual(['reversed']);
    expect(paymentStates.filter((to) => mayBecome('reversed', to))).toEqual([]);
  });

  it('accept a provider who reports money after a failure', () => {
    for (const from of ['pending', 'expired', 'cancelled', 'failed'] as const)
      expect(mayBecome(from, 'completed')).toBe(true);
  });
});
