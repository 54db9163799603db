import { describe, expect, it } from '@jest/globals';
import { seedSite } from '@ministry/domain';
import { findPage, publicPaths } from '../app/pages.ts';
import { sitePages } from './site-pages.ts';

describe('the pages that the search finds', () => {
  it('are all the public ones but the home page, each once', () => {
    const found = sitePages(seedSite)
      .map(({ address }) => address)
      .filter((address) => !address.includes('#'));
    expect([...found].sort()).toEqual(publicPaths.filter((path) => path !== '/').sort());
  });

  it.each(sitePages(seedSite))(
    '$address has a title, a text and keywords, and is a page of the site',
    ({ address, ...texts }) => {
      for (const text of Object.values(texts)) expect(text.trim()).not.toBe('');
      expect(findPage(address).page.path).toBe(address.replace(/#.*/, ''));
    },
  );
});
