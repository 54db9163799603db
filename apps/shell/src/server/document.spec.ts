import { seedSite } from '@ministry/domain';
import { type ChosenLook, documentOf } from './document.ts';

const { reach: _reach, ...identity } = seedSite.identity;

const render = (chosen: ChosenLook, image?: string): string =>
  documentOf({
    head: { title: 'Events', description: 'What is coming up', path: '/events', ...(image ? { image } : {}) },
    html: '',
    styles: [],
    scripts: [],
    embedded: {
      answers: {},
      settings: {
        identity,
        programme: seedSite.programme,
        publicUrl: 'https://example.org',
        giveUrl: null,
        sampleContent: false,
        saveData: false,
      },
      renderedAt: 0,
    },
    chosen,
    address: '/events',
    browserOnly: false,
    ownScript: null,
    idle: null,
    languages: [],
    install: null,
  });

const picture = '/uploads/0123456789abcdef01234567-800x400.jpg';
const shareImage = (html: string) => /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1];

describe('the document of a page', () => {
  it('is the same without a chosen look and with the standard colours', () => {
    const standard = render({});
    expect(render({ mainColour: null, accentColour: '#f6b73c', logo: null, sharePicture: null })).toBe(standard);
    expect(standard).not.toContain('id="look"');
    expect(standard).toContain(
      '<link rel="icon" href="/assets/icon-1.svg" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest"><meta name="theme-color" content="#06302B">',
    );
    expect(shareImage(standard)).toBe('https://example.org/assets/share-1.png');
  });

  it('has the colours of the office, its logo and its icon', () => {
    const html = render({ mainColour: '#123E8A', logo: picture });
    expect(html).toMatch(/<style id="look">:root\{--nile:#123E8A;[^<]*800x400\.320\.jpg[^<]*<\/style>/);
    expect(html).toContain('<link rel="icon" href="/icons/any-192-0123456789abcdef01234567.png" type="image/png">');
    expect(html).toContain('<meta name="theme-color" content="#0B2553">');
  });

  it('is shared with the picture of the office, unless the page has one of its own', () => {
    expect(shareImage(render({ sharePicture: picture }))).toBe(
      'https://example.org/share/site-0123456789abcdef01234567.jpg',
    );
    expect(shareImage(render({ sharePicture: picture }, '/share/events-2.jpg'))).toBe(
      'https://example.org/share/events-2.jpg',
    );
  });
});
