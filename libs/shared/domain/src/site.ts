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

/** What names the church, says how to reach it and what it looks like. Pages, mails, feeds and structured data all read it from here. */
export interface SiteIdentity extends ChosenColours {
  /** Address of a stored picture; without one our own mark stands. */
  logo?: string | null;
  /** Address of a stored picture: what stands beside a shared link of a page without one of its own. */
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

/** What every page and console is given of what the office says of its church. */
export interface SiteBasics {
  identity: SiteIdentity;
  programme: Programme;
}

/** All that the office says of its church. */
export interface SiteSettings extends SiteBasics, PageTexts {
  /** `reach`: how far the church reaches, in numbers. Few pages show it, and the others do without its bytes. */
  identity: SiteIdentity & { reach: readonly Figure[] };
  /** Read by the few pages that show them. */
  people: SitePeople;
  /** The ways are read by the page that shows them. */
  giving: SiteGiving;
  /** Stands in the prices that the server works out, not in the settings that a page is given. */
  exchange: SiteExchange;
  /** Pages are given the addresses that they must not lead to (`hiddenPaths`), where there are any. */
  sections: SiteSections;
  /** Pages are drawn in these besides English. */
  languages: SiteLanguages;
  /** Read by the page that asks the questions. */
  quiz: QuizSettings;
  /** Read when somebody asks something; its welcome stands on the page where it is not the standard one. */
  assistant: AssistantSettings;
}

/** What a dollar is worth, for prices and gifts from now on (ADR 48). */
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
/** The place on OpenStreetMap. */
export const mapAddress = ({ latitude, longitude }: Pick<SiteIdentity, 'latitude' | 'longitude'>): string =>
  `https://www.openstreetmap.org/?mlat=${degrees(latitude)}&mlon=${degrees(longitude)}#map=16/${degrees(latitude)}/${degrees(longitude)}`;

/** Degrees around the place that a map in a page shows. */
const half = { latitude: 0.006, longitude: 0.011 };

/** The map of OpenStreetMap to embed in a page. */
export function mapEmbedAddress({ latitude, longitude }: Pick<SiteIdentity, 'latitude' | 'longitude'>): string {
  const box = [
    longitude - half.longitude,
    latitude - half.latitude,
    longitude + half.longitude,
    latitude + half.latitude,
  ].map(degrees);
  return `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({ bbox: box.join(), layer: 'mapnik', marker: `${degrees(latitude)},${degrees(longitude)}` })}`;
}
