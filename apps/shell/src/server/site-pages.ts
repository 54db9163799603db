import type { SiteSettings } from '@ministry/domain';
import { announcementCopy } from '../features/announcements/announcements.copy.ts';
import { mapCopy, timesCopy, visitCopy } from '../features/contact/contact.copy.ts';
import { eventCopy } from '../features/events/events.copy.ts';
import { familyCopy } from '../features/families/families.copy.ts';
import { galleryCopy } from '../features/gallery/gallery.copy.ts';
import { prayerCopy } from '../features/prayer/prayer.copy.ts';
import { sermonCopy } from '../features/sermons/sermons.copy.ts';
import { storeCopy } from '../features/store/store.copy.ts';
import { teamCopy } from '../features/team/team.copy.ts';
import { aboutCopy } from '../pages/about/about.copy.ts';
import { communityCopy } from '../pages/community/community.copy.ts';
import { contactCopy } from '../pages/contact/contact-page.copy.ts';
import { givingCopy } from '../pages/contact/giving.copy.ts';
import { livePageCopy } from '../pages/live/live.copy.ts';
import { pageCopy } from '../pages/ministries/ministries-page.copy.ts';
import { privacyCopy } from '../pages/privacy/privacy.copy.ts';
import { termsCopy } from '../pages/terms/terms.copy.ts';

/** A page, or a part of one, as the search of the site finds it. */
interface SitePage {
  address: string;
  title: string;
  /** One line of it is shown in the results. */
  text: string;
  /** Other words that people search for; not shown. */
  keywords: string;
}

const pages: SitePage[] = [
  {
    address: '/about',
    title: aboutCopy.title,
    text: '',
    keywords: 'about us history vision mission who we are church leadership accounts audit projects',
  },
  {
    address: '/team',
    title: teamCopy.title,
    text: '',
    keywords: 'team staff pastors leaders bishop',
  },
  {
    address: '/ministries',
    title: pageCopy.title,
    text: '',
    keywords: 'ministries ministry projects volunteer serve join programmes departments outreach',
  },
  {
    address: '/community',
    title: communityCopy.title,
    text: communityCopy.description,
    keywords: 'community testimonies testimony testimonials stories share',
  },
  {
    address: '/gallery',
    title: galleryCopy.title,
    text: galleryCopy.description,
    keywords: 'gallery photos pictures albums images',
  },
  {
    address: '/events',
    title: eventCopy.heading,
    text: eventCopy.description,
    keywords: 'events event calendar programme register registration conferences crusades',
  },
  {
    address: '/sermons',
    title: sermonCopy.heading,
    text: sermonCopy.description,
    keywords: 'sermons sermon preaching teachings messages podcast audio video download',
  },
  {
    address: '/announcements',
    title: announcementCopy.title,
    text: announcementCopy.description,
    keywords: 'announcements announcement news notices',
  },
  {
    address: '/live',
    title: livePageCopy.title,
    text: '',
    keywords: 'live stream streaming watch online service broadcast youtube radio',
  },
  {
    address: '/contact',
    title: contactCopy.title,
    text: '',
    keywords:
      'contact us phone telephone number call email e-mail write message whatsapp office wedding funeral burial baptism',
  },
  {
    address: '/contact#prayer',
    title: prayerCopy.heading,
    text: prayerCopy.lead,
    keywords: 'prayer requests pray for me help comfort counselling',
  },
  {
    address: '/contact#visit',
    title: visitCopy.heading,
    text: '',
    keywords: 'first visit new here sunday welcome children parking what to wear',
  },
  {
    address: '/contact#find-us',
    title: `${mapCopy.heading}, ${timesCopy.heading}`,
    text: '',
    keywords:
      'find us map directions location address where place how to get here service services times time sunday hours',
  },
  {
    address: '/contact#donation',
    title: givingCopy.heading,
    text: '',
    keywords:
      'give giving gift gifts donate donation tithe tithes offering offerings mobile money momo mtn airtel card support pay',
  },
  {
    address: '/family-registration',
    title: familyCopy.heading,
    text: familyCopy.description,
    keywords: 'family register household members membership children',
  },
  {
    address: '/store',
    title: storeCopy.heading,
    text: storeCopy.description,
    keywords: 'store shop buy books clothing shirts music products order cart',
  },
  {
    address: '/privacy',
    title: privacyCopy.title,
    text: privacyCopy.description,
    keywords: 'privacy policy personal data cookies delete my data',
  },
  {
    address: '/terms',
    title: termsCopy.title,
    text: termsCopy.description,
    keywords: 'terms of service conditions rules refund',
  },
];

const membersOf = ({ people }: SiteSettings) => people.sections.flatMap(({ members }) => members);

/** Texts of the office that are added after the text of a page. */
const ownText: Readonly<Record<string, (site: SiteSettings) => string>> = {
  '/about': ({ aboutTexts }) => aboutTexts.description,
  '/ministries': ({ ministriesTexts }) => ministriesTexts.description,
  '/team': (site) =>
    [site.teamTexts.description, ...membersOf(site).map(({ name, position }) => `${name}, ${position}.`)].join(' '),
  '/live': ({ liveTexts }) => liveTexts.description,
  '/contact': ({ contactTexts, identity: { phone, email } }) => `${contactTexts.description} ${phone}, ${email}`,
  '/contact#visit': ({ contactTexts }) => contactTexts.visitLead,
  '/contact#donation': ({ contactTexts }) => contactTexts.givingLead,
  '/contact#find-us': ({ identity: { street, town, postal } }) => `${street}, ${town}. ${postal}`,
};

/** Words from the settings of the office that are added after the keywords of a page. */
const ownKeywords: typeof ownText = {
  '/team': (site) =>
    membersOf(site)
      .flatMap(({ specialties }) => specialties)
      .join(' '),
};

const behind = (text: string, own: typeof ownText, address: string, site: SiteSettings): string =>
  `${text} ${own[address]?.(site) ?? ''}`.trim();

/** The pages that are not content items, with the words that people search for. Used only on the server. */
export const sitePages = (site: SiteSettings): SitePage[] =>
  pages.map((page) => ({
    ...page,
    text: behind(page.text, ownText, page.address, site),
    keywords: behind(page.keywords, ownKeywords, page.address, site),
  }));
