import { messages } from '../texts/sentence.ts';

/** What a message belongs to. */
export const templateAreas = messages('api.templateAreas', {
  events: 'Events',
  giving: 'Giving',
  newsletter: 'Newsletter',
  office: 'Office',
  store: 'Store',
});

/** What a variable stands for, of those that messages of several domains have. */
export const templateMeanings = messages('api.templateMeanings', {
  churchName: 'Name of the church',
  churchShortName: 'Short name of the church',
  churchPhone: 'Phone number of the church',
  churchEmail: 'E-mail address of the church',
  churchPostal: 'Postal address of the church',
  firstName: 'First name of the person',
  eventsLink: 'Address of the coming events',
  username: 'Name of the account',
});
