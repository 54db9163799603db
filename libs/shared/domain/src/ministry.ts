/** Everything that names this ministry. Pages, mails, feeds and structured data all read it from here. */
export const ministry = {
  name: 'Faithful Witness Ministries',
  shortName: 'Faithful Witness',
  tagline: 'Building Faithful Witnesses for Christ',
  description:
    'Evangelism, community outreach and spiritual empowerment for Northern Uganda and East Africa since 25 February 2002.',
  founded: '2002-02-25',
  region: 'Northern Uganda and East Africa',
  phone: '+256 700 000 000',
  whatsapp: '256700000000',
  email: 'office@example.org',
  postal: 'P.O. Box 100, Gulu, Uganda',
  address: { street: 'Airfield Road', town: 'Gulu', country: 'UG' },
  position: { latitude: 2.7746, longitude: 32.299 },
  social: [
    { name: 'Facebook', href: 'https://www.facebook.com/' },
    { name: 'YouTube', href: 'https://www.youtube.com/' },
    { name: 'WhatsApp', href: 'https://wa.me/256700000000' },
  ],
  figures: [
    { value: '30,000+', label: 'souls saved' },
    { value: '900+', label: 'children supported' },
    { value: '22+', label: 'years of ministry' },
  ],
  /** The ministry's reach, as /about tells it (CONST-19 to CONST-23); the specification leaves three of them without a label. */
  reach: [
    { value: '15+', label: 'ministries and programmes' },
    { value: '22+', label: 'years of ministry' },
    { value: '30K+', label: 'souls saved' },
    { value: '900+', label: 'children supported' },
    { value: '1000+', label: 'young people taught a trade' },
  ],
  footerMinistries: [
    'Uganda National Branch',
    'Vocational Institute',
    'Crown of Glory',
    'Eye Camp',
    'Remnant Afire',
    "My Sister's Keeper",
  ],
  copyrightSince: 2025,
} as const;
