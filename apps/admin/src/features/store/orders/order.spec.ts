import { historyTitle, warningsOf } from './order.ts';

const pending = { status: 'pending', paymentStatus: 'pending', payment: 'pickup' } as const;

// ORD-11, ORD-12
describe('the warnings before an order changes its status', () => {
  it('are empty for the usual next step', () =>
    expect(warningsOf({ ...pending, paymentStatus: 'completed' }, 'processing')).toEqual([]));
  it('include an unusual step', () =>
    expect(warningsOf({ ...pending, status: 'completed', paymentStatus: 'completed' }, 'pending')).toEqual([
      "From 'Completed' to 'Pending' is not a usual step.",
    ]));
  it('include what a cancellation does, and that the money of a paid order is given back', () => {
    expect(warningsOf(pending, 'cancelled')).toHaveLength(1);
    expect(warningsOf({ ...pending, paymentStatus: 'completed' }, 'cancelled').at(-1)).toMatch(/give the money back/);
  });
  it('include that a cancelled order takes its stock again', () =>
    expect(warningsOf({ ...pending, status: 'cancelled' }, 'pending').at(-1)).toMatch(/taken out of the stock again/));
  it('include that an order is handed over without payment', () =>
    expect(warningsOf({ ...pending, status: 'processing' }, 'completed')).toEqual([
      expect.stringMatching(/mark it as paid/),
    ]));
});

describe('the history of an order', () => {
  it.each([
    [{ kind: 'status', from: 'pending', to: 'processing' }, 'Pending → Processing'],
    [{ kind: 'status', from: null, to: 'pending' }, 'Pending'],
    [{ kind: 'payment', from: 'pending', to: 'completed' }, 'Payment: Pending → Paid'],
    [{ kind: 'note', from: null, to: null }, 'Note'],
  ] as const)('shows %j as %j', (entry, text) => expect(historyTitle(entry)).toBe(text));
});
