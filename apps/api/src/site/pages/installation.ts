import {
  type IconShape,
  lookOf,
  originalLanguage,
  siteIconAddress,
  type SiteIdentity,
  type TranslationLanguage,
} from '@ministry/domain';

const white = '#FFFFFF';

const own = { any: 'icon', full: 'icon-full' } as const satisfies Record<IconShape, string>;

const icon = (logo: string | null | undefined, shape: IconShape, size: number) => ({
  src: logo ? siteIconAddress(logo, shape, size) : `/assets/${own[shape]}-${size}-1.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: shape === 'any' ? 'any' : 'maskable',
});

const shortcuts = [
  { name: 'Events', url: '/events' },
  { name: 'Sermons', url: '/sermons' },
  { name: 'Live Stream', url: '/live' },
  { name: 'Contact', url: '/contact' },
];

/** `/manifest.webmanifest`: how the site looks once it is installed. */
export const installation = (
  { name, shortName, description, logo, ...colours }: SiteIdentity,
  language?: TranslationLanguage,
): string =>
  JSON.stringify({
    id: '/',
    name,
    short_name: shortName,
    description,
    lang: language ?? originalLanguage,
    start_url: language ? `/${language}` : '/',
    scope: '/',
    display: 'standalone',
    background_color: white,
    theme_color: lookOf(colours).deep,
    icons: [icon(logo, 'any', 192), icon(logo, 'any', 512), icon(logo, 'full', 192), icon(logo, 'full', 512)],
    ...(language ? {} : { shortcuts }),
  });
