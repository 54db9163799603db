import { hiddenPaths, isHidden } from './sections.ts';

describe('a section that is turned off', () => {
  const hidden = hiddenPaths({ hidden: ['store', 'gallery'] });

  it.each(['/store', '/store/12', '/store?page=2', '/store#products', '/gallery', '/community?tab=gallery'])(
    'hides %s',
    (address) => expect(isHidden(address, hidden)).toBe(true),
  );

  it.each(['/', '/orders/A1B2', '/community', '/community?tab=announcements', '/events'])(
    'does not hide %s',
    (address) => expect(isHidden(address, hidden)).toBe(false),
  );

  it('is not found if all are on', () => {
    expect(hiddenPaths({ hidden: [] })).toEqual([]);
    expect(isHidden('/store')).toBe(false);
  });
});
