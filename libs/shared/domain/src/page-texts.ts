/** A number about the church with its label: '900+', 'children supported'. */
export interface Figure {
  value: string;
  label: string;
}

/** A picture of the home page's row of highlights (DATA-21). */
export interface HighlightText {
  /** Address of the picture, which is shown with the aspect ratio 8:5. */
  image: string;
  category: string;
  title: string;
  text: string;
}

/** A number with an explanation. */
export interface ImpactText extends Figure {
  text: string;
}

/** Texts of the home page, without the names of the church, its programme and its people (ADR 55). */
export interface HomeTexts {
  /** Sentences below headings; an empty text is not shown. */
  figuresLead: string;
  weekLead: string;
  givingLead: string;
  highlights: readonly HighlightText[];
  impacts: readonly ImpactText[];
  /** What a gift makes possible, by its purpose. */
  gifts: readonly { purpose: string; text: string }[];
}

/** A conference or a course. */
export interface CardText {
  title: string;
  /** When, or for whom. */
  note: string;
  text: string;
}

export interface StoryText {
  title: string;
  place: string;
  text: string;
}

/** How far a project is (MIN-15). */
export const projectStatuses = ['In Progress', 'Active', 'Planning', 'Development', 'Ongoing'] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

/** A project of the church; more than one page shows the projects. */
export interface Project {
  title: string;
  status: ProjectStatus;
  text: string;
  /** Completion of the first phase in percent; null where it is not measured. */
  firstPhase: number | null;
}

/** Texts of the ministries page, without the ministries themselves and the programme (ADR 55). */
export interface MinistriesTexts {
  /** For search engines, and for the search of the site. */
  description: string;
  vision: string;
  mission: string;
  /** Sentences below headings; an empty text is not shown. */
  ministriesLead: string;
  conferencesLead: string;
  trainingLead: string;
  servicesLead: string;
  projectsLead: string;
  storiesLead: string;
  conferences: readonly CardText[];
  training: readonly CardText[];
  projects: readonly Project[];
  stories: readonly StoryText[];
  figures: readonly Figure[];
}

/** A title with a text, for example a rule of accounts, a priority or a special ministry. */
export interface PointText {
  title: string;
  text: string;
}

/** Texts of the about page, without the reach, the offices and the projects. */
export interface AboutTexts {
  /** For search engines, and for the search of the site. */
  description: string;
  /** Sentences below headings; an empty text is not shown. */
  lead: string;
  leadershipLead: string;
  financeLead: string;
  prioritiesHeading: string;
  programmesLead: string;
  specialLead: string;
  projectsLead: string;
  involvedText: string;
  finance: readonly PointText[];
  priorities: readonly PointText[];
  programmes: readonly CardText[];
  /** The footer of every page lists them. */
  specialMinistries: readonly PointText[];
}

/** Icons for the tips about a visit, from the sprite of the site. */
export const visitIcons = ['people', 'pin', 'family', 'calendar', 'sound', 'chat', 'phone', 'store'] as const;
export type VisitIcon = (typeof visitIcons)[number];

/** Texts of the contact page about a first visit and about giving. */
export interface ContactTexts {
  /** For search engines, and for the search of the site. */
  description: string;
  /** Sentences below headings; an empty text is not shown. */
  lead: string;
  visitLead: string;
  scheduleText: string;
  givingLead: string;
  /** Where gifts are accepted in person; the address is shown after it. */
  officeText: string;
  visitTips: readonly (PointText & { icon: VisitIcon })[];
}

/** Texts of the live page, without the programme. */
export interface LiveTexts {
  /** For search engines, and for the search of the site. */
  description: string;
  /** Sentences below headings; an empty text is not shown. */
  lead: string;
  scheduleLead: string;
}

/** Texts of the team page, without the people. */
export interface TeamTexts {
  /** For search engines, and for the search of the site. */
  description: string;
  /** Sentences below headings; an empty text is not shown. */
  lead: string;
  closingText: string;
}

/** Variables of the privacy policy and of the terms; their values come from the identity. */
export const legalVariables = [
  'churchName',
  'churchShortName',
  'churchPhone',
  'churchEmail',
  'churchPostal',
  'churchStreet',
  'churchTown',
] as const;

/** Sections, each with a text in Markdown with variables (`legalVariables`). Without sections, the standard words are shown. */
export interface LegalTexts {
  sections: readonly { heading: string; text: string }[];
}

/** Texts of the pages that have a design of their own. Each page loads only its own texts. */
export interface PageTexts {
  homeTexts: HomeTexts;
  ministriesTexts: MinistriesTexts;
  aboutTexts: AboutTexts;
  contactTexts: ContactTexts;
  liveTexts: LiveTexts;
  teamTexts: TeamTexts;
  privacyTexts: LegalTexts;
  termsTexts: LegalTexts;
}

/** Names of the single texts of a page, and of its lists with the fields of a row. All fields are text. */
interface TextFields {
  lines: readonly string[];
  lists: Readonly<Record<string, readonly string[]>>;
}

const point = ['title', 'text'];
const card = ['title', 'note', 'text'];

/** The fields of each page. */
export const pageTextFields = {
  homeTexts: {
    lines: ['figuresLead', 'weekLead', 'givingLead'],
    lists: {
      highlights: ['image', 'category', 'title', 'text'],
      impacts: ['value', 'label', 'text'],
      gifts: ['purpose', 'text'],
    },
  },
  aboutTexts: {
    lines: [
      ...['description', 'lead', 'leadershipLead', 'financeLead', 'prioritiesHeading', 'programmesLead'],
      ...['specialLead', 'projectsLead', 'involvedText'],
    ],
    lists: { finance: point, priorities: point, programmes: card, specialMinistries: point },
  },
  contactTexts: {
    lines: ['description', 'lead', 'visitLead', 'scheduleText', 'givingLead', 'officeText'],
    lists: { visitTips: ['icon', ...point] },
  },
  liveTexts: { lines: ['description', 'lead', 'scheduleLead'], lists: {} },
  teamTexts: { lines: ['description', 'lead', 'closingText'], lists: {} },
  privacyTexts: { lines: [], lists: { sections: ['heading', 'text'] } },
  termsTexts: { lines: [], lists: { sections: ['heading', 'text'] } },
} satisfies Partial<Record<keyof PageTexts, TextFields>>;

/** The pages of which all fields are text. */
export type PlainPart = keyof typeof pageTextFields;

const picked = (from: Readonly<Record<string, unknown>>, fields: readonly string[]): Record<string, string> =>
  Object.fromEntries(fields.map((field) => [field, typeof from[field] === 'string' ? from[field] : '']));

/** Copies only the known fields, so that nothing else is stored or shown. */
export function pageTexts<Part extends PlainPart>(part: Part, from: object): PageTexts[Part] {
  const { lines, lists }: TextFields = pageTextFields[part];
  const values = from as Record<string, unknown>;
  const rows = (list: string, fields: readonly string[]) =>
    ((values[list] ?? []) as Record<string, unknown>[]).map((row) => picked(row, fields));
  return {
    ...picked(values, lines),
    ...Object.fromEntries(Object.entries(lists).map(([list, fields]) => [list, rows(list, fields)])),
  } as unknown as PageTexts[Part];
}

/** Longest accepted input in characters, and the most rows of each list. */
export const pageTextLimits = {
  lead: 200,
  statement: 300,
  title: 80,
  note: 80,
  text: 400,
  value: 20,
  image: 500,
  highlights: 20,
  impacts: 6,
  gifts: 8,
  cards: 12,
  projects: 20,
  stories: 12,
  figures: 12,
  points: 12,
  sections: 24,
  sectionText: 10_000,
} as const;
