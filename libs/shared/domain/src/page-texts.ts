/** A number that the church tells of itself: '900+', 'children supported'. */
export interface Figure {
  value: string;
  label: string;
}

/** A picture of the home page's row of highlights (DATA-21). */
export interface HighlightText {
  /** Address of the picture, drawn 8 by 5. */
  image: string;
  category: string;
  title: string;
  text: string;
}

/** A number and what stands behind it. */
export interface ImpactText extends Figure {
  text: string;
}

/** What the home page says of the church, beside what names it, its programme and its people (ADR 55). */
export interface HomeTexts {
  /** Sentences below headings; empty: none. */
  figuresLead: string;
  weekLead: string;
  givingLead: string;
  highlights: readonly HighlightText[];
  impacts: readonly ImpactText[];
  /** What a gift does, by its purpose. */
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

/** What is being built and carried on; more than one page shows it. */
export interface Project {
  title: string;
  status: ProjectStatus;
  text: string;
  /** Completion of the first phase in percent; null where it is not measured. */
  firstPhase: number | null;
}

/** What the page of the ministries says, beside the ministries themselves and the programme (ADR 55). */
export interface MinistriesTexts {
  /** For search engines, and for the search of the site. */
  description: string;
  vision: string;
  mission: string;
  /** Sentences below headings; empty: none. */
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

/** A name and what is said of it: a rule of accounts, a priority, a special ministry. */
export interface PointText {
  title: string;
  text: string;
}

/** What the about page says, beside the reach, the offices and the projects. */
export interface AboutTexts {
  /** For search engines, and for the search of the site. */
  description: string;
  /** Sentences below headings; empty: none. */
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
  /** The footer names them on every page. */
  specialMinistries: readonly PointText[];
}

/** Marks that a tip for a visit can have, from the sprite of the site. */
export const visitIcons = ['people', 'pin', 'family', 'calendar', 'sound', 'chat', 'phone', 'store'] as const;
export type VisitIcon = (typeof visitIcons)[number];

/** What the contact page says of a first visit and of giving. */
export interface ContactTexts {
  /** For search engines, and for the search of the site. */
  description: string;
  /** Sentences below headings; empty: none. */
  lead: string;
  visitLead: string;
  scheduleText: string;
  givingLead: string;
  /** Where gifts are taken in person; the address follows. */
  officeText: string;
  visitTips: readonly (PointText & { icon: VisitIcon })[];
}

/** What the live page says, beside the programme. */
export interface LiveTexts {
  /** For search engines, and for the search of the site. */
  description: string;
  /** Sentences below headings; empty: none. */
  lead: string;
  scheduleLead: string;
}

/** What the page of the team says, beside the people. */
export interface TeamTexts {
  /** For search engines, and for the search of the site. */
  description: string;
  /** Sentences below headings; empty: none. */
  lead: string;
  closingText: string;
}

/** Variables of the privacy policy and of the terms, with values from the identity. */
export const legalVariables = [
  'churchName',
  'churchShortName',
  'churchPhone',
  'churchEmail',
  'churchPostal',
  'churchStreet',
  'churchTown',
] as const;

/** A text under headings, each in Markdown with variables (`legalVariables`); without sections the standard words hold. */
export interface LegalTexts {
  sections: readonly { heading: string; text: string }[];
}

/** What the office says on pages that have a design of their own; each read by the page that shows it. */
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

/** Lines of a page's texts, and its lists with the fields of a row; all of them are text. */
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

/** The pages whose texts are of nothing but text. */
export type PlainPart = keyof typeof pageTextFields;

const picked = (from: Readonly<Record<string, unknown>>, fields: readonly string[]): Record<string, string> =>
  Object.fromEntries(fields.map((field) => [field, typeof from[field] === 'string' ? from[field] : '']));

/** Each field by itself, so that nothing else is stored or shown. */
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
