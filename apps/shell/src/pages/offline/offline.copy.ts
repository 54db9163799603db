import { messages } from '@ministry/messages';

export const offlineCopy = messages('offlinePage', {
  title: 'Without a connection',
  lead: 'What is saved on this device, when we meet and how to reach us.',
  description:
    'What you can open on this site without a connection: saved pages, next events, the weekly programme, contact.',
  events: 'Next events',
  noEvents: 'No events are announced at the moment. The weekly services go on as always.',
  reach: 'Reach us',
  device: 'On this device',
  deviceText:
    'This site can save the pages that you open, so that they open again without a connection. Nothing that you write, order or give is saved with them. The first time, this takes about 20 KB.',
  on: 'The pages that you open are saved on this device.',
  save: 'Save the pages that I open',
  failed: 'Your browser did not allow it. Its storage may be full, or switched off for this site.',
  remove: 'Remove saved pages',
  removed: 'Removed. Sermons that you saved stay; what you open from now on is saved again.',
});
