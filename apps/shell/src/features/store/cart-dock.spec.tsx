import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { changeCart } from './cart-store.ts';

jest.unstable_mockModule('./components/cart-panel.tsx', () => {
  throw new Error('Loading chunk cart failed');
});
const { CartDock } = await import('./components/cart-dock.tsx');

const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
};

afterEach(() => {
  cleanup();
  changeCart(() => []);
});

it.each([
  ['of its own', undefined, '/store?page=2'],
  ['that its button opened', 'opened-here', '/before'],
])('a cart at an address %s that cannot be loaded is closed, and says so', async (_which, state, address) => {
  changeCart(() => [{ productId: 1, name: 'Basket', price: '12.50', imageUrl: null, quantity: 1, left: 5 }]);
  render(
    <MemoryRouter initialEntries={['/before', { pathname: '/store', search: '?page=2&cart=open', state }]}>
      <CartDock news="" rate={3_700} />
      <Address />
    </MemoryRouter>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('The cart could not be opened');
  await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe(address));
});
