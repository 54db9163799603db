import { messages } from '@ministry/messages';

export const notFoundCopy = messages('notFound', {
  title: '404 Page Not Found',
  text: 'There is nothing at this address yet. It may be mistyped, or the page is still being prepared.',
  home: 'Go to the home page',
  events: 'Upcoming Events',
});
