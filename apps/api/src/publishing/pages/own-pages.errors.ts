import { type DomainError, invalid } from '../../platform/errors/domain-error.ts';

/** @param holder the page that has it, where it is known */
export const addressTaken = (address: string, holder: { title: string; deletedAt: Date | null } | null): DomainError =>
  invalid({
    address: holder?.deletedAt
      ? `Address '${address}' belongs to the deleted page '${holder.title}': restore that one, or choose another`
      : `Address '${address}' is taken${holder ? ` by the page '${holder.title}'` : ''}`,
  });
