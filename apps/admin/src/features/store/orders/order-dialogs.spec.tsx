import { fireEvent, render, screen } from '@testing-library/react';
import type { OrderDetails } from './order.ts';
import { SettleDialog } from './settle-dialog.tsx';
import { TransitionDialog } from './transition-dialog.tsx';
import type { OrderActions } from './use-order-actions.ts';

const order = {
  id: 1,
  reference: 'A-1',
  status: 'pending',
  paymentStatus: 'pending',
  payment: 'pickup',
  amountUgx: 37_000,
  totalAmount: '10.00',
  receivedUgx: 74_000,
  refundUgx: 37_000,
} as unknown as OrderDetails;
let closings = 0;
const props = (isBusy: boolean) => ({
  actions: { isBusy, failure: '' } as OrderActions,
  onDone: () => undefined,
  onCancel: () => (closings += 1),
});
const dialogs = {
  status: (isBusy: boolean) => <TransitionDialog move={{ order, to: 'cancelled' }} {...props(isBusy)} />,
  payment: (isBusy: boolean) => <SettleDialog order={order} paymentStatus="completed" {...props(isBusy)} />,
};

beforeEach(() => (closings = 0));

describe('the dialog that marks an order as refunded', () => {
  it('shows what is given back, and sends the amounts that it has shown even if the order was read again', () => {
    const sent: unknown[] = [];
    const settle = (_order: unknown, request: unknown) => Promise.resolve(sent.push(request) === 0);
    const actions = { isBusy: false, failure: '', settle } as unknown as OrderActions;
    const dialog = (current: OrderDetails) => (
      <SettleDialog {...props(false)} order={current} paymentStatus="refunded" actions={actions} />
    );
    const { rerender } = render(dialog(order));
    expect(screen.getByRole('dialog').textContent).toContain('the excess of UGX 37,000');
    rerender(dialog({ ...order, receivedUgx: 37_000 }));
    fireEvent.click(screen.getByRole('button', { name: 'Mark as refunded' }));
    expect(sent).toEqual([expect.objectContaining({ receivedUgx: 74_000, refundUgx: 37_000 })]);
  });
});

describe.each(Object.entries(dialogs))('the dialog about the %s of an order', (_name, dialog) => {
  it('stays open, with the typed note, after a click beside it', () => {
    render(dialog(false));
    const note = screen.getByLabelText<HTMLTextAreaElement>('Note');
    fireEvent.change(note, { target: { value: 'She called' } });
    const wrap = document.querySelector('.ant-modal-wrap') as HTMLElement;
    fireEvent.mouseDown(wrap);
    fireEvent.mouseUp(wrap);
    fireEvent.click(wrap);
    expect(closings).toBe(0);
    expect(note.value).toBe('She called');
  });

  it('cannot be closed or changed while the request runs', () => {
    const { rerender } = render(dialog(false));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(closings).toBe(1);
    rerender(dialog(true));
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    fireEvent.keyDown(screen.getByLabelText('Note'), { key: 'Escape' });
    screen.getAllByRole('button').forEach((button) => fireEvent.click(button));
    expect(closings).toBe(1);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Note').readOnly).toBe(true);
  });
});
