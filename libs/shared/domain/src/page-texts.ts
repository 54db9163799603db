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

/** What the office says on pages that have a design of their own; each read by the page that shows it. */
export interface PageTexts {
  homeTexts: HomeTexts;
  ministriesTexts: MinistriesTexts;
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
} as const;
