import type { DomainError } from '../common/errors/domain-error.ts';
import type { Staff } from '../common/auth/access.ts';
import type { ContentEntity } from './content.entity.ts';
import { adminsSeeUnpublished, signInToSeeUnpublished } from './content.errors.ts';
import type { StatusFilter } from './content.dto.ts';

/** What is particular to one kind of content. */
export interface ContentKind<Item extends ContentEntity, Response extends object> {
  /** 'event': in sentences and in the audit log */
  name: string;
  /** 'events': in sentences and file names; the topic of its prepared reads */
  plural: string;
  /** The column that names an item, and the characters it takes. */
  title: { column: keyof Item & string; longest: number };
  /** The columns of an export. */
  exported: Record<string, (item: Item) => string | number | boolean | null>;
  toResponse(item: Item, forAdmin: boolean): Response;
  /** What the history keeps of an item; what an admin is answered, if left out. */
  toSnapshot?(item: Item): object;
  /** Fields whose values in other items are offered while one is written: columns of one line, and of several. */
  suggested?: { lines?: (keyof Item & string)[]; lists?: (keyof Item & string)[] };
  /** What a copy does not take over. */
  fresh?: Partial<Item>;
  /** @throws DomainError when an item may not be kept like this */
  check?(item: Omit<Item, 'id'>): void;
  /** Why the table refused a change, from the item as it is. */
  refusal?(item: Item): DomainError;
  /** Whether visitors may meet a published item; always, if left out. */
  isShown?(item: Item, now: Date): boolean;
}

export const isAdmin = (staff: Staff | undefined): boolean => staff?.role === 'admin';

/** @throws DomainError 401 or 403 when anything but what is published is asked for by anyone but an admin */
export function checkMaySee(
  kind: { name: string; plural: string },
  status: StatusFilter,
  staff: Staff | undefined,
): void {
  if (status !== 'published' && !isAdmin(staff))
    throw staff ? adminsSeeUnpublished(kind) : signInToSeeUnpublished(kind);
}
