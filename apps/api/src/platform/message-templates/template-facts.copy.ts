import { messages } from '../texts/sentence.ts';

/** Names of the areas that messages belong to. */
export const templateAreas = messages('api.templateAreas', {
  events: 'Events',
  giving: 'Giving',
  newsletter: 'Newsletter',
  office: 'Office',
  store: 'Store',
});

/** Meanings of the variables that messages of several domains share. */
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
