import { pageTextFields, type PageTexts, type PlainPart, type SiteSettings, standardLegal } from '@ministry/domain';
import type { TextPaths } from '../translations/texts-at.ts';

/** Fields that hold addresses, icon names and numbers. */
const untranslated = new Set(['image', 'icon', 'value']);

const pathsOf = (part: PlainPart): TextPaths => {
  const { lines, lists }: { lines: readonly string[]; lists: Readonly<Record<string, readonly string[]>> } =
    pageTextFields[part];
  return [
    ...lines,
    ...Object.entries(lists).flatMap(([list, fields]) =>
      fields.filter((field) => !untranslated.has(field)).map((field) => `${list}.*.${field}`),
    ),
  ];
};

const plainParts = Object.keys(pageTextFields) as PlainPart[];

/** Paths of the translated texts of each part. Names of people and texts about their lives are not translated. */
export const translatedParts = {
  identity: ['tagline', 'description', 'figures.*.label', 'reach.*.label'],
  programme: ['items.*.title', 'items.*.times', 'items.*.place', 'exceptions.*.place', 'exceptions.*.note'],
  people: [
    ...['title', 'lead', 'members.*.position', 'members.*.department', 'members.*.specialties.*'].map(
      (path) => `sections.*.${path}`,
    ),
    ...['leaders.*.position', 'offices.*.name', 'offices.*.task'],
  ],
  quiz: [
    'lead',
    ...['text', 'category', 'reason', 'least', 'most', 'options.*.label', 'options.*.phrase', 'options.*.step'].map(
      (path) => `questions.*.${path}`,
    ),
    'results.*',
  ],
  // The assistant recognises questions in English only. Suggestions stay in English, because a click sends one as a question.
  assistant: ['welcome.text', 'entries.*.reply', 'entries.*.links.*.label', 'texts.*'],
  ministriesTexts: [
    ...['description', 'vision', 'mission', 'ministriesLead', 'conferencesLead', 'trainingLead'],
    ...['servicesLead', 'projectsLead', 'storiesLead'],
    ...['conferences', 'training'].flatMap((list) => ['title', 'note', 'text'].map((field) => `${list}.*.${field}`)),
    ...['projects.*.title', 'projects.*.text', 'stories.*.title', 'stories.*.text', 'figures.*.label'],
  ],
  ...(Object.fromEntries(plainParts.map((part) => [part, pathsOf(part)])) as Record<PlainPart, TextPaths>),
} satisfies Partial<Record<keyof SiteSettings, TextPaths>>;

export type TranslatedPart = keyof typeof translatedParts;
export const translatedPartNames = Object.keys(translatedParts) as TranslatedPart[];

export const isLegal = (part: TranslatedPart): part is keyof typeof standardLegal & TranslatedPart =>
  Object.hasOwn(standardLegal, part);

/** The current original of a part. Legal pages have the standard words until the office has written its own text. */
export function originalOf<Part extends TranslatedPart>(part: Part, settings: SiteSettings): SiteSettings[Part] {
  const own = settings[part];
  return isLegal(part) && (own as PageTexts['privacyTexts']).sections.length === 0
    ? ({ sections: standardLegal[part] } as SiteSettings[Part])
    : own;
}
