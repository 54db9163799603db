import type { SiteIdentity } from '@ministry/domain';

/** Colours of the icon and of the bar at the top ('deep'), and of the page. */
const deep = '#06302B';
const white = '#FFFFFF';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/assets/${name}-${size}-1.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** `/manifest.webmanifest`: how the site looks once it is installed. */
export const installation = ({ name, shortName, description }: SiteIdentity): string =>
  JSON.stringify({
    id: '/',
    name,
    short_name: shortName,
    description,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: white,
    theme_color: deep,
    icons: [
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('icon-full', 192, 'maskable'),
      icon('icon-full', 512, 'maskable'),
    ],
    shortcuts: [
      { name: 'Events', url: '/events' },
      { name: 'Sermons', url: '/sermons' },
      { name: 'Live Stream', url: '/live' },
      { name: 'Contact', url: '/contact' },
    ],
  });
