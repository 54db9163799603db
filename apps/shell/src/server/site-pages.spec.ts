import { describe, expect, it } from '@jest/globals';
import { hiddenPaths, isHidden, isReservedAddress, sectionPaths, seedSite } from '@ministry/domain';
import { findPage, pages, publicPaths } from '../app/pages.ts';
import { sitePages } from './site-pages.ts';

describe('the pages that the search finds', () => {
  it('are all public pages except the home page, each once', () => {
    const found = sitePages(seedSite)
      .map(({ address }) => address)
      .filter((address) => !address.includes('#'));
    expect([...found].sort()).toEqual(publicPaths.filter((path) => path !== '/').sort());
  });

  it.each(sitePages(seedSite))(
    'include $address, a page of the site, with a title, a text and keywords',
    ({ address, ...texts }) => {
      for (const text of Object.values(texts)) expect(text.trim()).not.toBe('');
      expect(findPage(address).page.path).toBe(address.replace(/#.*/, ''));
    },
  );
});

describe('the addresses of the site', () => {
  it('are reserved, so that no page of the office takes one', () => {
    const first = pages.map(({ path }) => path.split('/')[1] ?? '').filter((part) => /^[a-z]/.test(part));
    expect(first.length).toBeGreaterThan(20);
    expect(first.filter((part) => !isReservedAddress(part))).toEqual([]);
  });

  it.each(['/store-rules', '/storefront', '/events2'])(
    'include %s, which is no part of a section that only begins in the same way',
    (address) => expect(isHidden(address, ['/store', '/events'])).toBe(false),
  );

  it.each(['/store', '/store/1', '/store?category=books', '/store#cart'])(
    'include %s as a part of its section',
    (address) => expect(isHidden(address, ['/store'])).toBe(true),
  );
});

describe('the pages of a section', () => {
  it.each(Object.entries(sectionPaths))(
    '(%s) start at a page of the site, which is not found while the section is off',
    (name, [path]) => {
      expect(findPage(path).page.path).toBe(path);
      const hidden = hiddenPaths({ hidden: [name as keyof typeof sectionPaths] });
      expect(findPage(path, hidden).page.name).toBe('own-page');
      expect(findPage('/contact', hidden).page.name).toBe('contact');
    },
  );
});
