import {
  emptyDraft,
  type Product,
  shillingsPreview,
  stockChoices,
  toDraft,
  toRequest,
  unitsOf,
  validate,
} from './product.ts';

const mug: Product = {
  id: 4,
  name: 'Coil mug',
  description: 'Holds 300 ml.',
  price: '12.50',
  priceUgx: 46_250,
  category: 'accessories',
  imageUrl: null,
  stockQuantity: 9,
  isActive: true,
  version: 3,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
};

describe('a product in its form', () => {
  // PROD-29
  it('is sent as it is stored, with the version and the stock that were seen', () => {
    expect(toDraft(mug)['price']).toBe('12.50');
    expect(toRequest(toDraft(mug), { version: 3, stock: 9 })).toEqual({
      name: 'Coil mug',
      description: 'Holds 300 ml.',
      price: '12.50',
      category: 'accessories',
      imageUrl: null,
      stockQuantity: 9,
      isActive: true,
      version: 3,
      stockSeen: 9,
    });
  });
  // PROD-22, PROD-27
  it('starts active with empty fields and nothing in stock', () =>
    expect(toRequest(emptyDraft)).toMatchObject({ name: '', price: '', stockQuantity: 0, isActive: true }));

  // PROD-21
  it.each([
    ['12', 12],
    ['1,000', 1_000],
    ['twelve', 0],
    ['', 0],
    ['7 boxes', 7],
  ])('reads the stock %j as %d', (typed, units) => expect(unitsOf(typed)).toBe(units));

  // PROD-17, PROD-18
  it('shows the price in shillings while it is typed', () => {
    expect(shillingsPreview('12.50', 3_700)).toBe('UGX 46,250');
    expect(shillingsPreview('0.01', 3_700)).toBe('UGX 37');
    expect(shillingsPreview('12.505', 3_700)).toBe('');
    expect(shillingsPreview('', 3_700)).toBe('');
  });

  // PROD-14, PROD-15, PROD-26
  it('needs a name, a price and a category, but no description', () => {
    expect(Object.keys(validate(emptyDraft))).toEqual(['name', 'price', 'category']);
    expect(validate({ ...toDraft(mug), description: '' })).toEqual({});
  });
  // PROD-16
  it('refuses a fraction of a cent', () =>
    expect(validate({ ...toDraft(mug), price: '1.005' })).toHaveProperty('price'));
  // PROD-23
  it.each([
    ['', false],
    ['/uploads/2026/mug.jpg', false],
    ['https://example.org/mug.jpg', false],
    ['mug.jpg', true],
    ['javascript:alert(1)', true],
  ])('accepts %j as the picture, error: %s', (imageUrl, isWrong) =>
    expect('imageUrl' in validate({ ...toDraft(mug), imageUrl })).toBe(isWrong),
  );
});

describe('a stock count while others buy', () => {
  it('may mean the written number, the rest, or an addition', () =>
    expect(stockChoices(20, 12, 9)).toEqual({ written: 20, left: 9, moved: { by: 8, to: 17 } }));
  it('may mean a reduction, but not below zero', () => {
    expect(stockChoices(10, 12, 9)).toEqual({ written: 10, left: 9, moved: { by: -2, to: 7 } });
    expect(stockChoices(2, 12, 9)).toEqual({ written: 2, left: 9 });
  });
});
