import { seedAssistant } from './assistant/seed-assistant.ts';
import { defaultRate } from './payments.ts';
import type { Programme } from './programme.ts';
import { seedQuiz } from './quiz/seed-quiz.ts';
import {
  seedAboutTexts,
  seedContactTexts,
  seedHomeTexts,
  seedLiveTexts,
  seedMinistriesTexts,
  seedTeamTexts,
} from './seed-page-texts.ts';
import { seedPeople } from './seed-people.ts';
import type { SiteSettings } from './site.ts';
import { shownPeople } from './team.ts';

const seedIdentity: SiteSettings['identity'] = {
  name: 'Faithful Witness Ministries',
  shortName: 'Faithful Witness',
  tagline: 'Building Faithful Witnesses for Christ',
  description:
    'Evangelism, community outreach and spiritual empowerment for Northern Uganda and East Africa since 25 February 2002.',
  founded: '2002-02-25',
  copyrightSince: 2025,
  phone: '+256 700 000 000',
  furtherPhones: [],
  whatsapp: '+256 700 000 000',
  email: 'office@example.org',
  postal: 'P.O. Box 100, Gulu, Uganda',
  street: 'Airfield Road',
  town: 'Gulu',
  country: 'UG',
  latitude: 2.7746,
  longitude: 32.299,
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
  // CONST-19 to CONST-23; the specification leaves three of them without a label.
  reach: [
    { value: '15+', label: 'ministries and programmes' },
    { value: '22+', label: 'years of ministry' },
    { value: '30K+', label: 'souls saved' },
    { value: '900+', label: 'children supported' },
    { value: '1000+', label: 'young people taught a trade' },
  ],
};

const seedProgramme: Programme = {
  items: [
    { id: 'sunday-first', weekday: 0, title: '1st service', start: 420, end: 540, times: '7:00–9:00 AM' },
    { id: 'sunday-second', weekday: 0, title: '2nd service', start: 540, end: 690, times: '9:00–11:30 AM' },
    { id: 'womens-program', weekday: 3, title: "Women's program", start: 540, end: 960, times: '9:00 AM–4:00 PM' },
    { id: 'youth-service', weekday: 3, title: 'Youth service', start: 1020, end: 1110, times: '5:00–6:30 PM' },
    {
      id: 'widows-overnight',
      weekday: 3,
      title: "Widows' overnight",
      start: 1200,
      end: 1800,
      times: 'Evening till dawn',
    },
    { id: 'deliverance', weekday: 4, title: 'Mid-week deliverance', start: 960, end: 1110, times: '4:00–6:30 PM' },
    {
      id: 'midweek',
      weekday: 4,
      title: 'Midweek',
      start: 1020,
      end: 1140,
      times: '5:00–7:00 PM',
      onlyMinistries: true,
    },
    {
      id: 'overnight-prayers',
      weekday: 5,
      title: 'Overnight prayers',
      start: 1260,
      end: 1800,
      times: '9:00 PM till dawn',
    },
  ],
  exceptions: [],
};

/** Settings of a new site until the office changes them. Only the seed and tests import them, so that they are in no script of a page. */
export const seedSite: SiteSettings = {
  identity: seedIdentity,
  programme: seedProgramme,
  giving: { giveUrl: null, ways: [] },
  exchange: { rate: defaultRate },
  sections: { hidden: [] },
  languages: { offered: [] },
  quiz: seedQuiz,
  assistant: seedAssistant,
  homeTexts: seedHomeTexts,
  ministriesTexts: seedMinistriesTexts,
  aboutTexts: seedAboutTexts,
  contactTexts: seedContactTexts,
  liveTexts: seedLiveTexts,
  teamTexts: seedTeamTexts,
  privacyTexts: { sections: [] },
  termsTexts: { sections: [] },
  people: /* @__PURE__ */ shownPeople(seedPeople),
};
