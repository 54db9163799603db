import type { TranslationCounts } from '@ministry/api-client';
import { languages, type TranslationLanguage } from '@ministry/domain';
import { commonCopy as common } from '../common.copy.ts';
import type { BadgeTone } from '../components/badge.tsx';
import type { TranslationFilters, TranslationState } from './translation-reads.ts';
import { translationsCopy as copy } from './translations.copy.ts';

/** 'Kiswahili (Swahili)'; one name if both are the same. */
export function nameOf(language: TranslationLanguage): string {
  const [own, office] = [languages[language], copy.languages[language]];
  return own === office ? own : `${own} (${office})`;
}

interface StateCopy {
  label: string;
  tone: BadgeTone;
  note: string;
}

/** Each state: its name, and what it means to visitors. */
export const stateCopy: Record<TranslationState, StateCopy> = {
  checked: { label: copy.checked, tone: 'success', note: copy.checkedNote },
  reworded: {
    label: copy.reworded,
    tone: 'warning',
    note: copy.rewordedNote,
  },
  shipped: { label: copy.shipped, tone: 'default', note: copy.shippedNote },
  draft: { label: common.draft, tone: 'warning', note: copy.draftNote },
  outdated: {
    label: copy.outdated,
    tone: 'destructive',
    note: copy.originalRead,
  },
  missing: { label: copy.missing, tone: 'secondary', note: copy.originalRead },
};

/** The filter ‘draft’ finds every draft, including one beside a checked translation. */
export const stateFilterNames: Record<TranslationState, string> = {
  checked: stateCopy.checked.label,
  reworded: stateCopy.reworded.label,
  shipped: stateCopy.shipped.label,
  draft: copy.waitingForCheck,
  outdated: stateCopy.outdated.label,
  missing: stateCopy.missing.label,
};

/** Names of the kinds, by the API's name. */
export const kindNames: Record<string, string> = copy.kinds;

/** Number of texts that visitors read in the original. */
export const unreadOf = ({ draft, outdated, missing }: TranslationCounts): number => draft + outdated + missing;

/** Whole percent, never 100 while something is left. */
export const percentOf = (counts: TranslationCounts): number =>
  counts.total === 0 ? 100 : Math.floor(((counts.total - unreadOf(counts)) / counts.total) * 100);

/** '12 checked, 3 missing'; states without a text are left out. */
export const countsCopy = (counts: Record<TranslationState, number>): string =>
  (Object.keys(stateCopy) as TranslationState[])
    .filter((state) => counts[state] > 0)
    .map((state) => copy.counts[state]({ count: counts[state] }))
    .join(', ') || copy.noTexts;

/** Address of the page that translates one language; empty filters are left out. */
export const translationsAddress = (filters: Partial<TranslationFilters>): string =>
  `/site/translations?${new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''))}`;
