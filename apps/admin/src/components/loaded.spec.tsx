import { fireEvent, render, screen } from '@testing-library/react';
import { Loaded } from './loaded.tsx';

interface Order {
  reference: string;
}
const view = (data: Order | undefined, error: Error | null) => (
  <Loaded
    data={data}
    error={error}
    loading="Loading the order…"
    failed="Failed to fetch the order"
    onRetry={() => undefined}
  >
    {({ reference }) => <input aria-label={reference} />}
  </Loaded>
);

describe('what was read', () => {
  it('is replaced by the reason when the first read fails', () => {
    const { rerender } = render(view(undefined, null));
    expect(screen.getByRole('status').textContent).toBe('Loading the order…');
    rerender(view(undefined, new Error('No connection')));
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByText('Failed to fetch the order')).toBeTruthy();
    expect(screen.queryByText(/out of date/)).toBeNull();
  });

  it('stays with what is typed in it when a later read fails, under a notice that it may be old', () => {
    const { rerender } = render(view({ reference: 'A-1' }, null));
    const field = screen.getByLabelText<HTMLInputElement>('A-1');
    fireEvent.change(field, { target: { value: 'Left at the gate' } });
    rerender(view({ reference: 'A-1' }, new Error('No connection')));
    expect(screen.getByText('Failed to fetch the order')).toBeTruthy();
    expect(screen.getByText(/This data may be out of date\./)).toBeTruthy();
    rerender(view({ reference: 'A-1' }, null));
    expect(screen.queryByText('Failed to fetch the order')).toBeNull();
    expect(screen.getByLabelText('A-1')).toBe(field);
    expect(field.value).toBe('Left at the gate');
  });
});
