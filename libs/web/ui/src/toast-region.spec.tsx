import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ToastRegion } from './toast-region.tsx';
import { createToastStore } from './toast-store.ts';

function open(variant?: 'default' | 'destructive') {
  const store = createToastStore();
  render(<ToastRegion store={store} />);
  act(() => store.show({ title: 'Registration successful!', variant }));
  return store;
}
const swipe = (by: number) => {
  const card = screen.getByText('Registration successful!');
  // jsdom's pointer events carry no coordinates; its mouse events do.
  const at = (type: string, clientX: number) => fireEvent(card, new MouseEvent(type, { bubbles: true, clientX }));
  at('pointerdown', 10);
  at('pointermove', 10 + by);
  at('pointerup', 10 + by);
};

describe('the toast region', () => {
  afterEach(cleanup);

  // TOAST-01
  it('announces a default toast politely and a destructive one at once', () => {
    open();
    expect(screen.getByRole('status').textContent).toContain('Registration successful!');
    cleanup();
    open('destructive');
    expect(screen.getByRole('alert').textContent).toContain('Registration successful!');
  });

  // DATA-02
  it('shows title, description and action of a toast, each under its own id', () => {
    const store = createToastStore();
    render(<ToastRegion store={store} />);
    let undone = 0;
    act(() =>
      store.show({
        title: 'Deleted',
        description: 'Two events.',
        variant: 'destructive',
        action: { label: 'Undo', onSelect: () => (undone += 1) },
      }),
    );
    const first = store.current()?.id;
    expect(screen.getByRole('alert').textContent).toMatch(/Deleted.*Two events\..*Undo/);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undone).toBe(1);
    act(() => store.show({ title: 'Restored' }));
    expect(screen.getByRole('status').textContent).toContain('Restored');
    expect(store.current()?.id).not.toBe(first);
  });

  // TOAST-04, TOAST-05
  it('is dismissed by a swipe of more than 50 pixels to the right, and by no other swipe', () => {
    const store = open();
    swipe(-200);
    swipe(50);
    expect(store.current()?.open).toBe(true);
    swipe(51);
    expect(store.current()?.open).toBe(false);
  });

  // TOAST-06
  it('gets the focus on F8', () => {
    open();
    fireEvent.keyDown(window, { key: 'F8' });
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Notifications (F8)' }));
  });
});
