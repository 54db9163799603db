import type {
  HomeTextsRequest,
  HomeTextsResponse,
  MinistriesTextsRequest,
  MinistriesTextsResponse,
} from '@ministry/api-client';
import { pageTexts } from '@ministry/domain';
import { asText } from '../../content/draft-values.ts';
import type { FormRow, FormValues } from '../../forms/form-values.ts';

export type StoredHome = HomeTextsResponse & { id: 1 };
export type StoredMinistries = MinistriesTextsResponse & { id: 1 };

type Leads<Name extends string> = Record<Name, string>;
type Lists<Name extends string> = Record<Name, FormRow[]>;

export type HomeValues = FormValues &
  Leads<'figuresLead' | 'weekLead' | 'givingLead'> &
  Lists<'highlights' | 'impacts' | 'gifts'>;

const ministriesLines = [
  'description',
  'vision',
  'mission',
  'ministriesLead',
  'conferencesLead',
  'trainingLead',
  'servicesLead',
  'projectsLead',
  'storiesLead',
] as const;
export type MinistriesValues = FormValues &
  Leads<(typeof ministriesLines)[number]> &
  Lists<'conferences' | 'training' | 'projects' | 'stories' | 'figures'>;

/** Rows with the given text fields, as typed. */
const textsOf = <Field extends string>(rows: readonly FormRow[], ...fields: Field[]): Record<Field, string>[] =>
  rows.map((row) => Object.fromEntries(fields.map((field) => [field, asText(row[field])])) as Record<Field, string>);

export const toHomeValues = (texts: object) => pageTexts('homeTexts', texts) as unknown as HomeValues;

export const toHomeRequest = (values: HomeValues, version: number) =>
  ({ ...pageTexts('homeTexts', values), version }) as HomeTextsRequest;

/** `firstPhase` of a project is empty if it is not measured. */
export const toMinistriesValues = (texts: Omit<MinistriesTextsRequest, 'version'>): MinistriesValues => ({
  ...(Object.fromEntries(ministriesLines.map((line) => [line, texts[line]])) as Leads<
    (typeof ministriesLines)[number]
  >),
  conferences: textsOf(texts.conferences, 'title', 'note', 'text'),
  training: textsOf(texts.training, 'title', 'note', 'text'),
  projects: texts.projects.map(({ title, status, text, firstPhase }) => ({
    title,
    status,
    text,
    firstPhase: String(firstPhase ?? ''),
  })),
  stories: textsOf(texts.stories, 'title', 'place', 'text'),
  figures: textsOf(texts.figures, 'value', 'label'),
});

export const toMinistriesRequest = (values: MinistriesValues, version: number): MinistriesTextsRequest => ({
  ...(Object.fromEntries(ministriesLines.map((line) => [line, values[line]])) as Leads<
    (typeof ministriesLines)[number]
  >),
  conferences: textsOf(values.conferences, 'title', 'note', 'text'),
  training: textsOf(values.training, 'title', 'note', 'text'),
  projects: values.projects.map((row) => {
    const measured = asText(row['firstPhase']).trim();
    return {
      title: asText(row['title']),
      status: asText(row['status']) as MinistriesTextsRequest['projects'][number]['status'],
      text: asText(row['text']),
      // An invalid number is sent as typed, so that the API's error names the field.
      firstPhase:
        measured === '' ? null : /^\d{1,9}$/.test(measured) ? Number(measured) : (measured as unknown as number),
    };
  }),
  stories: textsOf(values.stories, 'title', 'place', 'text'),
  figures: textsOf(values.figures, 'value', 'label'),
  version,
});
