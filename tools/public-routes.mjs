/** Every public page: one of each address that a visitor can come to, with one event and one sermon of the first content. */
export const publicRoutes = [
  '/',
  '/about',
  '/team',
  '/ministries',
  '/community',
  '/gallery',
  '/events',
  '/events/2',
  '/sermons',
  '/sermons/1',
  '/announcements',
  '/live',
  '/contact',
  '/family-registration',
  '/privacy',
  '/terms',
];
