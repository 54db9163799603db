import { Injectable } from '@nestjs/common';

/** The person to look for; at least one field is given. */
export interface PersonQuery {
  email?: string;
  /** With at least seven digits. */
  phone?: string;
  /** First name, last name, or both. */
  name?: string;
}

export const personMatches = ['email', 'phone', 'name', 'text'] as const;
/** What a row was found by. `text`: free text that contains the address, the number or the name. */
export type PersonMatch = (typeof personMatches)[number];

/** A row that may be about the person. */
export interface PersonalRecord {
  id: number;
  /** The person that it is about, as far as the row says. */
  title: string;
  /** One line that lets a person recognise the record. */
  detail: string;
  at: Date | null;
  matched: PersonMatch[];
}

/** The data stored in one row, under names that a person understands. */
export type PersonalFacts = Record<string, unknown>;

/** The personal data in one table. */
export interface PersonalData {
  /** Used in requests, such as 'family'. */
  readonly kind: string;
  /** Heading of a group of records, such as 'Families'. */
  readonly title: string;
  /** The rows about a person, the latest first, deleted ones too; at most `limit`. */
  find(query: PersonQuery, limit: number): Promise<PersonalRecord[]>;
  /** All data stored in these rows; ids that do not exist are ignored. */
  export(ids: readonly number[]): Promise<PersonalFacts[]>;
  /** Deletes the rows for good in the current transaction. Returns how many there were, and a note on what else follows. */
  erase(ids: readonly number[]): Promise<{ count: number; note?: string }>;
}

/** All places where the server stores personal data. Each domain adds its own, so that export and erasure include them. */
@Injectable()
export class PersonalDataRegistry {
  private readonly places = new Map<string, PersonalData>();

  add(place: PersonalData): void {
    this.places.set(place.kind, place);
  }

  find(kind: string): PersonalData | undefined {
    return this.places.get(kind);
  }

  /** Sorted by title. */
  list(): PersonalData[] {
    return [...this.places.values()].sort((one, other) => one.title.localeCompare(other.title, 'en'));
  }
}
