import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { ProductResponse } from '@ministry/api-client';
import { seedSite } from '@ministry/domain';
import { App } from '../../app/app.tsx';
import { loadPage } from '../../app/page.tsx';
import { findPage } from '../../app/pages.ts';
import { createReads, type ReadAnswers } from '../../app/reads.ts';
import { withOneMore } from '../../features/store/cart.ts';
import { changeCart } from '../../features/store/cart-store.ts';
import { productsPath, viewOf } from '../../features/store/products-view.ts';

const product = (id: number, own: Partial<ProductResponse> = {}): ProductResponse => ({
  id,
  name: `Thing ${id}`,
  description: 'Woven',
  price: '12.50',
  priceUgx: 46_250,
  category: 'books',
  imageUrl: null,
  stockQuantity: 5,
  isActive: true,
  ...own,
});
const offer: ReadAnswers = { '/api/payments/methods': { status: 200, body: { rate: 3_700, methods: [] } } };
const shelves = (body: unknown, status = 200, query = ''): ReadAnswers => ({
  ...offer,
  [productsPath(viewOf(new URLSearchParams(query)))]: { status, body },
});

async function open(answers: ReadAnswers, address = '/store', saveData = false) {
  await loadPage(findPage(address).page);
  const settings = { ...seedSite, publicUrl: 'http://localhost', giveUrl: null, sampleContent: false, saveData };
  render(
    <MemoryRouter initialEntries={[address]}>
      <App reads={createReads(answers)} settings={settings} renderedAt={Date.parse('2026-11-21T09:00:00Z')} />
    </MemoryRouter>,
  );
  return within(screen.getByRole('main'));
}
const card = (page: Awaited<ReturnType<typeof open>>, name: string) => within(page.getByRole('article', { name }));

describe('the store', () => {
  beforeEach(() => {
    // Requests after the first render fail.
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  });
  afterEach(() => {
    cleanup();
    changeCart(() => []);
  });

  // STORE-01, STORE-07, STORE-09, STORE-10, STORE-11, STORE-12, STORE-13
  it('shows each product with its picture, name, stock, description, price and button', async () => {
    const page = await open(shelves([product(1), product(2, { description: '', stockQuantity: 1 })]));
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Church Store');
    for (const text of ['Thing 1', '5 left', 'Woven', 'UGX 46,250'])
      expect(card(page, 'Thing 1').getByText(text).textContent).toBe(text);
    expect(page.getByRole('article', { name: 'Thing 1' }).querySelector('svg')).not.toBeNull();
    expect(card(page, 'Thing 2').getByText('No description available').textContent).toBeTruthy();
    expect(card(page, 'Thing 2').getByRole('button', { name: /^Add to Cart/ }).textContent).toContain('Thing 2');
  });

  // STORE-07, STORE-08
  it('reserves a place of 400 by 300 for a picture', async () => {
    const page = await open(shelves([product(1, { imageUrl: 'https://elsewhere.example/basket.jpg' })]));
    const image = page.getByRole('article').querySelector('img');
    expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['400', '300']);
  });

  // STORE-02, STORE-04, STORE-05
  it('has a search box and the five choices of category, the current one marked', async () => {
    const page = await open(shelves([product(1)], 200, 'category=books'), '/store?category=books');
    expect(page.getByPlaceholderText('Search products...').getAttribute('name')).toBe('search');
    const categories = within(page.getByRole('navigation', { name: 'Categories' }));
    expect(categories.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'All Categories',
      'Books',
      'Clothing',
      'Accessories',
      'Media',
    ]);
    expect(categories.getByRole('link', { current: 'page' }).textContent).toBe('Books');
  });

  // STORE-16
  it('says whom it supports', async () => {
    const page = await open(shelves([product(1)]));
    expect(page.getByRole('heading', { name: 'Supporting Our Mission' }).textContent).toBeTruthy();
  });

  // STORE-19, STORE-20
  it('covers a sold-out product with an overlay and disables its button', async () => {
    const page = await open(shelves([product(1, { stockQuantity: 0 })]));
    expect(card(page, 'Thing 1').getByText('Out of Stock').textContent).toBeTruthy();
    expect(card(page, 'Thing 1').getByRole<HTMLButtonElement>('button').disabled).toBe(true);
  });

  // STORE-15
  it('shows three skeletons while it loads', async () => {
    globalThis.fetch = () => new Promise(() => undefined);
    const page = await open(offer);
    expect(page.getByText('Loading products…').parentElement?.querySelectorAll('div')).toHaveLength(3);
  });

  // STORE-22
  it('says when products could not be loaded, and offers to try again', async () => {
    const page = await open(shelves({ message: 'Busy' }, 503));
    expect(page.getByRole('alert').textContent).toContain('Failed to fetch products');
    expect(page.getByRole('button', { name: 'Try again' }).textContent).toBe('Try again');
  });

  it('distinguishes an empty store from a search that finds nothing', async () => {
    const page = await open(shelves([]));
    expect(page.getByRole('heading', { name: 'The shelves are empty at the moment' }).textContent).toBeTruthy();
    cleanup();
    const searched = await open(shelves([], 200, 'search=zzz'), '/store?search=zzz');
    expect(searched.getByRole('link', { name: 'Show everything' }).getAttribute('href')).toBe('/store');
  });

  // STORE-13, STORE-14: the items stay in the cart, although the API cannot be reached
  it('fills the cart up to the stock', async () => {
    const page = await open(shelves([product(1, { stockQuantity: 2 })]));
    const button = card(page, 'Thing 1').getByRole('button');
    for (let press = 0; press < 3; press += 1) fireEvent.click(button);
    await waitFor(() =>
      expect(page.getByRole('complementary', { name: 'Cart' }).textContent).toContain('2 itemsUGX 92,500'),
    );
    expect([button.textContent, button.getAttribute('aria-disabled')]).toEqual(['All in your cart: Thing 1', 'true']);
    expect(page.getByText('Thing 1 is in your cart.').getAttribute('role')).toBe('status');
  });

  // The modal cart and the checkout have the same lines.
  it.each(['/store?cart=open', '/store/checkout'])(
    'keeps the focus beside a line that is removed from the cart at %s, and moves it to the text if no line is left',
    async (address) => {
      // jsdom has no modal dialogs.
      Object.assign(HTMLDialogElement.prototype, {
        showModal(this: HTMLDialogElement) {
          this.open = true;
        },
        close() {},
      });
      for (const id of [1, 2, 3]) changeCart((cart) => withOneMore(cart, product(id)));
      await open(shelves([]), address);
      const remove = async (name: string) => {
        const button = await screen.findByRole('button', { name: `Remove ${name}` });
        button.focus();
        fireEvent.click(button);
        return document.activeElement?.textContent;
      };
      expect(await remove('Thing 2')).toBe('Remove Thing 3');
      expect(await remove('Thing 3')).toBe('Remove Thing 1');
      expect(await remove('Thing 1')).toBe('Your cart is empty');
    },
  );

  // experience.md, Save-Data
  it('fetches no picture for a visitor who saves data', async () => {
    const page = await open(shelves([product(1, { imageUrl: '/uploads/a-1200x800.jpg' })]), '/store', true);
    expect(page.getByRole('article').querySelector('img')).toBeNull();
  });
});
