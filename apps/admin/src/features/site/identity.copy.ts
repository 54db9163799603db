import { messages } from '@ministry/messages';

/** Names of the church, ways to reach it, its look and its figures. */
export const identityCopy = messages('admin.site.identity', {
  lead: 'What the church is called, what it looks like and how it is reached: on every page, in e-mails, calendars and search results.',
  // Inside a sentence: 'The identity could not be loaded'
  theIdentity: 'the identity',
  identity: 'identity',
  savedTitle: 'The identity is saved',

  shortName: 'Short name',
  shortNameHint: 'On small screens and in text messages.',
  tagline: 'Tagline',
  taglineHint: 'The heading of the home page.',
  descriptionHint: 'Under the heading, and in search results.',
  founded: 'Founded on',
  copyrightSince: 'Copyright since',
  copyrightSinceHint: 'The first year in the footer.',

  reach: 'How it is reached',
  phoneHint: 'As it is shown, such as +256 772 123 456.',
  whatsapp: 'WhatsApp',
  furtherPhones: 'Further phones (optional)',
  furtherPhonesHint: 'One on each line; on the contact page.',

  place: 'Where it is',
  street: 'Street',
  town: 'Town',
  country: 'Country',
  countryHint: 'Two letters: UG, KE, SS.',
  postal: 'Postal address',
  latitude: 'Latitude',
  longitude: 'Longitude',
  showOnMap: 'Show this place on OpenStreetMap',
  degreesHint: 'Latitude from -90 to 90, longitude from -180 to 180, in degrees.',

  social: 'Accounts on other sites',
  socialHint:
    'In the footer and on the contact page, in this order. Facebook, YouTube and WhatsApp have their own icon.',
  link: 'link',
  socialSite: 'Site',
  socialSiteExample: 'Facebook',
  homeFigures: 'Numbers on the home page',
  aboutFigures: 'Numbers on the about page',
  figure: 'number',
  figureLabel: 'What it counts',
  figureLabelExample: 'children supported',
});
