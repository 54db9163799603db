import { type DomainError, invalid } from '../../platform/errors/domain-error.ts';
import { pageTexts } from './pages.copy.ts';

/** @param holder the page that has the address, if known */
export const addressTaken = (address: string, holder: { title: string; deletedAt: Date | null } | null): DomainError =>
  invalid({
    address: holder?.deletedAt
      ? pageTexts.addressDeleted({ address, title: holder.title })
      : holder
        ? pageTexts.addressTakenBy({ address, title: holder.title })
        : pageTexts.addressTaken({ address }),
  });
