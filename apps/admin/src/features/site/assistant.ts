import { type AssistantRequest, type AssistantResponse, randomId } from '@ministry/api-client';
import {
  type AssistantAction,
  type AssistantEntry,
  type AssistantSettings,
  type AssistantText,
  assistantTexts,
  intentOf,
} from '@ministry/domain/assistant';
import type { FormRow, NestedRow } from '../../forms/form-row.ts';

/** The assistant's settings with a fixed id, which the form requires. */
export type StoredAssistant = AssistantResponse & { id: 1 };
type ListField = 'suggestions' | 'fallbackSuggestions' | 'welcomeSuggestions';
/** Lists are edited as one text: phrases separated by commas, suggestions one per line. */
export type AssistantValues = Record<AssistantText | ListField | 'welcomeText', string> & { entries: NestedRow[] };

/** API names of fields that have another name in the form. */
export const apiNames: Readonly<Record<string, string>> = {
  welcomeText: 'welcome.text',
  welcomeSuggestions: 'welcome.suggestions',
  ...Object.fromEntries(assistantTexts.map((name) => [name, `texts.${name}`])),
};

const textOf = (row: NestedRow | FormRow, field: string): string => {
  const value = row[field];
  return typeof value === 'string' ? value.trim() : '';
};
export const linksIn = (row: NestedRow | undefined): FormRow[] => (Array.isArray(row?.['links']) ? row['links'] : []);
const listOf = (text: string, separator: RegExp): string[] => [
  ...new Set(text.split(separator).flatMap((each) => each.trim() || [])),
];
const linesOf = (text: string): string[] => listOf(text, /\n/);
const phrasesOf = (text: string): string[] => listOf(text, /[,\n]/);

const entryRow = (entry: AssistantEntry): NestedRow => ({
  id: entry.id,
  name: entry.name,
  phrases: entry.phrases.join(', '),
  unless: entry.unless.join(', '),
  beforeMinistry: entry.beforeMinistry,
  sameAs: entry.sameAs ?? '',
  action: entry.action ?? '',
  reply: entry.reply,
  links: entry.links.map(({ label, href }) => ({ label, href })),
  suggestions: entry.suggestions.join('\n'),
});

export const toValues = ({
  welcome,
  entries,
  suggestions,
  fallbackSuggestions,
  texts,
}: AssistantSettings): AssistantValues => ({
  ...texts,
  welcomeText: welcome.text,
  welcomeSuggestions: welcome.suggestions.join('\n'),
  suggestions: suggestions.join('\n'),
  fallbackSuggestions: fallbackSuggestions.join('\n'),
  entries: entries.map(entryRow),
});

/** The settings with the current values of the form, for saving and for the try-out. */
export const toAssistant = (values: AssistantValues): AssistantSettings => ({
  welcome: { text: values.welcomeText.trim(), suggestions: linesOf(values.welcomeSuggestions) },
  entries: values.entries.map((row) => ({
    id: textOf(row, 'id'),
    name: textOf(row, 'name'),
    phrases: phrasesOf(textOf(row, 'phrases')),
    unless: phrasesOf(textOf(row, 'unless')),
    beforeMinistry: row['beforeMinistry'] === true,
    sameAs: textOf(row, 'sameAs') || null,
    action: (textOf(row, 'action') || null) as AssistantAction | null,
    reply: textOf(row, 'reply'),
    links: linksIn(row).map((link) => ({ label: textOf(link, 'label'), href: textOf(link, 'href') })),
    suggestions: linesOf(textOf(row, 'suggestions')),
  })),
  suggestions: linesOf(values.suggestions),
  fallbackSuggestions: linesOf(values.fallbackSuggestions),
  texts: Object.fromEntries(assistantTexts.map((name) => [name, values[name].trim()])) as Record<AssistantText, string>,
});

export const toRequest = (values: AssistantValues, version: number): AssistantRequest =>
  ({ ...toAssistant(values), version }) as AssistantRequest;

export const newEntry = (): NestedRow => ({
  id: `entry-${randomId().slice(0, 8)}`,
  name: '',
  phrases: '',
  unless: '',
  beforeMinistry: false,
  sameAs: '',
  action: '',
  reply: '',
  links: [],
  suggestions: '',
});

/** Suggested questions that no entry answers. */
export function unanswered(settings: AssistantSettings, names: readonly string[]): string[] {
  const { welcome, suggestions, fallbackSuggestions, entries } = settings;
  const all = [
    ...welcome.suggestions,
    ...suggestions,
    ...fallbackSuggestions,
    ...entries.flatMap((entry) => entry.suggestions),
  ];
  return [...new Set(all)].filter((each) => intentOf(each, settings, names).kind === 'unknown');
}
