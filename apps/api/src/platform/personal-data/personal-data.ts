import { Injectable } from '@nestjs/common';

/** Who is looked for; at least one of them is given. */
export interface PersonQuery {
  email?: string;
  /** With at least seven digits. */
  phone?: string;
  /** First name, last name, or both. */
  name?: string;
}

export const personMatches = ['email', 'phone', 'name', 'text'] as const;
/** What a row was found by; `text`: somebody's words that have the address, the number or the name in them. */
export type PersonMatch = (typeof personMatches)[number];

/** A row that may be about the person. */
export interface PersonalRecord {
  id: number;
  /** Whom it is about, as far as the row says. */
  title: string;
  /** One line by which a person recognises it. */
  detail: string;
  at: Date | null;
  matched: PersonMatch[];
}

/** What is kept in one row, by names that a person understands. */
export type PersonalFacts = Record<string, unknown>;

/** What one table keeps about people. */
export interface PersonalData {
  /** 'family': in requests */
  readonly kind: string;
  /** 'Families': over a group of records */
  readonly title: string;
  /** The rows about a person, the latest first, deleted ones too; at most `limit`. */
  find(query: PersonQuery, limit: number): Promise<PersonalRecord[]>;
  /** All that is kept in those of these rows that exist. */
  export(ids: readonly number[]): Promise<PersonalFacts[]>;
  /** Removes them for good in the transaction under way. Answers how many there were, and what else follows. */
  erase(ids: readonly number[]): Promise<{ count: number; note?: string }>;
}

/** Every place where the server keeps personal data: a domain adds itself, so that export and erasure reach it. */
@Injectable()
export class PersonalDataRegistry {
  private readonly places = new Map<string, PersonalData>();

  add(place: PersonalData): void {
    this.places.set(place.kind, place);
  }

  find(kind: string): PersonalData | undefined {
    return this.places.get(kind);
  }

  /** In the order of their titles. */
  list(): PersonalData[] {
    return [...this.places.values()].sort((one, other) => one.title.localeCompare(other.title, 'en'));
  }
}
