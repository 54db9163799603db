import { messages } from '@ministry/messages';

/** Parts of the product whose texts are translated apart: a church may offer a language to visitors alone. */
export const partsCopy = messages('admin.parts', {
  part: 'Part of the product',
  allParts: 'All parts',
  parts: { site: 'Website', admin: 'Admin console', media: 'Media console', api: 'Refusals of the server' },
});
