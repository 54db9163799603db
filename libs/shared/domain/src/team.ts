/** Public facts about a person of the church (DATA-20). */
export interface TeamMember {
  id: number;
  name: string;
  position: string;
  department: string;
  location: string;
  bio: string;
  email: string | null;
  /** As it is shown: '+256 772 123 456'. */
  phone: string | null;
  /** TEAM-10 */
  specialties: readonly string[];
  /** Address of a portrait; without one, the initials are shown (TEAM-09). */
  image: string | null;
}

/** A part of the team, such as the deacons. */
export interface TeamGroup {
  /** Anchor of the section. */
  id: string;
  title: string;
  lead: string;
}

/** A part of the team with its people, as the page of the team shows it. */
export interface TeamSection extends TeamGroup {
  members: readonly TeamMember[];
}

/** What the home page shows of a person. */
export interface Leader {
  name: string;
  position: string;
  /** Left out where there is none. */
  image?: string;
}

/** An office. It reports to the nearest office above it in the list that has a lower level. */
export interface Office {
  name: string;
  task: string;
  /** Number of offices above it in the hierarchy: 0 for an office that reports to none. */
  level: number;
}

/** A person as the office enters them. */
export interface MemberEntry extends TeamMember {
  groupId: string;
  /** Shown on the home page too. */
  onHome: boolean;
  /** `YYYY-MM-DD` of the day on which the person agreed to be shown; null: not shown anywhere. */
  consentOn: string | null;
  /** User name of the account that recorded the consent; null for the first content of a new site. */
  consentBy: string | null;
}

/** The people of the church as the office enters them, in the order in which they are shown. */
export interface PeopleEntries {
  groups: readonly TeamGroup[];
  members: readonly MemberEntry[];
  offices: readonly Office[];
}

/** The people of the church as visitors see them: only those who agreed to be shown. */
export interface SitePeople {
  sections: readonly TeamSection[];
  leaders: readonly Leader[];
  offices: readonly Office[];
}

/** Longest accepted input in characters, and the most entries of each list. */
export const peopleLimits = {
  groups: 12,
  groupTitle: 60,
  groupLead: 200,
  members: 100,
  onHome: 8,
  name: 80,
  position: 80,
  department: 60,
  location: 60,
  bio: 400,
  email: 120,
  phone: 30,
  specialties: 8,
  specialty: 40,
  image: 500,
  offices: 40,
  /** Levels of offices below each other. */
  depth: 6,
  officeName: 80,
  officeTask: 200,
} as const;

const toMember = (entry: MemberEntry): TeamMember => {
  const { id, name, position, department, location, bio, email, phone, specialties, image } = entry;
  return { id, name, position, department, location, bio, email, phone, specialties, image };
};

/** Copies each field separately, so that nothing is published that is only for the office. A part without people is left out. */
export function shownPeople({ groups, members, offices }: PeopleEntries): SitePeople {
  const parts = groups.map((group) => ({
    group,
    entries: members.filter(({ groupId, consentOn }) => groupId === group.id && consentOn !== null),
  }));
  return {
    sections: parts
      .filter(({ entries }) => entries.length > 0)
      .map(({ group: { id, title, lead }, entries }) => ({ id, title, lead, members: entries.map(toMember) })),
    leaders: parts.flatMap(({ entries }) =>
      entries
        .filter(({ onHome }) => onHome)
        .map(({ name, position, image }) => ({ name, position, ...(image === null ? {} : { image }) })),
    ),
    offices: offices.map(({ name, task, level }) => ({ name, task, level })),
  };
}
