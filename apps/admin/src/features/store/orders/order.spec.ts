import { historyTitle, warningsOf } from './order.ts';

const pending = { status: 'pending', paymentStatus: 'pending', payment: 'pickup' } as const;

// ORD-11, ORD-12
describe('what the office is told before an order moves', () => {
  it('is nothing where the step is the usual next one', () =>
    expect(warningsOf({ ...pending, paymentStatus: 'completed' }, 'processing')).toEqual([]));
  it('is that the step is unusual', () =>
    expect(warningsOf({ ...pending, status: 'completed', paymentStatus: 'completed' }, 'pending')).toEqual([
      "From 'Completed' to 'Pending' is not a usual step.",
    ]));
  it('is what a cancellation does, and that the money of a paid one goes back', () => {
    expect(warningsOf(pending, 'cancelled')).toHaveLength(1);
    expect(warningsOf({ ...pending, paymentStatus: 'completed' }, 'cancelled').at(-1)).toMatch(/give the money back/);
  });
  it('is that a cancelled one takes its stock again', () =>
    expect(warningsOf({ ...pending, status: 'cancelled' }, 'pending').at(-1)).toMatch(/taken out of the stock again/));
  it('is that nothing has been paid for what leaves the house', () =>
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
  ] as const)('says of %j %j', (entry, text) => expect(historyTitle(entry)).toBe(text));
});
