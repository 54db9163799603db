import { messages } from '@ministry/messages';

/** Parts of the product whose texts are translated separately: a church may offer a language only to visitors. */
export const partsCopy = messages('admin.parts', {
  part: 'Part of the product',
  allParts: 'All parts',
  parts: { site: 'Website', admin: 'Admin console', media: 'Media console', api: 'Messages of the server' },
});
