/** DATA-20 */
export interface TeamMember {
  id: number;
  name: string;
  position: string;
  department: string;
  email: string;
  phone: string;
  location: string;
  bio: string;
  /** Address of a portrait; initials stand in where there is none (TEAM-09). */
  image?: string;
  /** TEAM-10 */
  specialties: readonly string[];
}

export interface TeamSection {
  /** Anchor of the section. */
  id: string;
  title: string;
  lead: string;
  members: readonly TeamMember[];
}

/** Without the words that only say how somebody is addressed. */
const bareName = (name: string): string[] =>
  name.split(' ').filter((part) => !/^(Rev|Dr|Pastor|Bishop|Mzee|Mama|Elder)\.?$/.test(part));

/** First letters of the first and last name, at most two. */
export function initialsOf(name: string): string {
  const parts = bareName(name);
  return [parts[0], parts.length > 1 ? parts.at(-1) : undefined]
    .map((part) => part?.charAt(0) ?? '')
    .join('')
    .toUpperCase();
}

/** A row of the list; the address is made of the name, the number of the id, so that nobody's own is printed by mistake. */
export function member(
  id: number,
  name: string,
  position: string,
  department: string,
  location: string,
  bio: string,
  specialties: readonly string[],
): TeamMember {
  return {
    id,
    name,
    position,
    department,
    location,
    bio,
    specialties,
    email: `${bareName(name).join('.').toLowerCase()}@example.org`,
    phone: `+256 700 000 ${String(100 + id)}`,
  };
}
