import type { AssistantSettings } from './assistant/settings.ts';
import type { SiteGiving } from './giving-ways.ts';
import type { SiteLanguages } from './languages.ts';
import type { ChosenColours } from './look.ts';
import type { Figure, PageTexts } from './page-texts.ts';
import type { Programme } from './programme.ts';
import type { QuizSettings } from './quiz/questions.ts';
import type { SiteSections } from './sections.ts';
import type { SitePeople } from './team.ts';

/** One account of the church on another site. */
export interface SocialLink {
  name: string;
  href: string;
}

/** Names of the church, ways to reach it, and its look. Pages, mails, feeds and structured data all use these settings. */
export interface SiteIdentity extends ChosenColours {
  /** Address of a stored picture; without one, the logo of the product is shown. */
  logo?: string | null;
  /** Address of a stored picture, shown with shared links to pages that have no picture of their own. */
  sharePicture?: string | null;
  name: string;
  shortName: string;
  tagline: string;
  description: string;
  /** `YYYY-MM-DD` */
  founded: string;
  /** The first year in the copyright line. */
  copyrightSince: number;
  /** As it is shown: '+256 772 123 456'. */
  phone: string;
  furtherPhones: readonly string[];
  /** The number of its WhatsApp account, as it is shown. */
  whatsapp: string;
  email: string;
  postal: string;
  street: string;
  town: string;
  /** ISO 3166-1, two letters. */
  country: string;
  latitude: number;
  longitude: number;
  social: readonly SocialLink[];
  figures: readonly Figure[];
}

/** The site settings that every page and console receives. */
export interface SiteBasics {
  identity: SiteIdentity;
  programme: Programme;
}

/** All settings of the site that the office edits. */
export interface SiteSettings extends SiteBasics, PageTexts {
  /** `reach`: numbers that show how many people the church reaches. Few pages show it, so the other pages do not contain it. */
  identity: SiteIdentity & { reach: readonly Figure[] };
  /** Loaded only by the few pages that show them. */
  people: SitePeople;
  /** The ways are loaded only by the page that shows them. */
  giving: SiteGiving;
  /** The server uses it to compute prices; pages do not receive it. */
  exchange: SiteExchange;
  /** Pages receive only the addresses that they must not link to (`hiddenPaths`), if there are any. */
  sections: SiteSections;
  /** Languages besides English in which pages are rendered. */
  languages: SiteLanguages;
  /** Loaded only by the page with the quiz. */
  quiz: QuizSettings;
  /** Loaded when a visitor asks something. Pages contain its welcome only if it differs from the standard one. */
  assistant: AssistantSettings;
}

/** Exchange rate of the dollar for new prices and gifts (ADR 48). */
export interface SiteExchange {
  /** Whole shillings for a dollar. */
  rate: number;
}

/** Longest accepted input in characters, and the most entries of each list. */
export const identityLimits = {
  name: 80,
  shortName: 40,
  tagline: 120,
  description: 300,
  phone: 30,
  furtherPhones: 5,
  email: 120,
  postal: 120,
  street: 120,
  town: 60,
  url: 300,
  picture: 120,
  social: 12,
  socialName: 40,
  figures: 6,
  figureValue: 12,
  figureLabel: 60,
} as const;

const digitsOf = (phone: string): string => phone.replace(/\D/g, '');

export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;
/** Opens a conversation in WhatsApp. */
export const whatsappHref = (phone: string): string => `https://wa.me/${digitsOf(phone)}`;

const degrees = (value: number) => value.toFixed(4);
/** Link to the place on OpenStreetMap. */
export const mapAddress = ({ latitude, longitude }: Pick<SiteIdentity, 'latitude' | 'longitude'>): string =>
  `https://www.openstreetmap.org/?mlat=${degrees(latitude)}&mlon=${degrees(longitude)}#map=16/${degrees(latitude)}/${degrees(longitude)}`;

/** Degrees that an embedded map shows on each side of the place. */
const half = { latitude: 0.006, longitude: 0.011 };

/** Address of the OpenStreetMap map that pages embed. */
export function mapEmbedAddress({ latitude, longitude }: Pick<SiteIdentity, 'latitude' | 'longitude'>): string {
  const box = [
    longitude - half.longitude,
    latitude - half.latitude,
    longitude + half.longitude,
    latitude + half.latitude,
  ].map(degrees);
  return `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({ bbox: box.join(), layer: 'mapnik', marker: `${degrees(latitude)},${degrees(longitude)}` })}`;
}
