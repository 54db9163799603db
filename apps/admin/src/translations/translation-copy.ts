import type { TranslationCounts } from '@ministry/api-client';
import { contentKinds, languages, type TranslationLanguage } from '@ministry/domain';
import type { BadgeTone } from '../components/badge.tsx';
import type { TranslationFilters, TranslationState } from './translation-reads.ts';

const englishNames: Record<TranslationLanguage, string> = {
  ach: 'Acholi',
  laj: 'Lango',
  lg: 'Luganda',
  sw: 'Swahili',
};

/** 'Kiswahili (Swahili)'; once where both names are the same. */
export function nameOf(language: TranslationLanguage): string {
  const [own, english] = [languages[language], englishNames[language]];
  return own === english ? own : `${own} (${english})`;
}

interface StateCopy {
  label: string;
  /** Behind a number, where that is not the label. */
  counted?: string;
  tone: BadgeTone;
  note: string;
}

/** Each state: its name, and what it means to visitors. */
export const stateCopy: Record<TranslationState, StateCopy> = {
  checked: { label: 'Checked', tone: 'success', note: 'Visitors read it.' },
  reworded: {
    label: 'Checked, a new wording waits',
    counted: 'with a new wording',
    tone: 'warning',
    note: 'The office alone sees it.',
  },
  shipped: { label: 'Shipped', tone: 'default', note: 'Came with the product; visitors read it.' },
  draft: { label: 'Draft', tone: 'warning', note: 'Not checked yet: visitors read the original.' },
  outdated: {
    label: 'Outdated',
    tone: 'destructive',
    note: 'Visitors read the original.',
  },
  missing: { label: 'Missing', tone: 'secondary', note: 'Visitors read the original.' },
};

/** The filter ‘draft’ finds every draft, also one beside a checked translation. */
export const stateFilterNames: Record<TranslationState, string> = {
  checked: stateCopy.checked.label,
  reworded: stateCopy.reworded.label,
  shipped: stateCopy.shipped.label,
  draft: 'Waiting for a check',
  outdated: stateCopy.outdated.label,
  missing: stateCopy.missing.label,
};

export const kindNames: Record<string, string> = {
  interface: 'Interface',
  ...Object.fromEntries(Object.entries(contentKinds).map(([kind, { title }]) => [kind, title])),
  galleries: 'Albums',
  products: 'Products',
  messages: 'Messages',
  identity: 'Identity',
  programme: 'Programme',
  people: 'Team',
  quiz: 'Quiz',
  assistant: 'Assistant',
  homeTexts: 'Home page',
  ministriesTexts: 'Ministries page',
  aboutTexts: 'About page',
  contactTexts: 'Contact page',
  liveTexts: 'Live page',
  teamTexts: 'Team page',
  privacyTexts: 'Privacy policy',
  termsTexts: 'Terms of service',
};

/** A field by its path as words: 'blocks.2.title' is 'Blocks 3, title'. */
export function fieldName(field: string): string {
  const words = field
    .split('.')
    .map((part) =>
      /^\d+$/.test(part) ? String(Number(part) + 1) : part.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    )
    .reduce((before, part) => (/^\d+$/.test(part) ? `${before} ${part}` : `${before}, ${part}`));
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Texts of which visitors read the original. */
export const unreadOf = ({ draft, outdated, missing }: TranslationCounts): number => draft + outdated + missing;

/** Whole percent, never 100 while something is left. */
export const percentOf = (counts: TranslationCounts): number =>
  counts.total === 0 ? 100 : Math.floor(((counts.total - unreadOf(counts)) / counts.total) * 100);

/** '12 checked, 3 missing'; states without a text are left out. */
export const countsCopy = (counts: Record<TranslationState, number>): string =>
  (Object.keys(stateCopy) as TranslationState[])
    .filter((state) => counts[state] > 0)
    .map(
      (state) =>
        `${counts[state].toLocaleString('en-GB')} ${stateCopy[state].counted ?? stateCopy[state].label.toLowerCase()}`,
    )
    .join(', ') || 'no texts';

/** Where one language is translated; filters that filter nothing are left out. */
export const translationsAddress = (filters: Partial<TranslationFilters>): string =>
  `/site/translations?${new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''))}`;
