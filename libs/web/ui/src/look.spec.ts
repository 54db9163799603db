import { lookOf, standardLook } from '@ministry/domain';
import { lookCss, showLook } from './look.ts';
import { tokens } from './tokens.ts';

const logo = '/uploads/0123456789abcdef01234567-800x400.jpg';

describe('the style sheet of the look', () => {
  it('is empty if nothing or the standard is chosen', () => {
    expect(lookCss({})).toBe('');
    expect(lookCss({ mainColour: null, accentColour: '#F6B73C', logo: null })).toBe('');
  });

  it('contains only the colours that differ', () =>
    expect(lookCss({ accentColour: '#FFD27A' })).toBe(
      ':root{--sorghum:#FFD27A;--sorghum-hover:#FFDB95;--sorghum-tint:#FFF3DC;--sorghum-pale:#FFF9EE}',
    ));

  it('contains all shades of another main colour', () =>
    expect(lookCss({ mainColour: '#123E8A' })).toMatch(
      /^:root\{--nile:#123E8A;--deep:#0B2553;--deepest:#06142E;--deep-clear:#0B2553F0;--foam:#[0-9A-F]{6};--mist:#[0-9A-F]{6};--line:#[0-9A-F]{6}\}$/,
    ));

  it('shows a small copy of the logo in place of the mark, in its width', () => {
    const css = lookCss({ logo });
    expect(css).toContain('url("/uploads/0123456789abcdef01234567-800x400.320.jpg")');
    expect(css).toContain('width:72px');
    expect(lookCss({ logo: logo.replace('800x400', '300x900') })).toContain('width:36px');
    expect(lookCss({ logo: logo.replace('800x400', '1600x200') })).toContain('width:72px');
  });

  it('replaces the tokens with the same values', () =>
    expect(tokens.colour).toMatchObject(
      Object.fromEntries(Object.entries(standardLook).filter(([name]) => name in tokens.colour)),
    ));
});

describe('a look shown in the open page', () => {
  const add = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, attributes: Record<string, string>) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.head.append(element);
    return element;
  };
  beforeEach(() => document.head.replaceChildren());

  it('replaces the one of the document, and the colour of the browser bar', () => {
    const bar = add('meta', { name: 'theme-color', content: '#06302B' });
    const style = add('style', { id: 'look' });
    showLook({ mainColour: '#123E8A' });
    expect(document.querySelectorAll('#look')).toHaveLength(1);
    expect(style.textContent).toBe(lookCss({ mainColour: '#123E8A' }));
    expect(bar.content).toBe(lookOf({ mainColour: '#123E8A' }).deep);
    showLook({});
    expect(style.textContent).toBe('');
  });

  it('is added if the page had none', () => {
    showLook({ logo });
    expect(document.getElementById('look')?.textContent).toContain('.320.jpg');
  });
});
